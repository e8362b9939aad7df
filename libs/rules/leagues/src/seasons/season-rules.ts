import type { Phase } from '../phase.js';
import type { LeagueSeason } from '../season.js';

/** A league announces these rules for one season (000, 12.2 and 12.6). */
export type SeasonRules = Omit<LeagueSeason, 'id'>;

export interface CountedTournament<Player extends string> {
  readonly key: string;
  readonly localDate: string;
  /** It is null when the tournament counts for totals, but for no half and no playoffs. */
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
