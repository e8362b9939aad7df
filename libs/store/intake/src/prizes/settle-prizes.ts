import type { PoolClient } from 'pg';
import type { Finding } from '@quadrant/rules/tournament';
import { checkEligibility } from './eligibility.js';
import type { PrizedReport } from './prized-report.js';
import { checkReportClaims } from './report-claims.js';

/**
 * What is to be said of what players bring along to championships. Nothing keeps a report back. Of what the operator
 * imports nothing is said, whose history waits as a whole for its refresh: what was won in it is not published yet. The
 * pages of entitlements tell afterwards which claims nothing covers.
 *
 * @returns warnings, for each report
 */
export async function settlePrizes(client: PoolClient, reports: readonly PrizedReport[]): Promise<Finding[][]> {
  const findings: Finding[][] = [];
  for (const report of reports) {
    if (report.command.role === 'operator') {
      findings.push([]);
      continue;
    }
    findings.push([...(await checkReportClaims(client, report)), ...(await checkEligibility(client, report))]);
  }
  return findings;
}
