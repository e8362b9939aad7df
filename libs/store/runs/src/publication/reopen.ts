import type { PoolClient } from 'pg';
import { CATEGORIES } from '@quadrant/rules/tournament';
import {
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  ENTITLEMENT_COLUMNS,
  OUTCOME_COLUMNS,
  RATING_CHANGE_COLUMNS,
  RATING_COLUMNS,
  loadReports,
  scoreStored,
  type VersionedTable,
} from '@quadrant/store/history';
import { keepClosed } from './close-rows.js';

const COLUMNS: Readonly<Record<VersionedTable, readonly string[]>> = {
  outcomes: OUTCOME_COLUMNS,
  rating_changes: RATING_CHANGE_COLUMNS,
  awards: AWARD_COLUMNS,
  entitlements: ENTITLEMENT_COLUMNS,
  badges: BADGE_COLUMNS,
  ratings: RATING_COLUMNS,
};

/** Requests have a time limit, but this may take as long as the largest run took to write. */
const PATIENCE_MS = 600_000;

/** A query that is waited for. */
export const patiently = (text: string, values: readonly unknown[] = []) => ({
  text,
  values: [...values],
  query_timeout: PATIENCE_MS,
});

export interface Reopening {
  readonly run: number;
  /** The run whose rows become valid again. */
  readonly target: number;
  /** Row ids of tournaments that have the target's numbers again for another reason: their rows stay. */
  readonly kept: readonly number[];
}

/** Lists the row ids of tournaments whose open rows came after run `target` and are equal to the rows that were valid then. */
export async function listKept(client: PoolClient, target: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    patiently(
      `select o.tournament_id as id from outcomes o join closed_outcomes c using (tournament_id)
       where o.since_run > $1 and c.since_run <= $1 and c.until_run > $1
         and (o.submission_id, o.level, o.rated, o.input_sha256, o.outcome_sha256)
           = (c.submission_id, c.level, c.rated, c.input_sha256, c.outcome_sha256)`,
      [target],
    ),
  );
  return rows.map(({ id }) => id);
}

/** SQL: tells whether the open row o is equal to the row that was valid at run $2. */
const isKept = (table: VersionedTable): string =>
  table === 'ratings'
    ? `exists (select from closed_ratings c where c.since_run <= $2 and c.until_run > $2
         and (c.game, c.category, c.player_id, c.rating, c.games, c.last_played_at)
           = (o.game, o.category, o.player_id, o.rating, o.games, o.last_played_at))`
    : `exists (select from unnest($3::integer[]) kept where kept = o.tournament_id)`;

/**
 * SQL: the closed changes that were valid at run $2, with the opponents that their players met. These are not kept with
 * closed rows: they follow from scorecards, and stand in the first of the categories ($3) that a tournament counts in.
 * Scorecards of submissions that are unrated by now have no games, so $4 and $5 list those submissions with the games.
 */
const CHANGES_WITH_MEETINGS = `(
  with met as materialized (
    select o.tournament_id, d.player_id, d.met
    from closed_outcomes o join scorecards k using (submission_id)
      left join unnest($4::integer[], $5::bytea[]) was (submission_id, games) using (submission_id)
      cross join lateral meetings_in(coalesce(was.games, k.games), array(
        select counted_at(seat.id, $2) from unnest(k.players) with ordinality seat (id, n) order by n)) d
    where o.since_run <= $2 and o.until_run > $2)
  select c.*, case
      when row_number() over (partition by c.tournament_id, c.player_id order by array_position($3::text[], c.category)) = 1
      then coalesce(m.met, '') else '' end as met
  from closed_rating_changes c left join met m using (tournament_id, player_id)
  where c.since_run <= $2 and c.until_run > $2) c`;

/** Scores the submissions that counted as rated at run `target` and are unrated by now. */
async function scoreAsRated(client: PoolClient, target: number): Promise<[ids: number[], games: Uint8Array[]]> {
  const { rows } = await client.query<{ id: number }>(
    patiently(
      `select distinct submission_id as id from closed_outcomes o join scorecards k using (submission_id)
       where o.since_run <= $1 and o.until_run > $1 and o.rated and not k.rated`,
      [target],
    ),
  );
  const ids = rows.map(({ id }) => id);
  const reports = ids.length === 0 ? [] : await loadReports(client, ids);
  const scored = reports.map((stored) => scoreStored({ ...stored, facts: { ...stored.facts, rated: true } }));
  return [ids, scored.map(({ scorecard }) => scorecard.games)];
}

/**
 * Publishes the rows of a table again that were valid at run `target`, as a part of run `run`. Later rows are closed
 * unless they are equal.
 *
 * @returns how many rows are open again
 */
export async function reopenTable(
  client: PoolClient,
  table: VersionedTable,
  { run, target, kept }: Reopening,
): Promise<number> {
  const columns = COLUMNS[table];
  const names = columns.join(', ');
  await client.query(
    patiently(
      `with closed as (delete from ${table} o where since_run > $2 and not ${isKept(table)} returning ${names})
       ${keepClosed(table, columns)}`,
      table === 'ratings' ? [run, target] : [run, target, kept],
    ),
  );
  // A row that still conflicts here is an equal one.
  const { rowCount } = await client.query(
    patiently(
      `insert into ${table} (${names})
       select ${columns.map((column) => (column === 'since_run' ? '$1::integer' : column)).join(', ')}
       from ${table === 'rating_changes' ? CHANGES_WITH_MEETINGS : `closed_${table} where since_run <= $2 and until_run > $2`}
       on conflict do nothing`,
      table === 'rating_changes' ? [run, target, CATEGORIES, ...(await scoreAsRated(client, target))] : [run, target],
    ),
  );
  return rowCount ?? 0;
}
