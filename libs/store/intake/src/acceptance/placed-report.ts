import type { PlannedReport } from '@quadrant/rules/intake';
import type { Delivery } from '../acceptance.js';

export interface PlannedDelivery {
  readonly delivery: Delivery;
  readonly plan: PlannedReport;
}

/** A player that this report was the first to name. */
export interface NewPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
}

export interface PlacedReport extends PlannedDelivery {
  readonly tournamentRowId: number;
  readonly submissionRowId: number;
  readonly publicId: string;
  /** It holds the row id of each entry's player. */
  readonly players: readonly number[];
  readonly newPlayers: readonly NewPlayer[];
}
