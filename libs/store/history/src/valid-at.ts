/** Tables of what is published: open rows in the table itself, closed ones in another beside it. */
export type VersionedTable = 'outcomes' | 'rating_changes' | 'awards' | 'entitlements' | 'badges' | 'ratings';

/**
 * The rows of a table that a run published or left standing, open or closed since, as a part of `from`.
 *
 * @param run a number, or the parameter that holds it
 */
export const validAt = (table: VersionedTable, columns: string, run: number | `$${number}`, where = 'true'): string =>
  `(select ${columns} from ${table} where since_run <= ${run} and ${where}
    union all select ${columns} from closed_${table} where since_run <= ${run} and until_run > ${run} and ${where})`;
