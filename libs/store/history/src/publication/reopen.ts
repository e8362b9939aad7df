import type { PoolClient } from 'pg';
import type { VersionedTable } from '../valid-at.js';

/** Whatever runs for requests has a limit; this may take as long as the largest run did to write. */
const PATIENCE_MS = 600_000;

/** A query that is waited for. */
export const patiently = (text: string, values: readonly unknown[] = []) => ({
  text,
  values: [...values],
  query_timeout: PATIENCE_MS,
});

/** From which run's numbers to which. */
export interface Reopening {
  /** The new run. */
  readonly run: number;
  /** The one whose rows are valid again. */
  readonly target: number;
  /** Row ids of tournaments that came to the target's numbers again by another way: their rows stay. */
  readonly kept: readonly number[];
}

/** Row ids of the tournaments whose open rows came after run `target` and say what was valid then. */
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

/** SQL: whether the open row o says what was valid at run $2. */
const isKept = (table: VersionedTable): string =>
  table === 'ratings'
    ? `exists (select from closed_ratings c where c.since_run <= $2 and c.until_run > $2
         and (c.game, c.category, c.player_id, c.rating, c.games, c.last_played_at)
           = (o.game, o.category, o.player_id, o.rating, o.games, o.last_played_at))`
    : `exists (select from unnest($3::integer[]) kept where kept = o.tournament_id)`;

/**
 * Publishes again, as part of run `run`, the rows of a table that were valid at run `target`; those that came later are
 * closed, unless they say the same.
 *
 * @returns how many rows are open again
 */
export async function reopenTable(
  client: PoolClient,
  table: VersionedTable,
  { run, target, kept }: Reopening,
): Promise<number> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'since_run'`,
    [table],
  );
  const { columns } = rows[0]!;
  await client.query(
    patiently(
      `with closed as (delete from ${table} o where since_run > $2 and not ${isKept(table)} returning ${columns}, since_run)
       insert into closed_${table} (${columns}, since_run, until_run) select ${columns}, since_run, $1::integer from closed`,
      table === 'ratings' ? [run, target] : [run, target, kept],
    ),
  );
  // What still stands in the way of a row is its equal.
  const { rowCount } = await client.query(
    patiently(
      `insert into ${table} (${columns}, since_run)
       select ${columns}, $1::integer from closed_${table} where since_run <= $2 and until_run > $2
       on conflict do nothing`,
      [run, target],
    ),
  );
  return rowCount ?? 0;
}
