import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { askTogether, limitStatementsAgain, rememberSource } from '@quadrant/store/database';
import type { AuditEntry } from './audit-entry.js';
import { getAuditHome } from './audit-home.js';
import { limitRefusals } from './limit-refusals.js';
import { closeCollection, collectEntries } from './pending-entries.js';
import { commitWith } from './write-entries.js';

/**
 * Runs `work` on one connection of the data source's pool without a transaction: for reading where each statement may see
 * what was committed since the one before it. It spares beginning and ending one, 0.4 ms of a receipt.
 */
export const onConnection = <T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  withRunner(dataSource, work);

async function withRunner<T>(
  dataSource: DataSource,
  work: (client: PoolClient, runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    rememberSource(client, dataSource);
    return await work(client, runner);
  } finally {
    await runner.release();
  }
}

/** The work that is committed together with the audit entries of a piece of work. */
const companions = new AsyncLocalStorage<(client: PoolClient) => Promise<void>>();

/**
 * Runs `work`, and `companion` inside each of its transactions that records something in the audit: both are committed,
 * or neither is.
 */
export const withCompanion = <T>(
  companion: (client: PoolClient) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> => companions.run(companion, work);

/**
 * Runs `work` in one transaction on one connection of the data source's pool. It commits when `work` returns, and rolls
 * back when it throws. Recorded audit entries are written last. The client is pg's own, for SQL and COPY. The manager of
 * TypeORM uses the same connection, and takes part in the transaction.
 */
export const inTransaction = <T>(
  dataSource: DataSource,
  work: (client: PoolClient, manager: EntityManager) => Promise<T>,
): Promise<T> =>
  transact(dataSource, async (client, runner) => {
    // TypeORM has to know of the transaction: otherwise `save` would begin its own and commit this one in the middle.
    await runner.startTransaction();
    return work(client, runner.manager);
  });

/**
 * Does the same for work that uses `askTogether`: its first questions also begin the transaction, which saves an
 * exchange. TypeORM does not know of this transaction, so the work gets no manager.
 */
export const inTransactionTogether = <T>(
  dataSource: DataSource,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  transact(dataSource, (client) =>
    askTogether(client, async () => {
      const starting = client.query('START TRANSACTION');
      const [done] = await Promise.all([work(client), starting]);
      return done;
    }),
  );

const transact = <T>(
  dataSource: DataSource,
  startAndWork: (client: PoolClient, runner: QueryRunner) => Promise<T>,
): Promise<T> =>
  withRunner(dataSource, async (client, runner) => {
    const entries = collectEntries(client);
    let lost: Error | null = null;
    const onLoss = (error: Error) => (lost = error);
    client.on('error', onLoss);
    try {
      const done = await startAndWork(client, runner);
      await commit(client, entries, dataSource);
      return done;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      // Only `lost` says why PostgreSQL closed the connection; the next statement says only that it is closed.
      throw lost ?? error;
    } finally {
      client.off('error', onLoss);
      closeCollection(client);
      limitStatementsAgain(client);
    }
  });

/** Writes the recorded entries behind everything else, and commits in the same exchange. */
async function commit(client: PoolClient, entries: readonly AuditEntry[], dataSource: DataSource): Promise<void> {
  if (entries.length > 0) await companions.getStore()?.(client);
  const written = await limitRefusals(client, entries);
  if (written.length === 0) await client.query('COMMIT');
  else await commitWith(client, written, getAuditHome(dataSource).keys[0]);
}
