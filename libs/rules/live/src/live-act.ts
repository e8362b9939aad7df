import type { Text } from '@quadrant/rules/message';
import type { Deck } from '@quadrant/rules/tournament';
import type { HeatsPlan } from './live-tournament.js';

/** A match or a pod as `quadrant/1` has it, without players: `result`, `score`, `endedBy`, `games`; or `scores` and `wentOut`. */
export type ToldResult = Readonly<Record<string, unknown>>;

/** A player as they are entered, or the facts of a player on the list that change. */
export interface EnteredPlayer {
  readonly handle: string;
  readonly name?: string | null;
  readonly country?: string | null;
  readonly region?: string | null;
  readonly seed?: number | null;
  readonly earnedByes?: readonly number[];
  readonly headStart?: number;
  readonly deck?: Deck | null;
}

/** They approved another number of rounds (000, section 6). */
export const PLAN_APPROVALS = ['everybody', 'emergency'] as const;
export type PlanApproval = (typeof PLAN_APPROVALS)[number];

/**
 * The acts in a live tournament, as the log keeps them. Rounds and brackets contain the draws, so that the log always
 * means the same. A handle names its player in any capitals. Players read the `reason`.
 */
export type LiveAct =
  /** A new player. In old logs it also changes facts of a player on the list. */
  | ({ readonly kind: 'enter' } & EnteredPlayer)
  | ({ readonly kind: 'edit' } & EnteredPlayer)
  | { readonly kind: 'remove'; readonly handle: string }
  /** A player who has not played yet is a different person: the handle was misspelled. */
  | { readonly kind: 'rename'; readonly handle: string; readonly to: string }
  /** 000, 7.1: the director plays too. `approvals` are the players who approve, without the director. */
  | {
      readonly kind: 'let-director-play';
      readonly approvals: number;
      readonly secondaryDirector: string;
      readonly tertiaryDirector: string;
    }
  /** `although` says why they play here while they play in another live tournament. */
  | { readonly kind: 'check-in'; readonly handle: string; readonly although?: string }
  | { readonly kind: 'undo-check-in'; readonly handle: string }
  | CheckInAllAct
  /** It concerns players that the last check-in of everybody checked in, and who have not played since. */
  | { readonly kind: 'undo-check-in-all' }
  /** If `concedes` is set, they concede their open game. */
  | { readonly kind: 'drop'; readonly handle: string; readonly concedes?: boolean }
  /** `although` is the same as for a check-in. */
  | { readonly kind: 'return'; readonly handle: string; readonly although?: string }
  | { readonly kind: 'renew-link'; readonly handle: string }
  | { readonly kind: 'add-helper'; readonly handle: string }
  | { readonly kind: 'remove-helper'; readonly handle: string }
  | PairAct
  | {
      readonly kind: 'swap';
      readonly round: number;
      readonly players: readonly [string, string];
      readonly reason: string;
    }
  /** The clock begins after `leadIn` minutes, in which players find their tables. */
  | { readonly kind: 'start-round'; readonly round: number; readonly minutes?: number; readonly leadIn?: number }
  /** The round was started too early: it has no result. */
  | { readonly kind: 'undo-start'; readonly round: number }
  | SeatAct
  | UndoSeatAct
  | UndoResultAct
  | { readonly kind: 'pause-clock'; readonly round: number }
  | { readonly kind: 'resume-clock'; readonly round: number }
  /** It is for all players, or for the game of one player. */
  | {
      readonly kind: 'add-time';
      readonly round: number;
      readonly minutes: number;
      readonly player?: string;
      readonly reason?: string;
    }
  /**
   * For a match, `players` are both players, in the order of `told`. For a pod, any of its players is enough.
   * `although` says why the result is right when score, ending and result do not fit.
   */
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly players: readonly string[];
      readonly told: ToldResult;
      readonly although?: string;
      /** It says why results of later matches of the bracket are taken back with it. */
      readonly takesBack?: string;
    }
  /** 000, 13.4: the deadline of the games of a round, or of one player's game when they have an extension. */
  | {
      readonly kind: 'set-deadline';
      readonly round: number;
      /** It is ISO 8601 in UTC. */
      readonly at: string;
      readonly player?: string;
      readonly reason?: string;
    }
  | DrawAct
  /** 000, 13.4: the game is finished later, and the next round may begin. */
  | {
      readonly kind: 'delay';
      readonly round: number;
      readonly players: readonly [string, string];
      readonly reason: string;
    }
  /** 000, 13.5 and 13.6, and a player who does not appear (7.5). `responsible` is null when it was neither or is unknown. */
  | {
      readonly kind: 'incomplete';
      readonly round: number;
      readonly players: readonly [string, string];
      readonly responsible: string | null;
      readonly reason: string;
      /** It is the same as for a result. */
      readonly takesBack?: string;
    }
  | {
      readonly kind: 'plan-rounds';
      readonly rounds: number;
      readonly approval?: PlanApproval;
      readonly reason?: string;
    }
  | BracketAct
  | { readonly kind: 'withdraw-bracket'; readonly reason: string }
  /** It says how the heats of finals are played. */
  | ({ readonly kind: 'plan-heats' } & HeatsPlan)
  | TakeHeatsAct
  | JudgeNoteAct
  /** A note of a judge was wrong. The version is that of its entry. */
  | { readonly kind: 'undo-judge-note'; readonly version: number }
  | { readonly kind: 'confrontation'; readonly players: readonly [string, string]; readonly winner: string }
  | { readonly kind: 'finish' }
  | { readonly kind: 'reopen'; readonly reason: string };

