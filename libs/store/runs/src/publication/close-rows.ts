import type { PoolClient } from 'pg';
import {
  type VersionedTable,
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  ENTITLEMENT_COLUMNS,
  OUTCOME_COLUMNS,
  RATING_CHANGE_COLUMNS,
} from '@quadrant/store/history';

/** A pack of ratings has so many at most: with 28 bytes each they stay below the 2 kB that PostgreSQL stores in a row. */
const RATINGS_IN_A_PACK = 64;

/** SQL: several numbers of a pack, in the order of its players. */
const inOrder = (columns: readonly string[]): string =>
  columns.map((column) => `array_agg(${column} order by player_id) as ${column}`).join(', ');

/**
 * SQL: the rows of `source` as `placed`, with the id of the row of `table` that has these columns, and writes those that are
 * not there yet. Each is looked up by the index of its tournament: joined as a whole, they took a rollback twice as long. No two
 * rows of a source have the same columns, and nobody else writes them meanwhile, because runs come one after another.
 */
const placed = (table: string, source: string, [first, ...rest]: readonly [string, ...string[]]): string => {
  const names = [first, ...rest].join(', ');
  return `placed as materialized (
    select s.*, coalesce(k.id, nextval('${table}_id_seq')::integer) as id, k.id is null as is_new
    from ${source} s left join lateral (
      select t.id from ${table} t
      where t.${first} = s.${first} and (${rest.map((each) => `t.${each}`).join(', ')}) = (${rest.map((each) => `s.${each}`).join(', ')})
      offset 0) k on true
  ), fresh as (
    insert into ${table} (id, ${names}) overriding system value select id, ${names} from placed where is_new
  )`;
};

/** SQL: puts the rating changes of the rows `closed` into packs. Categories with the same numbers share one. */
const PACK_CHANGES = `, packed as (
    select tournament_id, since_run, array_agg(category order by category) as categories, player_id as players, before, after, games, wins, ties
    from (
      select tournament_id, since_run, category, ${inOrder(['player_id', 'before', 'after', 'games', 'wins', 'ties'])}
      from closed group by tournament_id, since_run, category) c
    group by tournament_id, since_run, player_id, before, after, games, wins, ties
  ), ${placed('closed_fields', 'packed', ['tournament_id', 'categories', 'players', 'games', 'wins', 'ties'])}
  insert into closed_change_packs (field_id, since_run, until_run, before, after)
  select id, since_run, $1::integer, before, after from placed`;

const INPUT = ['tournament_id', 'submission_id', 'starts_at', 'key', 'level', 'rated', 'input_sha256'] as const;

/** SQL: keeps the hashes of the outcomes `closed`. */
const KEEP_OUTCOMES = `, ${placed('closed_inputs', 'closed', INPUT)}
  insert into closed_outcome_hashes (input_id, since_run, until_run, outcome_sha256)
  select id, since_run, $1::integer, outcome_sha256 from placed`;

/** SQL: puts the ratings of the rows `closed` into packs, in the same way. */
const PACK_RATINGS = `
  insert into closed_rating_packs (game, until_run, categories, players, ratings, last_played_at, games, since_runs)
  select game, $1::integer, array_agg(category order by category), player_id, rating, last_played_at, games, since_run
  from (
    select game, category, ${inOrder(['player_id', 'rating', 'last_played_at', 'games', 'since_run'])}
    from (select *, row_number() over (partition by game, category order by player_id) as n from closed) r
    group by game, category, (n - 1) / ${RATINGS_IN_A_PACK}) p
  group by game, player_id, rating, last_played_at, games, since_run`;

/** SQL: keeps the rows of a table as those that run $1 closed. It follows the query in parentheses that has the name `closed`. */
export function keepClosed(table: VersionedTable, columns: readonly string[]): string {
  if (table === 'outcomes') return KEEP_OUTCOMES;
  if (table === 'rating_changes') return PACK_CHANGES;
  if (table === 'ratings') return PACK_RATINGS;
  const names = columns.join(', ');
  return `insert into closed_${table} (${names}, until_run) select ${names}, $1::integer from closed`;
}

/**
 * Moves rows that are no longer published from a table to where its closed rows are kept, with the run that closed them.
 *
 * @param columns all of the table's, by name, so that the two tables need not have them in the same order
 * @param where of the rows; $1 is the run
 * @param values of the parameters, the run first
 */
export async function closeRows(
  client: PoolClient,
  table: VersionedTable,
  columns: readonly string[],
  where: string,
  values: readonly [run: number, ...unknown[]],
): Promise<void> {
  await client.query(
    `with closed as (delete from ${table} where ${where} returning ${columns.join(', ')}) ${keepClosed(table, columns)}`,
    [...values],
  );
}

/** Moves the open rows of tournaments to where closed rows are kept. */
export async function closeTournaments(
  client: PoolClient,
  run: number,
  tournamentRowIds: readonly number[],
): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  const where = 'tournament_id = any($2)';
  await closeRows(client, 'outcomes', OUTCOME_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'rating_changes', RATING_CHANGE_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'awards', AWARD_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'entitlements', ENTITLEMENT_COLUMNS, where, [run, tournamentRowIds]);
  await closeRows(client, 'badges', BADGE_COLUMNS, where, [run, tournamentRowIds]);
}

/** Takes tournaments out of the chain, whose links are not kept. */
export async function unlinkTournaments(client: PoolClient, tournamentRowIds: readonly number[]): Promise<void> {
  if (tournamentRowIds.length === 0) return;
  await client.query(`delete from history_chain where tournament_id = any($1)`, [tournamentRowIds]);
}
