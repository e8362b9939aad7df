import type { PoolClient } from 'pg';
import { keyOf } from '@quadrant/rules/intake';
import { askTogether } from '@quadrant/store/database';
import { keepRules } from '@quadrant/store/history';
import { keepPeople } from '@quadrant/store/players';
import type { ComparedDelivery, Delivery } from '../acceptance.js';
import { lockExistingTournaments } from './existing-tournament.js';
import type { ArrivingReport } from './load-report-facts.js';

/**
 * Locks what the plans of reports are made from, until the transaction ends: merges of players, names, the tournaments and
 * the rules of their leagues. New players and approved applications are checked when they are stored. Two reports of the same tournament wait for
 * each other. In a list they take turns: where a report may be of a tournament that another before it in the list is of,
 * the answer ends before it, and it needs the next transaction.
 *
 * @returns the first of the deliveries, one or more
 */
export async function lockReports(
  client: PoolClient,
  deliveries: readonly ComparedDelivery[],
): Promise<ArrivingReport[]> {
  const together = deliveries.slice(0, countImports(deliveries));
  const apart = together.slice(0, countApart(together.map((each) => [lockedKey(each), each.sha256])));
  const [, , existing] = await askTogether(client, () =>
    Promise.all([keepPeople(client), lockTournaments(client, apart), lockExistingTournaments(client, apart)]),
  );
  const leagues = apart.flatMap(({ report }, index) => [report.tournament.league, existing[index]?.league ?? null]);
  await keepRules(
    client,
    leagues.filter((slug) => slug !== null),
  );
  const turn = countApart(existing.map((tournament) => (tournament ? [tournament.key] : [])));
  return apart.slice(0, turn).map((delivery, index) => ({ delivery, existing: existing[index] ?? null }));
}

const lockedKey = (delivery: Delivery): string => delivery.revisionOf ?? keyOf(delivery, null);

/** Everybody else's report is compared with what is stored before it, so that it comes alone: at least one. */
function countImports(deliveries: readonly Delivery[]): number {
  const other = deliveries.findIndex(({ role }) => role !== 'operator');
  return other === -1 ? deliveries.length : Math.max(1, other);
}

/** How many of the first have no mark that one before them has. */
function countApart(marks: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  for (const [index, own] of marks.entries()) {
    if (own.some((mark) => seen.has(mark))) return index;
    for (const mark of own) seen.add(mark);
  }
  return marks.length;
}

/** In the order of the keys, so that no two wait for each other. */
async function lockTournaments(client: PoolClient, deliveries: readonly Delivery[]): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('tournament ' || key, 0)) from unnest($1::uuid[]) key`,
    [deliveries.map(lockedKey).sort()],
  );
}