/** The players on the list who were not checked in, as far as nothing prevents it. */
export interface CheckInAllAct {
  readonly kind: 'check-in-all';
  readonly handles: readonly string[];
  /** They were not checked in, and why; absent when everybody was. */
  readonly skipped?: readonly SkippedPlayer[];
}

export interface SkippedPlayer {
  readonly handle: string;
  readonly reason: Text;
}

/**
 * How a player without a seat is taken into a round that is paired. `game`: against the other of `players`, who has the
 * bye, or no seat either. `bye`: before the start. `missed-game` (000, 7.5): after it.
 */
export const SEATS = ['game', 'bye', 'missed-game'] as const;

export interface SeatAct {
  readonly kind: 'seat';
  readonly round: number;
  /** The latecomer comes first. There are two for a game, and one otherwise. */
  readonly players: readonly string[];
  readonly as: (typeof SEATS)[number];
}

/** The last entry about a game was wrong: what was known before counts again. */
export interface UndoResultAct {
  readonly kind: 'undo-result';
  readonly round: number;
  /** Any player of the table is enough. */
  readonly player: string;
}

/** A latecomer was seated by mistake. */
export interface UndoSeatAct {
  readonly kind: 'undo-seat';
  readonly round: number;
  readonly player: string;
}

/** Judges write these notes about a player or the tournament. Extra time is an act of its own: `add-time`. */
export const JUDGE_NOTES = ['ruling', 'penalty', 'deck-check'] as const;

/** Only those who run the tournament read it. */
export interface JudgeNoteAct {
  readonly kind: 'judge-note';
  readonly note: (typeof JUDGE_NOTES)[number];
  /** A handle; absent where it is about nobody in particular. */
  readonly player?: string;
  readonly round?: number;
  readonly text: string;
}

export interface BracketAct {
  readonly kind: 'publish-bracket';
  readonly bracket: string;
  /** They are handles, the first seed first. */
  readonly seeds: readonly string[];
  readonly bestOf: number;
}

/** Without seeds the first players by the standings play it; before any round, those with the first seed numbers. */
export interface AskedBracket extends Omit<BracketAct, 'seeds'> {
  readonly seeds?: readonly string[];
}

