import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { HistoryPosition, Scoring } from '@quadrant/rules/history';

/** A tournament as it would be, were a report or a correction of it stored. */
export interface PreviewedChange {
  /** 0 for one that is not stored. */
  readonly tournamentRowId: number;
  readonly key: string;
  readonly name: string;
  /** Where it would stand in history. */
  readonly position: HistoryPosition;
  /** Where it stands now; null while nothing of it is published. */
  readonly publishedAt: HistoryPosition | null;
  readonly cause: DiffCauseKind;
  /** Null: it would be gone. */
  readonly taken: {
    readonly scoring: Scoring;
    /** 0 for one that is not stored. */
    readonly submissionRowId: number;
    readonly revision: number;
    /** Row id of the player behind each entry, or what stands for it. */
    readonly players: readonly number[];
  } | null;
  /** Handles of the players who are not stored, by what stands for their row ids. */
  readonly newPlayers: ReadonlyMap<number, string>;
}
