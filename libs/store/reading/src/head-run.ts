import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** SQL: the run that readers see. */
export const HEAD_RUN = `(select head_run from publication)`;

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

/** The run that readers see, and the official one as it left it. */
export interface Head {
  /** 0 before the first publication. */
  readonly run: number;
  /** Null before the first. */
  readonly officialRun: number | null;
}

/** SQL: both numbers. */
export const HEAD = `select p.head_run as run, r.official_run as "officialRun" from publication p left join runs r on r.number = p.head_run`;

/** The same inside a transaction. */
export async function readHead(client: PoolClient): Promise<Head> {
  const { rows } = await client.query<Head>(HEAD);
  return rows[0]!;
}
