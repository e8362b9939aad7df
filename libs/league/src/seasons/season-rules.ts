import type { Phase } from '../phase.js';

/** Days of a season, both included; local calendar dates as `YYYY-MM-DD`. */
export interface PhaseWindow {
  readonly from: string;
  readonly to: string;
}

/** What a league announced for one season (000, 12.2 and 12.6). */
export interface SeasonRules {
  /** Slug of the league. */
  readonly league: string;
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Null for a phase that the season has not got. */
  readonly phases: Readonly<Record<Phase, PhaseWindow | null>>;
  /** How many tournaments of a phase count. */
  readonly tournamentsPerPhase: number;
  /** Players who qualify by each half; null when none were announced, and then nobody qualifies. */
  readonly qualifiers: { readonly firstHalf: number; readonly secondHalf: number } | null;
}

/** A counting tournament of the league and season. */
export interface SeasonEvent<Player extends string> {
  readonly key: string;
  readonly localDate: string;
  /** Null where it counts for totals, but for no half and no playoffs. */
  readonly phase: Phase | null;
  readonly attended: readonly Player[];
  readonly awards: readonly SeasonAward<Player>[];
}

export interface SeasonAward<Player extends string> {
  readonly player: Player;
  readonly kind: 'league' | 'bonus';
  readonly points: number;
  readonly place: number;
}

/** A toss that the league director recorded: the first of the order goes first. */
export interface RecordedToss<Player extends string> {
  readonly stage: Phase;
  readonly order: readonly Player[];
}
