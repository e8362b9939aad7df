import { CONTINENTS, countriesOf, type Rows } from '@quadrant/rules/permissions';

/** SQL expressions for what a row belongs to. What is left out belongs to nobody, and is nowhere in particular. */
export interface RowColumns {
  /** Account id. */
  readonly owner?: string;
  /** Folded handles, `text[]`. */
  readonly directors?: string;
  /** Folded handle. */
  readonly leagueDirector?: string;
  /** Continent by its name; takes the place of `country`. */
  readonly continent?: string;
  /** Two capital letters (ISO 3166-1). */
  readonly country?: string;
  /** Slug. */
  readonly region?: string;
}

/** A condition with the values of its parameters. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * The rows that somebody may see (`rowsFor`) as a condition on them, so that a listing shows what `may` allows.
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

/** Not elsewhere: what is nowhere in particular, or in a country that nobody knows, counts for each continent. */
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
