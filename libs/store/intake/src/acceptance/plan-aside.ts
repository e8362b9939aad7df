import type { PoolClient } from 'pg';
import { planReport, planReports, withholdHidden, type ReportPlan } from '@quadrant/rules/intake';
import type { Delivery } from '../acceptance.js';
import { findCandidatesOf } from './compare-names.js';
import { findExistingTournaments } from './existing-tournament.js';
import { loadReportFacts, type LoadedFacts } from './load-report-facts.js';

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

/** So many reports are loaded in one exchange. */
const TOGETHER = 500;

/**
 * Plans the reports of a batch without storing them, as if they were stored one after the other.
 *
 * @param onLoaded is told how many reports have their facts
 */
export async function planAllAside(
  client: PoolClient,
  deliveries: readonly Delivery[],
  onLoaded: (done: number) => Promise<void> | void,
): Promise<ReportPlan[]> {
  const facts: LoadedFacts[] = [];
  for (let at = 0; at < deliveries.length; at += TOGETHER) {
    const slice = deliveries.slice(at, at + TOGETHER);
    const existing = await findExistingTournaments(client, slice);
    facts.push(
      ...(await loadReportFacts(
        client,
        slice.map((delivery, index) => ({ delivery, existing: existing[index] ?? null })),
      )),
    );
    await onLoaded(facts.length);
  }
  return planReports(
    deliveries.map((delivery, index) => {
      const { people, ...others } = facts[index]!;
      const known = new Map([...people.known].filter(([, { isAside }]) => !isAside));
      return { delivery, facts: { ...others, people: withholdHidden({ ...people, known }) } };
    }),
  );
}
