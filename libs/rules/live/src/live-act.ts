import type { Deck } from '@quadrant/rules/tournament';
import type { HeatsPlan } from './live-tournament.js';

/** A match or a pod as `quadrant/1` writes it, without its players: `result`, `score`, `endedBy`, `games`; or `scores` and `wentOut`. */
export type ToldResult = Readonly<Record<string, unknown>>;

/** A player as somebody enters them, or what is different of one who is there. */
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

/** Who approved another number of rounds (000, section 6). */
export const PLAN_APPROVALS = ['everybody', 'emergency'] as const;
export type PlanApproval = (typeof PLAN_APPROVALS)[number];

/**
 * What happens in a live tournament, as the log keeps it. Rounds and brackets hold what was drawn, so that the log means the same for ever.
 *
 * A handle stands for its player whatever its capitals. `reason` is what players read.
 */
export type LiveAct =
  | ({ readonly kind: 'enter' } & EnteredPlayer)
  | { readonly kind: 'remove'; readonly handle: string }
  /** Somebody who has not played yet is somebody else: the handle was misspelled. */
  | { readonly kind: 'rename'; readonly handle: string; readonly to: string }
  /** 000, 7.1: the director plays too. `approvals`: players who approve, without the director. */
  | {
      readonly kind: 'let-director-play';
      readonly approvals: number;
      readonly secondaryDirector: string;
      readonly tertiaryDirector: string;
    }
  /** `although`: why they play here while they play in another live tournament. */
  | { readonly kind: 'check-in'; readonly handle: string; readonly although?: string }
  | { readonly kind: 'undo-check-in'; readonly handle: string }
  | CheckInAllAct
  /** Of those whom the last check-in of everybody checked in, and who have not played since. */
  | { readonly kind: 'undo-check-in-all' }
  /** `concedes`: their open game is conceded. */
  | { readonly kind: 'drop'; readonly handle: string; readonly concedes?: boolean }
  /** `although` as for a check-in. */
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
  | { readonly kind: 'start-round'; readonly round: number; readonly minutes?: number }
  | { readonly kind: 'pause-clock'; readonly round: number }
  | { readonly kind: 'resume-clock'; readonly round: number }
  /** For everybody, or for the game of one player. */
  | {
      readonly kind: 'add-time';
      readonly round: number;
      readonly minutes: number;
      readonly player?: string;
      readonly reason?: string;
    }
  /**
   * Of a match: two players, in the order in which `told` speaks of them. Of a pod: any of its players.
   * `although` says why it is right, where score, ending and result do not fit.
   */
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly players: readonly string[];
      readonly told: ToldResult;
      readonly although?: string;
    }
  /** 000, 13.4: until when the games of a round are played; of one player's game where they have an extension. */
  | {
      readonly kind: 'set-deadline';
      readonly round: number;
      /** ISO 8601 in UTC. */
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
  /** 000, 13.5 and 13.6, and who does not appear (7.5); `responsible` is null where it was neither or nobody can tell. */
  | {
      readonly kind: 'incomplete';
      readonly round: number;
      readonly players: readonly [string, string];
      readonly responsible: string | null;
      readonly reason: string;
    }
  | {
      readonly kind: 'plan-rounds';
      readonly rounds: number;
      readonly approval?: PlanApproval;
      readonly reason?: string;
    }
  | {
      readonly kind: 'publish-bracket';
      readonly bracket: string;
      /** Handles, the first seed first. */
      readonly seeds: readonly string[];
      readonly bestOf: number;
    }
  | { readonly kind: 'withdraw-bracket'; readonly reason: string }
  /** Of finals: how their heats are played. */
  | ({ readonly kind: 'plan-heats' } & HeatsPlan)
  | TakeHeatsAct
  | { readonly kind: 'confrontation'; readonly players: readonly [string, string]; readonly winner: string }
  | { readonly kind: 'finish' }
  | { readonly kind: 'reopen'; readonly reason: string };

/** Everybody on the list who was not checked in, as far as nothing spoke against it. */
export interface CheckInAllAct {
  readonly kind: 'check-in-all';
  readonly handles: readonly string[];
}

/** A round as it was paired. */
export interface PairAct {
  readonly kind: 'pair';
  readonly round: number;
  readonly matches: readonly (readonly [string, string])[];
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly pods: readonly (readonly string[])[];
  /** Why so, in sentences. */
  readonly explanations: readonly string[];
  /** What a player is to know beside the opponent, by handle: whose deck they play, which rule they drew. */
  readonly notes: Readonly<Record<string, string>>;
  /** Why the round is paired once more; null the first time. */
  readonly reason: string | null;
}

/** Who plays the finals after heats. */
export interface TakeHeatsAct {
  readonly kind: 'take-heats';
  /** The first seed first; of Tribbles the top table first, and the seed is the table. */
  readonly qualified: readonly Qualified[];
  /** Null for Tribbles. */
  readonly bracket: string | null;
  readonly bestOf: number;
  readonly reason: string | null;
  /** Why some of them play here while they play in another live tournament. */
  readonly although?: string;
}

/** A player who plays on, with the number of their heat. */
export interface Qualified {
  readonly handle: string;
  readonly seed: number;
  readonly heat: number;
}

/** What can be drawn beside pairings. The decks of Deck Lottery are drawn with the pairing. */
export const LIVE_DRAWS = ['draft-groups', 'first-player', 'race-to-the-alpha-quadrant'] as const;
export type LiveDraw = (typeof LIVE_DRAWS)[number];

/** Something as it was drawn. */
export interface DrawAct {
  readonly kind: 'draw';
  readonly draw: LiveDraw;
  /** Null for draft groups. */
  readonly round: number | null;
  readonly groups: readonly (readonly string[])[];
  /** What a player is to know, by handle. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface AskedDraw {
  readonly kind: 'draw';
  readonly draw: LiveDraw;
  readonly round?: number;
  /** How many rules the Race to the Alpha Quadrant has. */
  readonly rules?: number;
}

/** What somebody asks for: a round is paired by the server, and the finals take who qualified. */
export type AskedAct =
  | Exclude<LiveAct, PairAct | TakeHeatsAct | DrawAct | CheckInAllAct>
  | AskedPairing
  | AskedHeats
  | AskedDraw
  | { readonly kind: 'check-in-all' };

export interface AskedHeats {
  readonly kind: 'take-heats';
  /** Another bracket, where fewer players qualified than it was planned for. */
  readonly bracket?: string;
  /** Why other than planned. */
  readonly reason?: string;
  /** Why some of them play here while they play in another live tournament. */
  readonly although?: string;
}

/** The next round, or once more the one that is paired and not started. */
export interface AskedPairing {
  readonly kind: 'pair';
  readonly round: number;
  readonly reason?: string;
}

/** Kinds of acts that a player may do by their link. */
export const OWN_ACTS = ['check-in', 'result', 'drop'] as const;
export type OwnAct = Extract<AskedAct, { readonly kind: (typeof OWN_ACTS)[number] }>;

/** What helpers do; everything else is for directors. */
export const HELPED_ACTS: ReadonlySet<AskedAct['kind']> = new Set([
  ...(['enter', 'check-in', 'undo-check-in', 'check-in-all', 'undo-check-in-all', 'result'] as const),
]);

/** An act as the log holds it, in the order that the server gave it. */
export interface LiveEntry {
  /** From 1 without gaps: the version of the tournament after it. */
  readonly version: number;
  /** ISO 8601 in UTC, as the server's clock had it. */
  readonly at: string;
  /** The handle of a director or helper, or of the player whose link was used. */
  readonly by: string;
  readonly role: 'director' | 'player';
  /** The version that whoever did it had seen; null where they do not say. */
  readonly basedOn: number | null;
  readonly act: LiveAct;
}

/** An act with who asks for it. */
export interface AskedEntry extends Pick<LiveEntry, 'by' | 'role' | 'basedOn'> {
  readonly act: AskedAct;
}
