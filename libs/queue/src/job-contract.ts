import { UnrecoverableError } from 'bullmq';

/**
 * Every job that one process may hand to another, and what it carries. A payload is ids, never content: the worker loads
 * what it needs, so a job may run twice or late without doing harm.
 */
export interface JobPayloads {
  /**
   * Publish what waits next. The payload names the change that asked for it: one that made a run fail is tried alone. The
   * versions make each change of one thing a job of its own.
   */
  publish:
    | { kind: 'revision'; tournamentId: string; revision: number }
    | { kind: 'correction'; tournamentId: string; version: number }
    | { kind: 'player-merge'; mergeId: string; undo: boolean }
    | { kind: 'league'; league: string; version: number };
  /** `after` tells a request's second job from its first: what was computed, or a pause that has ended. */
  refresh: { requestId: string; after?: string };
}

export type JobName = keyof JobPayloads;

/** A job as the producer takes it. The id de-duplicates: while a job with this id waits or runs, another is ignored. */
export type JobRequest = { [N in JobName]: { id: string; name: N; payload: JobPayloads[N] } }[JobName];

/** What a handler learns about the attempt it makes: `attempt` counts from 1, `attemptsLeft` come after this one. */
export interface JobAttempt {
  jobId: string;
  attempt: number;
  attemptsLeft: number;
}

/** One handler for each job of the contract; a job may come more than once, so a handler must be safe to run twice. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N], attempt: JobAttempt) => Promise<void> };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const isCounted = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

type Fields = Record<string, unknown>;

type Change = JobPayloads['publish'];

const readChange: { [K in Change['kind']]: (data: Fields) => Extract<Change, { kind: K }> | string } = {
  revision: ({ tournamentId, revision }) => {
    if (!isUuid(tournamentId)) return 'tournamentId must be a UUID';
    if (!isCounted(revision)) return 'revision must be a whole number from 1';
    return { kind: 'revision', tournamentId, revision };
  },
  correction: ({ tournamentId, version }) => {
    if (!isUuid(tournamentId)) return 'tournamentId must be a UUID';
    if (!isCounted(version)) return 'version must be a whole number from 1';
    return { kind: 'correction', tournamentId, version };
  },
  'player-merge': ({ mergeId, undo }) => {
    if (!isUuid(mergeId)) return 'mergeId must be a UUID';
    if (typeof undo !== 'boolean') return 'undo must be true or false';
    return { kind: 'player-merge', mergeId, undo };
  },
  league: ({ league, version }) => {
    if (typeof league !== 'string' || league === '') return 'league must be a text that is not empty';
    if (!isCounted(version)) return 'version must be a whole number from 1';
    return { kind: 'league', league, version };
  },
};

const isKind = (kind: unknown): kind is Change['kind'] => typeof kind === 'string' && Object.hasOwn(readChange, kind);

const readPayload: { [N in JobName]: (data: Fields) => JobPayloads[N] | string } = {
  publish: (data) =>
    isKind(data.kind) ? readChange[data.kind](data) : `kind must be one of ${Object.keys(readChange).join(', ')}`,
  refresh: ({ requestId, after }) => {
    if (typeof requestId !== 'string' || requestId === '') return 'requestId must be a text that is not empty';
    if (after !== undefined && typeof after !== 'string') return 'after must be a text';
    return { requestId, ...(after !== undefined && { after }) };
  },
};

export const JOB_NAMES = Object.keys(readPayload) as JobName[];

/**
 * The payload of a job that was taken up, checked, with nothing in it but what the contract names. The queue may hold jobs
 * of an older release, so types alone do not vouch for it. Throws `UnrecoverableError` with a sentence for a wrong payload:
 * no retry would mend it.
 */
export function takePayload<N extends JobName>(name: N, data: unknown): JobPayloads[N] {
  const payload = typeof data === 'object' && data !== null ? readPayload[name]({ ...data }) : 'it must be an object';
  if (typeof payload === 'string') throw new UnrecoverableError(`The payload of a ${name} job is wrong: ${payload}.`);
  return payload;
}

// BullMQ forbids ':' and whole numbers as ids of one's own; starting with a letter rules out both '0' and '17'.
const JOB_ID = /^[A-Za-z][\w-]{0,99}$/;

/** Throws an Error with a sentence when the id cannot be a job's: a letter first, then letters, digits, '-' and '_'. */
export function checkJobId(id: string): void {
  if (JOB_ID.test(id)) return;
  throw new Error(
    `"${id}" cannot be the id of a job: it takes a letter first, then up to 99 letters, digits, '-' or '_'.`,
  );
}
