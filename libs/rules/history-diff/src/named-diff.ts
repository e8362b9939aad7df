import { nameDiff } from './name-diff.js';
import type { HistoryDiff, PointsTableId } from './history-diff.js';

export interface DiffTournament {
  /** Its id everywhere; null for a tournament that is only hypothetical. */
  readonly key: string | null;
  readonly name: string;
}

export interface DiffPointsTable {
  readonly kind: PointsTableId['kind'];
  /** The slug of a league is null for Masters. */
  readonly league: string | null;
  /** Diffs that were stored before pages named leagues have none. */
  readonly leagueName?: string;
  readonly season: string;
}

/** A diff for people, with players named by handle. */
export type NamedHistoryDiff = HistoryDiff<string, DiffTournament, DiffPointsTable>;

/** Returns the same diff with players who have other names. */
export const renamePlayers = (diff: NamedHistoryDiff, shown: (handle: string) => string): NamedHistoryDiff =>
  nameDiff(diff, { player: shown, tournament: (tournament) => tournament, table: (table) => table });

/** Names of things that are not stored, by the row ids that represent them. */
export interface UnstoredNames {
  readonly players: ReadonlyMap<number, string>;
  readonly tournaments: ReadonlyMap<number, string>;
}
