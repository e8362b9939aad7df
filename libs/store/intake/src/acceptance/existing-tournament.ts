import type { PoolClient } from 'pg';
import { keyOf, type ExistingTournament } from '@quadrant/rules/intake';
import type { Delivery } from '../acceptance.js';

/**
 * Finds the tournaments that reports belong to, in the order of the reports; null for a new one. It locks them until
 * the transaction ends, so that their revisions are numbered one after the other.
 */
export async function lockExistingTournaments(
  client: PoolClient,
  deliveries: readonly Delivery[],
): Promise<(ExistingTournament | null)[]> {
  const rowIds = await findRowIds(client, deliveries);
  const known = rowIds.filter((id) => id !== null);
  // FOR UPDATE would be too strong: a run may write rows that refer to the tournament at the same time.
  if (known.length > 0) {
    await client.query(`select from tournaments where id = any($1) order by id for no key update`, [known]);
  }
  return loadTournaments(client, rowIds);
}

/** Does the same without a lock, where nothing will be written. */
export async function findExistingTournaments(
  client: PoolClient,
  deliveries: readonly Delivery[],
): Promise<(ExistingTournament | null)[]> {
  return loadTournaments(client, await findRowIds(client, deliveries));
}

/** Returns the tournaments with these row ids, in their order; null where there is none. */
export async function loadTournaments(
  client: PoolClient,
  rowIds: readonly (number | null)[],
): Promise<(ExistingTournament | null)[]> {
  const known = rowIds.filter((id) => id !== null);
  if (known.length === 0) return rowIds.map(() => null);
  const { rows } = await client.query<ExistingTournament & { receivedAt: Date }>(
    `select t.id as "rowId", t.key, t.external_id as "externalId", t.submitter_key as "submitterKey",
        t.level_override as level, t.rated_override as rated, t.league_override as league, encode(t.toss_seed, 'hex') as "tossSeed", t.version, t.withdrawn_at as "withdrawnAt",
        m.key as "mergedInto", o.starts_at as "publishedStartsAt",
        (select min(starts_at) from submissions where tournament_id = t.id) as "earliestStartsAt",
        (select r.published_at from runs r
         where r.official_run = r.number and r.number >= (
           select min(since_run) from (select since_run from outcomes where tournament_id = t.id
             union all select since_run from closed_outcomes where tournament_id = t.id) every_outcome)
         order by r.number limit 1) as "officialAt",
        s.header, s.held_level as "heldLevel", s.held_league as "heldLeague", s.lead_time_counts_as_met as "leadTimeCountsAsMet",
        (select json_build_object('slug', l.slug, 'seasons', (select r.rules->'seasons' from league_rules r
            where r.league_id = l.id order by r.version desc limit 1))
          from leagues l where l.slug = coalesce(t.league_override, case when not s.held_league then s.league end)) as "countsFor",
        s.received_at as "receivedAt", s.confirmations,
        json_build_object('id', s.public_id, 'tournamentId', t.key, 'revision', s.revision, 'state', w.state,
          'stateReason', w.state_reason, 'sha256', encode(s.sha256, 'hex'), 'rawSha256', encode(s.raw_sha256, 'hex'),
          'findings', s.findings) as current
     from tournaments t
       join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
       join submission_states w on w.submission_id = s.id
       left join tournaments m on m.id = t.merged_into
       left join outcomes o on o.tournament_id = t.id
     where t.id = any($1)`,
    [known],
  );
  const tournaments = new Map(
    rows.map(({ receivedAt, current, ...tournament }) => [
      tournament.rowId,
      { ...tournament, current: { ...current, receivedAt: receivedAt.toISOString() } },
    ]),
  );
  return rowIds.map((id) => (id === null ? null : tournaments.get(id)!));
}

/**
 * Finds tournaments by the key that the caller named, otherwise by externalId. A document with neither is found by its
 * content: its tournament has the key of the first revision, but the same content is not a new tournament.
 */
async function findRowIds(client: PoolClient, deliveries: readonly Delivery[]): Promise<(number | null)[]> {
  const isByContent = ({ revisionOf, report }: Delivery) =>
    revisionOf === null && report.tournament.externalId === null;
  const byContent = deliveries.filter(isByContent);
  const byKey = deliveries.filter((delivery) => !isByContent(delivery));
  const ofKey = await findRows(
    client,
    `select key as mark, id from tournaments where key = any($1::uuid[])`,
    byKey.map(markOf),
  );
  const ofContent = await findRows(
    client,
    `select encode(s.sha256, 'hex') as mark, min(t.id) as id from submissions s join tournaments t on t.id = s.tournament_id
     where s.sha256 in (select decode(said, 'hex') from unnest($1::text[]) said) and t.external_id is null
       and not t.is_aside group by s.sha256`,
    byContent.map(({ sha256 }) => sha256),
  );
  return deliveries.map(
    (delivery) => (isByContent(delivery) ? ofContent.get(delivery.sha256) : ofKey.get(markOf(delivery))) ?? null,
  );
}

const markOf = (delivery: Delivery): string => delivery.revisionOf ?? keyOf(delivery, null);

async function findRows(client: PoolClient, query: string, marks: readonly string[]): Promise<Map<string, number>> {
  if (marks.length === 0) return new Map();
  const { rows } = await client.query<{ mark: string; id: number }>(query, [marks]);
  return new Map(rows.map(({ mark, id }) => [mark, id]));
}
