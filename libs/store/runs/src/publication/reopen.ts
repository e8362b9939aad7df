import type { PoolClient } from 'pg';
import type { VersionedTable } from '@quadrant/store/history';

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
  // A row that still conflicts here is an equal one.
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
