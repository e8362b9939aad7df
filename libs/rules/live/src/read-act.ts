import { type Text, say } from '@quadrant/rules/message';
import { findHandleFault, normaliseHandle } from '@quadrant/rules/tournament';
import { MOST_HEATS } from './heats.js';
import { JUDGE_NOTES, LIVE_DRAWS, PLAN_APPROVALS, SEATS, type AskedAct } from './live-act.js';

export interface ActFault {
  /** It points into the act (JSON pointer). */
  readonly pointer: string;
  /** The end of a sentence that begins with the name of the part. */
  readonly text: Text;
}

interface Member {
  readonly wanted: Text;
  /** Returns undefined for an invalid value. */
  readonly read: (value: unknown) => unknown;
  readonly isOptional?: boolean;
}

const LONGEST_REASON = 200;
const LONGEST_NOTE = 500;
const MOST_SEEDS = 64;
/** As JSON, a bracket of 64 long handles has 5,000 characters, and a result of a pod less. */
const LONGEST_ACT = 16_000;
const MOST_ROUNDS = 99;

const member = (wanted: Text, read: Member['read']): Member => ({ wanted, read });
const optional = (each: Member): Member => ({ ...each, isOptional: true });

/** Seconds may be left out, as forms do. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** Reads an instant, which is in UTC unless it has an offset. */
function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const at = Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const readHandle = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const handle = normaliseHandle(value);
  return findHandleFault(handle) === null ? handle : undefined;
};

const listOf =
  (most: number, least = 1) =>
  (value: unknown): string[] | undefined => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    const handles = value.map(readHandle);
    return handles.includes(undefined) ? undefined : (handles as string[]);
  };

const readName = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 64 ? value : undefined;

const HANDLE = member(say`a handle of 1 to 64 visible characters`, readHandle);
const lineOf = (wanted: Text, longest: number): Member =>
  member(wanted, (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text !== '' && text.length <= longest ? text : undefined;
  });
