import type { PoolClient } from 'pg';
import { patiently } from './reopen.js';

export interface MoverChanges {
  readonly run: number;
  readonly publishedAt: Date;
  /** Row ids of the tournaments of which it published something new; null: everything may be new. */
  readonly opened: readonly number[] | null;
}

/** Stores how far the tournaments of a week have moved each rating. Call it when all changes are written. */
export async function keepMovers(client: PoolClient, { run, publishedAt, opened }: MoverChanges): Promise<void> {
  await client.query(patiently('select keep_movers($1, $2, $3)', [run, publishedAt, opened]));
}
