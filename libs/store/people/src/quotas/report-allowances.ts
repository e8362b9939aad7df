import type { Allowance } from '@quadrant/rules/permissions';

/** What a submitter may do of reports, and of the players that these create; null for as much as they want. */
export interface ReportAllowances {
  readonly reports: Allowance | null;
  readonly newPlayers: Allowance | null;
}
