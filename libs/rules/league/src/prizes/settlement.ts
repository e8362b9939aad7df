import type { Text } from '@quadrant/rules/message';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { Entitlement } from '@quadrant/rules/championships';
import type { Championship, ChampionshipTournament, PlayedAt } from './championship.js';

/** An entitlement as it was won. Players are given as whom they count now: who was merged is one. */
export interface PlayerEntitlement extends Entitlement {
  /** Unique, and the same after a refresh: choices and forfeits hang on it. */
  readonly id: string;
  readonly player: number;
  readonly game: GameTitle;
  readonly wonIn: PlayedAt;
}

/**
 * What an entry of a Continental or of Worlds shows. One that shows neither byes nor a head start says that its player
 * took part without.
 */
export interface ShownClaim {
  readonly tournament: ChampionshipTournament;
  readonly entry: number;
  /** Null for somebody who is new. */
  readonly player: number | null;
  /** Rounds with the result EARNED_BYE. */
  readonly rounds: readonly number[];
  readonly headStart: number;
}

/** Everything that the state of entitlements follows from; the order of lists says nothing. */
export interface EntitlementFacts {
  readonly entitlements: readonly PlayerEntitlement[];
  /** The continent that was chosen, by id of the entitlement. */
  readonly choices: ReadonlyMap<string, string>;
  /** When an entitlement was given up, by its id. */
  readonly forfeits: ReadonlyMap<string, string>;
  readonly claims: readonly ShownClaim[];
  /** Published tournaments of Continentals and Worlds; those of `claims` need not be repeated. */
  readonly played: readonly ChampionshipTournament[];
  /** Calendar date, `YYYY-MM-DD`. */
  readonly today: string;
}

export const ENTITLEMENT_STATES = ['open', 'needs-choice', 'used', 'forfeited', 'expired'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** Where an entitlement was used. */
export interface EntitlementUse {
  readonly tournament: ChampionshipTournament;
  /** Rounds of Earned Byes; none for a head start. */
  readonly rounds: readonly number[];
}

/** Where an entitlement stands. */
export interface SettledEntitlement {
  readonly entitlement: PlayerEntitlement;
  readonly state: EntitlementState;
  readonly championship: Championship;
  /** The championship in words. */
  readonly target: string;
  /** In the order of history. An open or expired one may have been used for one of its rounds. */
  readonly uses: readonly EntitlementUse[];
  /** Rounds that may still be used; those that never will be as well, once it has expired or is forfeited. */
  readonly roundsLeft: readonly number[];
  /** Why it has expired, or when it was forfeited; null in other states. */
  readonly why: Text | null;
}

export const UNCOVERED_REASONS = [
  'used-up',
  'forfeited',
  'past-first-heat',
  'other-amount',
  'other-round',
  'choice-missing',
  'expired',
  'other-year',
  'other-continent',
  'other-championship',
  'other-game',
  'won-later',
  'never-won',
] as const;
/** Why no entitlement covers a claim, the closest first. */
export type UncoveredReason = (typeof UNCOVERED_REASONS)[number];

/** An Earned Bye for one round, or a head start, that was taken without being entitled to it. */
export interface UncoveredClaim {
  readonly claim: ShownClaim;
  /** Null: the head start. */
  readonly round: number | null;
  readonly reason: UncoveredReason;
  /** The same in a clause, with where and when. */
  readonly why: Text;
  /** The entitlement that came closest. */
  readonly closest: PlayerEntitlement | null;
}

export interface Settlement {
  /** In the order in which they were won, then by id. */
  readonly entitlements: readonly SettledEntitlement[];
  /** In the order of history, then by entry and round. */
  readonly uncovered: readonly UncoveredClaim[];
}
