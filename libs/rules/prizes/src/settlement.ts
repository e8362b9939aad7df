import type { Text } from '@quadrant/rules/message';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { Entitlement } from '@quadrant/rules/championships';
import type { Championship, ChampionshipTournament, PlayedAt } from './championship.js';

/** An entitlement as it was won. Merged players count as one player. */
export interface PlayerEntitlement extends Entitlement {
  /** It is unique and stays the same after a refresh, because choices and forfeits refer to it. */
  readonly id: string;
  readonly player: number;
  readonly game: GameTitle;
  readonly wonIn: PlayedAt;
}

/** An entry of a Continental or of Worlds claims this. With neither byes nor a head start, its player took part without them. */
export interface ShownClaim {
  readonly tournament: ChampionshipTournament;
  readonly entry: number;
  /** It is null for a new player. */
  readonly player: number | null;
  /** These rounds have the result EARNED_BYE. */
  readonly rounds: readonly number[];
  readonly headStart: number;
}

/** Everything that decides the state of entitlements. The order of the lists does not matter. */
export interface EntitlementFacts {
  readonly entitlements: readonly PlayerEntitlement[];
  /** The continent that was chosen, by id of the entitlement. */
  readonly choices: ReadonlyMap<string, string>;
  /** The moment at which an entitlement was given up, by its id. */
  readonly forfeits: ReadonlyMap<string, string>;
  readonly claims: readonly ShownClaim[];
  /** Published tournaments of Continentals and Worlds; those of `claims` need not be repeated. */
  readonly played: readonly ChampionshipTournament[];
  readonly today: string;
}

export const ENTITLEMENT_STATES = ['open', 'needs-choice', 'used', 'forfeited', 'expired'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

export interface EntitlementUse {
  readonly tournament: ChampionshipTournament;
  /** The rounds of Earned Byes; empty for a head start. */
  readonly rounds: readonly number[];
}

export interface SettledEntitlement {
  readonly entitlement: PlayerEntitlement;
  readonly state: EntitlementState;
  readonly championship: Championship;
  readonly target: string;
  /** They are in the order of history. An open or expired entitlement may have been used for one of its rounds. */
  readonly uses: readonly EntitlementUse[];
  /** The rounds that may still be used. Once the entitlement has expired or is forfeited, these rounds never will be. */
  readonly roundsLeft: readonly number[];
  /** It says why it has expired, or when it was forfeited; it is null in other states. */
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
/** The reason why no entitlement covers a claim. The closest comes first. */
export type UncoveredReason = (typeof UNCOVERED_REASONS)[number];

/** An Earned Bye for one round, or a head start, that was taken without being entitled to it. */
export interface UncoveredClaim {
  readonly claim: ShownClaim;
  /** Null means the head start. */
  readonly round: number | null;
  readonly reason: UncoveredReason;
  /** A clause that gives the reason, with where and when. */
  readonly why: Text;
  readonly closest: PlayerEntitlement | null;
}

export interface Settlement {
  /** They are sorted by when they were won, then by id. */
  readonly entitlements: readonly SettledEntitlement[];
  /** They are in the order of history, then by entry and round. */
  readonly uncovered: readonly UncoveredClaim[];
}
