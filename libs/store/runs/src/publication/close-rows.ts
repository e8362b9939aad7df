import type { PoolClient } from 'pg';
import {
  type VersionedTable,
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  ENTITLEMENT_COLUMNS,
  OUTCOME_COLUMNS,
  RATING_CHANGE_COLUMNS,
} from '@quadrant/store/history';

/**
 * Moves rows that are no longer published from a table to its `closed_` table, with the run that closed them.
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
  const names = columns.join(', ');
  await client.query(
    `with closed as (delete from ${table} where ${where} returning ${names})
     insert into closed_${table} (${names}, until_run) select ${names}, $1::integer from closed`,
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
