import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { HistoryPosition } from '@quadrant/rules/history';

/** A number of a player before and after a run; null when there was none. */
export interface Moved {
  readonly from: number | null;
  readonly to: number | null;
}

/** A tournament whose numbers a run changed on one track. */
export interface MovedTournament {
  readonly id: string;
  readonly name: string;
  /** It is the later position when a correction moved the tournament. */
  readonly position: HistoryPosition;
  /** The change to the tournament itself; null when only the ratings before it differed. */
  readonly cause: DiffCauseKind | null;
  /** The games of its scorecard are packed. */
  readonly games: Uint8Array;
  /** They are in entry order; null for an entry without a rating change on the track. */
  readonly players: readonly (MovedPlayer | null)[];
}

export interface MovedPlayer {
  readonly handle: string;
  readonly before: Moved;
  readonly after: Moved;
}

/** Looks up what one run changed on one track. */
export interface MovedHistory {
  /** Returns the player's last tournament before a position with numbers that the run closed or opened on the track, or null. */
  findLastBefore(handle: string, position: HistoryPosition): Promise<MovedTournament | null>;
}