const REASON = lineOf(say`a reason in at most ${LONGEST_REASON} characters`, LONGEST_REASON);
const ROUND = member(say`the number of a round, from 1 on`, (value) =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MOST_ROUNDS ? value : undefined,
);
const NUMBER = member(say`a whole number`, (value) => (Number.isSafeInteger(value) ? value : undefined));
const PAIR = member(say`two handles`, listOf(2, 2));
const FLAG = member(say`true or false`, (value) => (typeof value === 'boolean' ? value : undefined));
const OBJECT = member(say`an object as the format quadrant/1 has it`, (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
);
/** The reader of reports checks this value. */
const AS_TOLD = optional(member('a value', (value) => value));

const PLAYER: Readonly<Record<string, Member>> = {
  handle: HANDLE,
  name: AS_TOLD,
  country: AS_TOLD,
  region: AS_TOLD,
  seed: AS_TOLD,
  earnedByes: AS_TOLD,
  headStart: AS_TOLD,
  deck: AS_TOLD,
};

const MEMBERS: { readonly [Kind in AskedAct['kind']]: Readonly<Record<string, Member>> } = {
  enter: PLAYER,
  edit: PLAYER,
  remove: { handle: HANDLE },
  rename: { handle: HANDLE, to: HANDLE },
  'let-director-play': { approvals: NUMBER, secondaryDirector: HANDLE, tertiaryDirector: HANDLE },
  'set-deadline': {
    round: ROUND,
    at: member(say`an instant in ISO 8601, such as 2014-12-06T18:00:00Z`, readInstant),
    player: optional(HANDLE),
    reason: optional(REASON),
  },
  draw: {
    draw: member(LIVE_DRAWS.join(' or '), (value) => (LIVE_DRAWS.some((each) => each === value) ? value : undefined)),
    round: optional(ROUND),
    rules: optional(NUMBER),
  },
  'check-in': { handle: HANDLE, although: optional(REASON) },
  'undo-check-in': { handle: HANDLE },
  'check-in-all': {},
  'undo-check-in-all': {},
  drop: { handle: HANDLE, concedes: optional(FLAG) },
  return: { handle: HANDLE, although: optional(REASON) },
  'renew-link': { handle: HANDLE },
  'add-helper': { handle: HANDLE },
  'remove-helper': { handle: HANDLE },
  pair: { round: ROUND, reason: optional(REASON) },
  swap: { round: ROUND, players: PAIR, reason: REASON },
  'start-round': { round: ROUND, minutes: optional(NUMBER), leadIn: optional(NUMBER) },
  'undo-start': { round: ROUND },
  seat: {
    round: ROUND,
    players: member(say`the handle of the latecomer, and for a game that of the opponent`, listOf(2)),
    as: member(SEATS.join(' or '), (value) => (SEATS.some((each) => each === value) ? value : undefined)),
  },
  'undo-seat': { round: ROUND, player: HANDLE },
  'undo-result': { round: ROUND, player: HANDLE },
  'pause-clock': { round: ROUND },
  'resume-clock': { round: ROUND },
  'add-time': { round: ROUND, minutes: NUMBER, player: optional(HANDLE), reason: optional(REASON) },
  result: {
    round: ROUND,
    players: member(say`the handles of the players`, listOf(16)),
    told: OBJECT,
    although: optional(REASON),
    takesBack: optional(REASON),
  },
  delay: { round: ROUND, players: PAIR, reason: REASON },
  incomplete: {
    round: ROUND,
    players: PAIR,
    responsible: member(say`a handle, or null where it was neither of the two`, (value) =>
      value === null ? null : readHandle(value),
    ),
    reason: REASON,
    takesBack: optional(REASON),
  },
  'plan-rounds': {
    rounds: ROUND,
    approval: optional(
      member(PLAN_APPROVALS.join(' or '), (value) =>
        PLAN_APPROVALS.some((each) => each === value) ? value : undefined,
      ),
    ),
    reason: optional(REASON),
  },
  'publish-bracket': {
    bracket: member(say`the name of a bracket`, readName),
    seeds: optional(member(say`up to ${MOST_SEEDS} handles, the first seed first`, listOf(MOST_SEEDS, 2))),
    bestOf: NUMBER,
  },
  'withdraw-bracket': { reason: REASON },
  'judge-note': {
    note: member(JUDGE_NOTES.join(' or '), (value) => (JUDGE_NOTES.some((each) => each === value) ? value : undefined)),
    player: optional(HANDLE),
    round: optional(ROUND),
    text: lineOf(say`what happened, in at most ${LONGEST_NOTE} characters`, LONGEST_NOTE),
  },
  'undo-judge-note': { version: NUMBER },
  'plan-heats': {
    heats: member(say`a number of heats from 2 to ${MOST_HEATS}`, (value) =>
      Number.isSafeInteger(value) && (value as number) >= 2 && (value as number) <= MOST_HEATS ? value : undefined,
    ),
    bracket: member(say`the name of a bracket, or null for Tribbles`, (value) =>
      value === null ? null : readName(value),
    ),
    bestOf: NUMBER,
  },
  'take-heats': {
    bracket: optional(member(say`the name of a bracket`, readName)),
    reason: optional(REASON),
    although: optional(REASON),
  },
  confrontation: { players: PAIR, winner: HANDLE },
  finish: {},
  reopen: { reason: REASON },
};

export const ACT_KINDS = Object.keys(MEMBERS) as AskedAct['kind'][];

/** Describes the members that each kind of act has and their values, for descriptions of the interface. */
export const describeMembers = (
  kind: AskedAct['kind'],
): readonly (readonly [name: string, wanted: Text, isOptional: boolean])[] =>
  Object.entries(MEMBERS[kind]).map(([name, { wanted, isOptional }]) => [name, wanted, isOptional === true]);

/** Reads an act that came from outside. */
export function readAct(value: unknown): { readonly act: AskedAct } | { readonly faults: readonly ActFault[] } {
  if (JSON.stringify(value ?? null).length > LONGEST_ACT) {
    return { faults: [{ pointer: '', text: say`must have at most ${LONGEST_ACT} characters` }] };
  }
  const told = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const kind = ACT_KINDS.find((each) => each === told['kind']);
  if (kind === undefined) return { faults: [{ pointer: '/kind', text: say`must be one of ${ACT_KINDS.join(', ')}` }] };
  const act: Record<string, unknown> = { kind };
  const faults: ActFault[] = [];
  for (const [name, { wanted, read, isOptional }] of Object.entries(MEMBERS[kind])) {
    const given = told[name];
    if (given === undefined && isOptional === true) continue;
    const found = given === undefined ? undefined : read(given);
    if (found === undefined) faults.push({ pointer: `/${name}`, text: say`must be ${wanted}` });
    else act[name] = found;
  }
  const strange = Object.keys(told).filter((name) => name !== 'kind' && !Object.hasOwn(MEMBERS[kind], name));
  faults.push(...strange.map((name) => ({ pointer: `/${name}`, text: say`is not known in ${kind}` })));
  return faults.length > 0 ? { faults } : { act: act as unknown as AskedAct };
}
