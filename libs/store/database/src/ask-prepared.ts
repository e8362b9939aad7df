import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** Statements have few texts. More than this would come from a text into which values were written. */
const MOST_STATEMENTS = 300;
/** Each source of connections knows its statements by these names. */
const namesOf = new WeakMap<DataSource, Map<string, string>>();

/**
 * Runs a statement that many requests run, and whose plan PostgreSQL keeps for each connection: planning the query of a
 * leaderboard page takes longer than reading the page.
 *
 * @param text the same for everybody: what differs stands in the values
 */
export async function askPrepared<Row extends QueryResultRow>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const name = nameOf(dataSource, text);
  if (name === null) return dataSource.query<Row[]>(text, [...values]);
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    return (await client.query<Row>({ name, text, values: [...values] })).rows;
  } finally {
    await runner.release();
  }
}

function nameOf(dataSource: DataSource, text: string): string | null {
  const names = namesOf.get(dataSource) ?? new Map<string, string>();
  namesOf.set(dataSource, names);
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === MOST_STATEMENTS) return null;
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
