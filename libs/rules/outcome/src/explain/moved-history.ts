import type { DiffCauseKind } from '../diff/history-diff.js';
import type { HistoryPosition } from '../history.js';

/** A number of a player before a run and after it; null where there was none. */
export interface Moved {
  readonly from: number | null;
  readonly to: number | null;
}

/** A tournament of which a run published other numbers on one track. */
export interface MovedTournament {
  readonly id: string;
  readonly name: string;
  /** The later one, where a correction moved it. */
  readonly position: HistoryPosition;
  /** What was done to the tournament itself; null when nothing but the ratings before it differed. */
  readonly cause: DiffCauseKind | null;
  /** Packed games of its scorecard. */
  readonly games: Uint8Array;
  /** By entry; null for an entry without a rating change on the track. */
  readonly players: readonly (MovedPlayer | null)[];
}

/** A player in a moved tournament. */
export interface MovedPlayer {
  readonly handle: string;
  readonly before: Moved;
  readonly after: Moved;
}

/** Looks up what one run moved on one track. */
export interface MovedHistory {
  /**
   * The player's last tournament before a position whose numbers on the track the run closed or opened; null when there
   * is none.
   */
  findLastBefore(handle: string, position: HistoryPosition): Promise<MovedTournament | null>;
}
