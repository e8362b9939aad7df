import type { PoolClient } from 'pg';
import type { Overrides } from '@quadrant/rules/history';
import type { BinaryRows } from '@quadrant/store/database';
import type { PlacedReport, PlannedDelivery } from './placed-report.js';

export interface RowIds {
  readonly tournamentRowId: number;
  readonly submissionRowId: number;
}

const DECIDED_COLUMNS = [
  'toss_seed',
  'toss_number',
  'toss_chain',
  'level_override',
  'rated_override',
  'league_override',
];

const NOTHING_SET: Overrides = { level: null, rated: null, league: null };

/** Older revisions are superseded from now on; what they published stays until the new one is processed. */
export async function replaceRevisions(client: PoolClient, tournamentRowIds: readonly number[]): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  await client.query(
    `update tournaments set current_revision = current_revision + 1, due_revision = current_revision + 1, version = version + 1
     where id = any($1)`,
    [tournamentRowIds],
  );
}

/** Gives every report its row ids. */
export async function takeRowIds(client: PoolClient, reports: readonly PlannedDelivery[]): Promise<RowIds[]> {
  const created = reports.filter(({ plan }) => plan.existing === null).length;
  const { rows } = await client.query<{ tournaments: number[]; submissions: number[] }>(
    `select array(select nextval(of_tournaments)::integer from generate_series(1, $1)) as tournaments,
       array(select nextval(of_submissions)::integer from generate_series(1, $2)) as submissions
     from cast(pg_get_serial_sequence('tournaments', 'id') as regclass) of_tournaments,
       cast(pg_get_serial_sequence('submissions', 'id') as regclass) of_submissions`,
    [created, reports.length],
  );
  const { tournaments, submissions } = rows[0]!;
  const fresh = tournaments.values();
  return reports.map(({ plan: { existing } }, index) => ({
    tournamentRowId: existing?.rowId ?? fresh.next().value!,
    submissionRowId: submissions[index]!,
  }));
}

/** Columns of the table `tournaments`, as {@link writeTournament} writes them. */
export const TOURNAMENT_COLUMNS = [
  'id',
  'key',
  'external_id',
  'submitter_key',
  'current_revision',
  'created_at',
  ...DECIDED_COLUMNS,
  'due_revision',
  'withdrawn_at',
  'batch',
  'is_aside',
];

/** Adds the tournament of a report that is its first. That of a batch is aside until the batch is published. */
export function writeTournament(rows: BinaryRows, { delivery, plan, tournamentRowId }: PlacedReport): void {
  if (plan.existing) return;
  const { report, submitter, receivedAt, role } = delivery;
  rows.row().int4(tournamentRowId).uuid(plan.key).text(report.tournament.externalId);
  rows
    .text(role === 'operator' ? null : submitter.handleKey)
    .int2(1)
    .timestamptz(receivedAt.getTime());
  const { toss, overrides } = plan;
  rows
    .hex(toss && toss.seed)
    .int4(toss && toss.number)
    .hex(toss && toss.chain);
  const { level, rated, league } = overrides ?? NOTHING_SET;
  rows.int2(level).bool(rated).text(league);
  const { batch = null } = delivery;
  const isAside = batch !== null;
  rows
    .int2(isAside ? null : 1)
    .timestamptz(isAside ? receivedAt.getTime() : null)
    .int4(batch)
    .bool(isAside);
}
