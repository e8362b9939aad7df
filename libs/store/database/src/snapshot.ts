import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { rememberSource } from './client-source.js';

/** A connection that reads one moment of the database until it is closed. */
export interface Snapshot {
  readonly client: PoolClient;
  /** Releases everything that was read; a second call does nothing. */
  close(): Promise<void>;
}

export const BEGIN = 'begin transaction isolation level repeatable read, read only';

/**
 * Opens a connection that sees the moment of its first query, or that of another snapshot, which must still be open.
 * The caller has to close it.
 */
export async function openSnapshot(dataSource: DataSource, other: Snapshot | null = null): Promise<Snapshot> {
  const moment = other && (await exportMoment(other));
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  rememberSource(client, dataSource);
  await client.query(BEGIN);
  if (moment !== null) await client.query(`set transaction snapshot '${moment}'`);
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

/** Reads one moment of the database. */
export async function readSnapshot<T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const snapshot = await openSnapshot(dataSource);
  try {
    return await work(snapshot.client);
  } finally {
    await snapshot.close();
  }
}

async function exportMoment({ client }: Snapshot): Promise<string> {
  const { rows } = await client.query<{ moment: string }>(`select pg_export_snapshot() as moment`);
  return rows[0]!.moment;
}
