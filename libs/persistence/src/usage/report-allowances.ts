import type { Allowance } from '@quadrant/policy';

/** What a submitter may do of reports, and of the players that these create; null for as much as they want. */
export interface ReportAllowances {
  readonly reports: Allowance | null;
  readonly newPlayers: Allowance | null;
}
