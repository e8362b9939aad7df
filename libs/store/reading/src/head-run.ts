import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

const HEAD_RUN = `select head_run from publication`;

/** The run that readers see; 0 before the first publication. */
export async function findHeadRun(dataSource: DataSource): Promise<number> {
  const rows = await dataSource.query<{ head_run: number }[]>(HEAD_RUN);
  return rows[0]!.head_run;
}

/** The same inside a transaction. */
export async function readHeadRun(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ head_run: number }>(HEAD_RUN);
  return rows[0]!.head_run;
}
