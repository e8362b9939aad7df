import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';

/** SQL: the number of the run that readers see. */
export const HEAD_RUN = `(select head_run from publication)`;

/** Returns the number of the run that readers see; 0 before the first publication. */
export async function findHeadRun(dataSource: DataSource): Promise<number> {
  const rows = await dataSource.query<{ head_run: number }[]>(HEAD_RUN);
  return rows[0]!.head_run;
}

const OLDEST_RUN = 'select oldest_run as oldest from publication';

/** Returns the number of the oldest run whose numbers are kept. Nothing is kept of the runs before it but their hashes. */
export async function findOldestRun(dataSource: DataSource): Promise<number> {
  const [row] = await ask<{ oldest: number }>(dataSource, OLDEST_RUN);
  return row!.oldest;
}

/** Returns the number of the run that readers see, inside a transaction. */
export async function readHeadRun(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ head_run: number }>(HEAD_RUN);
  return rows[0]!.head_run;
}

/** Returns the same number inside a transaction. */
export async function readOldestRun(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ oldest: number }>(OLDEST_RUN);
  return rows[0]!.oldest;
}

/** The run that readers see, and the official run that counts with it. */
export interface Head {
  /** It is 0 before the first publication. */
  readonly run: number;
  /** It is null before the first official run. */
  readonly officialRun: number | null;
}

/** SQL: the columns are those of {@link Head}. */
export const HEAD = `select p.head_run as run, r.official_run as "officialRun" from publication p left join runs r on r.number = p.head_run`;

/** Reads both numbers inside a transaction. */
export async function readHead(client: PoolClient): Promise<Head> {
  const { rows } = await client.query<Head>(HEAD);
  return rows[0]!;
}
