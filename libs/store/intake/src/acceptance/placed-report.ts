import type { PlannedReport } from '@quadrant/rules/intake';
import type { Delivery } from '../acceptance.js';

/** A report that is going to be stored, and its plan. */
export interface PlannedDelivery {
  readonly delivery: Delivery;
  readonly plan: PlannedReport;
}

/** A player whom a report was the first to name. */
export interface NewPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
}

/** A report on its way into the tables. */
export interface PlacedReport extends PlannedDelivery {
  readonly tournamentRowId: number;
  readonly submissionRowId: number;
  readonly publicId: string;
  /** Row id of the player behind each entry. */
  readonly players: readonly number[];
  readonly newPlayers: readonly NewPlayer[];
}
