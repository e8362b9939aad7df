import type { Award } from '@quadrant/league';
import type { Category, GameTitle } from '@quadrant/tournament';
import type { DiffCauseKind, PointsTableId } from './history-diff.js';

/** What a tournament did to a rating, by player. */
export interface PlayerChange {
  readonly category: Category;
  readonly player: number;
  readonly before: number;
  readonly after: number;
}

/** Points that a tournament gave, by player. */
export interface PlayerAward {
  readonly table: PointsTableId;
  readonly player: number;
  readonly place: number;
  readonly points: number;
}

/** What a tournament does, in one of the two histories that are compared. */
export interface TournamentSide {
  readonly changes: readonly PlayerChange[];
  readonly awards: readonly PlayerAward[];
}

/** A tournament of which the two histories say something else. */
export interface TournamentDifference {
  /** Number of the tournament; means something to the caller only. */
  readonly tournament: number;
  readonly game: GameTitle;
  /** Null: not published. */
  readonly before: TournamentSide | null;
  readonly after: TournamentSide | null;
  /** Why other input went in; null: the same went in, only the ratings before it moved. */
  readonly cause: DiffCauseKind | null;
}

/** The table that an award counts in. */
export const tableOf = ({ kind, leagueSeason, mastersSeason }: Award): PointsTableId => ({
  kind,
  id: leagueSeason?.id ?? mastersSeason ?? 0,
});
