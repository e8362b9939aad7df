import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { getAuditHome } from './audit/audit-home.js';
import { closeCollection, collectEntries } from './audit/pending-entries.js';
import { writeEntries } from './audit/write-entries.js';

/**
 * Runs `work` in one transaction on one connection of the data source's pool: committed when it returns, rolled back when
 * it throws. What `work` has recorded in the audit is written last. The client is pg's own, so COPY and TypeORM share
 * transaction and pool.
 */
export function inTransaction<T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return dataSource.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('a TypeORM transaction has no query runner');
    const client = (await queryRunner.connect()) as PoolClient;
    const entries = collectEntries(client);
    try {
      const done = await work(client);
      if (entries.length > 0) await writeEntries(client, entries, getAuditHome(dataSource).keys[0]);
      return done;
    } finally {
      closeCollection(client);
    }
  });
}
