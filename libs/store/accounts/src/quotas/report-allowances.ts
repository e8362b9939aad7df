import type { Allowance } from '@quadrant/rules/permissions';

/** Limits the reports of a submitter, and the players that these create. Null means no limit. */
export interface ReportAllowances {
  readonly reports: Allowance | null;
  readonly newPlayers: Allowance | null;
}
