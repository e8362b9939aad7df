import type { VersionedTable } from '../valid-at.js';
/**
 * SQL: the rows of a table as a run published them, in parentheses.
 *
 * @param run parameter with the number of the run
 * @param condition of the rows, without alias; it may go on with an order and a limit, which hold for the open rows and
 *   for the closed ones each
 * @param players of rating changes and ratings: an array with every player whom the condition leaves, so that closed rows
 *   of others are not read; null: they may be anybody's
 */
export function publishedRows(
  table: VersionedTable,
  columns: readonly string[],
  run: string,
  condition = 'true',
  players: string | null = null,
): string {
  const names = columns.join(', ');
  const near = players === null ? '' : `players && ${players} and `;
  return `((select ${names} from ${table} where since_run <= ${run} and ${condition})
    union all (select ${names} from closed_${table} where since_run <= ${run} and until_run > ${run} and ${near}${condition}))`;
}

/**
 * SQL: what tournaments did, as a run published it, with `submission_id`, `starts_at` and `key` of the outcome that it
 * belongs to. The rows of a tournament are opened and closed together; joined here and not outside, PostgreSQL finds each
 * outcome by its key, since it looks through no union whose parts have conditions.
 *
 * @param run parameter with the number of the run
 * @param condition of the rows under the alias r
 * @param players of rating changes: an array with every player whom the condition leaves, as for {@link publishedRows}
 */
export function publishedResults(
  table: 'rating_changes' | 'awards' | 'entitlements' | 'badges',
  columns: readonly string[],
  run: string,
  condition: string,
  players: string | null = null,
): string {
  const near = players === null ? '' : `r.players && ${players} and `;
  const names = [...columns.map((column) => `r.${column}`), 'o.submission_id', 'o.starts_at', 'o.key'].join(', ');
  return `((select ${names} from ${table} r join outcomes o using (tournament_id)
      where r.since_run <= ${run} and ${condition})
    union all (select ${names} from closed_${table} r
        join closed_outcomes o on o.tournament_id = r.tournament_id and o.since_run = r.since_run
      where r.since_run <= ${run} and r.until_run > ${run} and ${near}${condition}))`;
}
