import type { PoolClient } from 'pg';
import { planReport, withholdHidden, type ReportPlan } from '@quadrant/rules/intake';
import type { Delivery } from '../acceptance.js';
import { findCandidatesOf } from './compare-names.js';
import { findExistingTournaments } from './existing-tournament.js';
import { loadReportFacts } from './load-report-facts.js';

/**
 * Plans a report for a preview, without storing it. Hidden players count as unknown: a preview would otherwise reveal
 * that a handle is known, and whose it is.
 */
export async function planAside(client: PoolClient, delivery: Delivery): Promise<ReportPlan> {
  const [existing = null] = await findExistingTournaments(client, [delivery]);
  const [facts] = await loadReportFacts(client, [{ delivery, existing }]);
  const people = withholdHidden(facts!.people);
  const candidates = await findCandidatesOf(client, delivery, people);
  return planReport(delivery, { ...facts!, people: { ...people, candidates } });
}
