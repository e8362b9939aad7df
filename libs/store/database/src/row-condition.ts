import { CONTINENTS, countriesOf, type Rows } from '@quadrant/rules/permissions';

/** These SQL expressions say which people and which place a row belongs to. A missing one means nobody, or no place. */
export interface RowColumns {
  /** It is an account id. */
  readonly owner?: string;
  /** They are folded handles, as `text[]`. */
  readonly directors?: string;
  /** It is a folded handle. */
  readonly leagueDirector?: string;
  /** It names a continent, and replaces `country`. */
  readonly continent?: string;
  /** It is two capital letters (ISO 3166-1). */
  readonly country?: string;
  /** It is the slug of a region. */
  readonly region?: string;
}

export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Returns a condition for the rows that somebody may see (`rowsFor`), so that a listing shows what `may` allows.
 *
 * @param first number of its first parameter: 3 where $1 and $2 are taken
 */
export function rowCondition(rows: Rows, columns: RowColumns, first: number): Condition {
  if (rows.kind !== 'some') return { sql: rows.kind === 'all' ? 'true' : 'false', values: [] };
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${first + values.push(value) - 1}`;
  const { owner, directors, leagueDirector, region } = columns;
  const conditions: string[] = [];
  if (owner !== undefined && rows.ownerId !== null) conditions.push(`${owner} = ${parameter(rows.ownerId)}`);
  if (directors !== undefined && rows.directorKey !== null) {
    conditions.push(`${parameter(rows.directorKey)} = any(${directors})`);
  }
  if (leagueDirector !== undefined && rows.leagueDirectorKey !== null) {
    conditions.push(`${leagueDirector} = ${parameter(rows.leagueDirectorKey)}`);
  }
  if (rows.continents.length > 0) conditions.push(isInContinents(rows.continents, columns, parameter));
  if (region !== undefined && rows.regions.length > 0) {
    conditions.push(`${region} = any(${parameter(rows.regions)}::text[])`);
  }
  return { sql: conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`, values };
}

/** Excludes other continents. A row without a place, or in an unknown country, belongs to every continent. */
function isInContinents(
  continents: readonly string[],
  { continent, country }: RowColumns,
  parameter: (value: unknown) => string,
): string {
  const others = CONTINENTS.filter((known) => !continents.includes(known));
  if (others.length === 0) return 'true';
  if (continent !== undefined) return `(${continent} = any(${parameter(others)}::text[])) is not true`;
  if (country === undefined) return 'true';
  return `(${country} = any(${parameter(others.flatMap(countriesOf))}::text[])) is not true`;
}