export interface PairAct {
  readonly kind: 'pair';
  readonly round: number;
  readonly matches: readonly (readonly [string, string])[];
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly pods: readonly (readonly string[])[];
  readonly explanations: readonly Text[];
  /** The key is a handle. The note says whose deck the player plays or which rule they drew. */
  readonly notes: Readonly<Record<string, Text>>;
  /** Why the round is paired once more; null the first time. */
  readonly reason: string | null;
}

/** The players who were taken into the finals after heats. */
export interface TakeHeatsAct {
  readonly kind: 'take-heats';
  /** The first seed comes first. In Tribbles the top table comes first, and the seed is the table. */
  readonly qualified: readonly Qualified[];
  /** It is null for Tribbles. */
  readonly bracket: string | null;
  readonly bestOf: number;
  readonly reason: string | null;
  /** The reason why some of them play here while they play in another live tournament. */
  readonly although?: string;
}

/** A player who plays on, with the number of their heat. */
export interface Qualified {
  readonly handle: string;
  readonly seed: number;
  readonly heat: number;
}

/** These can be drawn besides pairings. The decks of Deck Lottery are drawn with the pairing. */
export const LIVE_DRAWS = ['draft-groups', 'first-player', 'race-to-the-alpha-quadrant'] as const;
export type LiveDraw = (typeof LIVE_DRAWS)[number];

export interface DrawAct {
  readonly kind: 'draw';
  readonly draw: LiveDraw;
  /** It is null for draft groups. */
  readonly round: number | null;
  readonly groups: readonly (readonly string[])[];
  /** The key is the handle of the player who reads the note. */
  readonly notes: Readonly<Record<string, Text>>;
}

export interface AskedDraw {
  readonly kind: 'draw';
  readonly draw: LiveDraw;
  readonly round?: number;
  /** The number of rules that the Race to the Alpha Quadrant has. */
  readonly rules?: number;
}

/** Clients ask for these acts: the server pairs a round, and takes the qualified players into the finals. */
export type AskedAct =
  | Exclude<LiveAct, PairAct | TakeHeatsAct | DrawAct | CheckInAllAct | BracketAct>
  | AskedBracket
  | AskedPairing
  | AskedHeats
  | AskedDraw
  | { readonly kind: 'check-in-all' };

export interface AskedHeats {
  readonly kind: 'take-heats';
  /** Another bracket, when fewer players qualified than planned. */
  readonly bracket?: string;
  /** It says why the finals differ from the plan. */
  readonly reason?: string;
  /** The reason why some of them play here while they play in another live tournament. */
  readonly although?: string;
}

/** It asks for the next round, or to pair the last one again if it is not started. */
export interface AskedPairing {
  readonly kind: 'pair';
  readonly round: number;
  readonly reason?: string;
}

/** A player may do these acts by their link. */
export const OWN_ACTS = ['check-in', 'result', 'drop'] as const;
export type OwnAct = Extract<AskedAct, { readonly kind: (typeof OWN_ACTS)[number] }>;

/** Helpers may do these acts; all others are for directors. */
export const HELPED_ACTS: ReadonlySet<AskedAct['kind']> = new Set([
  ...([
    'enter',
    'edit',
    'check-in',
    'undo-check-in',
    'check-in-all',
    'undo-check-in-all',
    'result',
    'undo-result',
  ] as const),
  ...(['judge-note', 'undo-judge-note'] as const),
]);

/** An act in the log, in the order that the server gave it. */
export interface LiveEntry {
  /** Versions are numbered from 1 without gaps: it is the version of the tournament after the entry. */
  readonly version: number;
  /** ISO 8601 in UTC, which is taken from the server's clock. */
  readonly at: string;
  /** The handle of a director or helper, or of the player whose link was used. */
  readonly by: string;
  readonly role: 'director' | 'player';
  /** The version that the author had seen; null when they do not say. */
  readonly basedOn: number | null;
  readonly act: LiveAct;
}

export interface AskedEntry extends Pick<LiveEntry, 'by' | 'role' | 'basedOn'> {
  readonly act: AskedAct;
}
