import type { ArrivingReport } from '../placed-report.js';

/** A report with the players behind its entries, by row id. */
export interface PrizedReport extends ArrivingReport {
  readonly players: readonly number[];
}
