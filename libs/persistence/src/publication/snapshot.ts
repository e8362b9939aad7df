import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** A connection that reads one moment of the database until it is closed. */
export interface Snapshot {
  readonly client: PoolClient;
  /** Lets go of everything that was read; a second call does nothing. */
  close(): Promise<void>;
}

/** Opens a connection whose moment is that of its first query. Whoever opens it closes it. */
export async function openSnapshot(dataSource: DataSource): Promise<Snapshot> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  await client.query('begin transaction isolation level repeatable read, read only');
  let isOpen = true;
  return {
    client,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      try {
        await client.query('commit');
      } finally {
        await runner.release();
      }
    },
  };
}
