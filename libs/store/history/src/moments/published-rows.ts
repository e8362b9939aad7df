import type { VersionedTable } from '../valid-at.js';
/**
 * SQL: the rows of a table as a run published them, in parentheses.
 *
 * @param run parameter with the number of the run
 * @param condition of the rows, without alias; it may go on with an order and a limit, which hold for the open rows and
 *   for the closed ones each
 */
export function publishedRows(
  table: VersionedTable,
  columns: readonly string[],
  run: string,
  condition = 'true',
): string {
  const names = columns.join(', ');
  return `((select ${names} from ${table} where since_run <= ${run} and ${condition})
    union all (select ${names} from closed_${table} where since_run <= ${run} and until_run > ${run} and ${condition}))`;
}

/**
 * SQL: what tournaments did, as a run published it, with `submission_id`, `starts_at` and `key` of the outcome that it
 * belongs to. The rows of a tournament are opened and closed together; joined here and not outside, PostgreSQL finds each
 * outcome by its key, since it looks through no union whose parts have conditions.
 *
 * @param run parameter with the number of the run
 * @param condition of the rows under the alias r
 */
export function publishedResults(
  table: 'rating_changes' | 'awards' | 'entitlements' | 'badges',
  columns: readonly string[],
  run: string,
  condition: string,
): string {
  const names = [...columns.map((column) => `r.${column}`), 'o.submission_id', 'o.starts_at', 'o.key'].join(', ');
  return `((select ${names} from ${table} r join outcomes o using (tournament_id)
      where r.since_run <= ${run} and ${condition})
    union all (select ${names} from closed_${table} r
        join closed_outcomes o on o.tournament_id = r.tournament_id and o.since_run = r.since_run
      where r.since_run <= ${run} and r.until_run > ${run} and ${condition}))`;
}
