import { UnrecoverableError } from 'bullmq';

/**
 * Every job that one process may pass to another, with its payload. A payload holds ids, never content: the worker
 * loads what it needs, so a job may run twice or late without harm.
 */
export interface JobPayloads {
  /**
   * Publish the changes that wait. The payload names the change that asked for it, since a change that made a run fail
   * is tried alone. With the versions, each change of one thing is a separate job.
   */
  publish:
    | { kind: 'revision'; tournamentId: string; revision: number }
    | { kind: 'correction'; tournamentId: string; version: number }
    | { kind: 'player-merge'; mergeId: string; undo: boolean }
    | { kind: 'league'; league: string; version: number }
    | { kind: 'batch'; batch: number; undo: boolean };
  /** `after` tells a request's second job from its first: it names what was computed, or a pause that has ended. */
  refresh: { requestId: string; after?: string };
  /** Do the step that a batch asks for. `asked` tells two requests for one step apart. */
  batch: { batch: number; step: string; asked: string };
  /** Tell the phones of a live tournament what is new in a round, or at one of its tables; or tell an account a notice. */
  push:
    | { notice: number }
    | { tournamentId: string; kind: 'paired' | 'round-over' | 'confirm'; round: number; table?: number };
  /** Send a mail, after the ones that wait for the same person. */
  mail: { mail: number };
  /** Write the notices of a run: whose rating it moved. */
  notices: { run: number };
  /** Tell others what happened. The job names the first event of a transaction, and tells all that wait. */
  event: { event: string };
  /** Send what waits for a webhook. */
  webhook: { webhook: string };
}

export type JobName = keyof JobPayloads;

/** A job for the producer. The id removes duplicates: while a job with this id waits or runs, another one is ignored. */
export type JobRequest = { [N in JobName]: { id: string; name: N; payload: JobPayloads[N] } }[JobName];

/** A handler learns this about its attempt: `attempt` counts from 1, and `attemptsLeft` come after this one. */
export interface JobAttempt {
  jobId: string;
  attempt: number;
  attemptsLeft: number;
}

/** There is one handler for each job of the contract. A job may come more than once, so a handler must be safe to run twice. */
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
  batch: ({ batch, undo }) => {
    if (!isCounted(batch)) return 'batch must be a whole number from 1';
    if (typeof undo !== 'boolean') return 'undo must be true or false';
    return { kind: 'batch', batch, undo };
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
  batch: ({ batch, step, asked }) => {
    if (!isCounted(batch)) return 'batch must be a whole number from 1';
    if (typeof step !== 'string' || typeof asked !== 'string') return 'step and asked must be texts';
    return { batch, step, asked };
  },
  push: ({ notice, tournamentId, kind, round, table }) => {
    if (notice !== undefined) return isCounted(notice) ? { notice } : 'notice must be a whole number from 1';
    if (!isUuid(tournamentId)) return 'tournamentId must be a UUID';
    if (kind !== 'paired' && kind !== 'round-over' && kind !== 'confirm')
      return 'kind must be one of paired, round-over, confirm';
    if (!isCounted(round)) return 'round must be a whole number from 1';
    if (table !== undefined && !isCounted(table)) return 'table must be a whole number from 1';
    return { tournamentId, kind, round, ...(table !== undefined && { table }) };
  },
  mail: ({ mail }) => (isCounted(mail) ? { mail } : 'mail must be a whole number from 1'),
  notices: ({ run }) => (isCounted(run) ? { run } : 'run must be a whole number from 1'),
  event: ({ event }) => (typeof event === 'string' ? { event } : 'event must be a text'),
  webhook: ({ webhook }) => (isUuid(webhook) ? { webhook } : 'webhook must be a UUID'),
};

export const JOB_NAMES = Object.keys(readPayload) as JobName[];

/**
 * Checks the payload of a job and returns only what the contract names. The queue may hold jobs of an older release, so
 * types alone do not guarantee it.
 *
 * @throws UnrecoverableError with a sentence for a wrong payload, since a retry would not help
 */
export function takePayload<N extends JobName>(name: N, data: unknown): JobPayloads[N] {
  const payload = typeof data === 'object' && data !== null ? readPayload[name]({ ...data }) : 'it must be an object';
  if (typeof payload === 'string') throw new UnrecoverableError(`The payload of a ${name} job is wrong: ${payload}.`);
  return payload;
}

// BullMQ forbids custom ids that are whole numbers or contain ':'. An id that starts with a letter is never '0' or '17'.
const JOB_ID = /^[A-Za-z][\w-]{0,99}$/;

/** Throws an Error with a sentence for an invalid job id. A valid one has a letter first, then letters, digits, '-' and '_'. */
export function checkJobId(id: string): void {
  if (JOB_ID.test(id)) return;
  throw new Error(
    `"${id}" cannot be the id of a job: it takes a letter first, then up to 99 letters, digits, '-' or '_'.`,
  );
}
