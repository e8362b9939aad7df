import type { PoolClient } from 'pg';
import type { Finding } from '@quadrant/tournament';
import type { ArrivingReport } from '../acceptance/placed-report.js';
import { checkEligibility } from './eligibility.js';
import { checkReportClaims } from './report-claims.js';

/** A report with the players behind its entries, by row id. */
export interface PrizedReport extends ArrivingReport {
  readonly players: readonly number[];
}

/**
 * What is to be said of what players bring along to championships. Nothing keeps a report back.
 *
 * @returns warnings, for each report
 */
export async function settlePrizes(client: PoolClient, reports: readonly PrizedReport[]): Promise<Finding[][]> {
  const findings: Finding[][] = [];
  for (const report of reports) {
    findings.push([...(await checkReportClaims(client, report)), ...(await checkEligibility(client, report))]);
  }
  return findings;
}
