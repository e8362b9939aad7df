import { nameDiff } from './name-diff.js';
import type { HistoryDiff, PointsTableId } from './history-diff.js';

export interface DiffTournament {
  /** Its id everywhere; null for one that is only thought of. */
  readonly key: string | null;
  readonly name: string;
}

export interface DiffPointsTable {
  readonly kind: PointsTableId['kind'];
  /** Slug; null for Masters. */
  readonly league: string | null;
  /** Diffs that were stored before pages named leagues have none. */
  readonly leagueName?: string;
  readonly season: string;
}

/** A diff as people read it: players by handle. */
export type NamedHistoryDiff = HistoryDiff<string, DiffTournament, DiffPointsTable>;

/** The same diff with players called otherwise. */
export const renamePlayers = (diff: NamedHistoryDiff, shown: (handle: string) => string): NamedHistoryDiff =>
  nameDiff(diff, { player: shown, tournament: (tournament) => tournament, table: (table) => table });

/** Names of what is not stored, by the row ids that stand for it. */
export interface UnstoredNames {
  readonly players: ReadonlyMap<number, string>;
  readonly tournaments: ReadonlyMap<number, string>;
}
