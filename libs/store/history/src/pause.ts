import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** Nothing is published until a coordinator resumes it. */
export interface Pause {
  readonly pausedAt: Date;
  readonly pausedBy: string;
  readonly reason: string;
}

/** SQL: whether nothing is published until a coordinator resumes it. */
export const IS_PAUSED = 'exists (select from publication where paused_at is not null)';

/** Null while runs are published. */
export async function findPause(dataSource: DataSource): Promise<Pause | null> {
  return (await dataSource.query<Pause[]>(SELECT_PAUSE))[0] ?? null;
}

/** Does the same inside a transaction. */
export async function readPause(client: PoolClient): Promise<Pause | null> {
  return (await client.query<Pause>(SELECT_PAUSE)).rows[0] ?? null;
}

const SELECT_PAUSE = `select paused_at as "pausedAt", paused_by as "pausedBy", pause_reason as reason from publication
  where paused_at is not null`;
