import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { sealEarlierEntries } from '@quadrant/store/audit';
import { makeClient } from '@quadrant/store/server';
import { layBaseline } from './baseline.js';
import { grantRights } from './grants.js';
import { refuseMovedDatabase } from './moved-database.js';
import { refuseNewerDatabase } from './newer-database.js';
import { makeRepeatables } from './repeatables.js';
import { refuseUnfinishedRestore } from './schema-of.js';

/** It is any number that nobody else locks in the database. */
export const MIGRATION_LOCK = 7_283_002;
const POLL_INTERVAL = 100;
const SILENCE = 5000;

/**
 * Brings the schema up to date: the baseline of an empty database, the pending migrations, the functions, views and
 * triggers, and the rights of the application's roles. When several processes start at once, one migrates and the
 * others wait.
 *
 * The lock is requested repeatedly on a separate connection. A session that waits inside `pg_advisory_lock` holds a
 * snapshot, and `create index concurrently` in the migrating process would wait for that snapshot to end.
 *
 * @param dataSource an initialised data source of the owner that was made from a `url`.
 * @param log told a sentence when the wait is longer than five seconds, and how far the migrations are as often.
 * @returns the names of the migrations that this call ran, in order; 'baseline' stands for those that it sums up.
 * @throws NewerDatabase, UnfinishedRestore, MovedDatabase, RepeatableRefused, the error of the failed migration, or of the connection.
 */
export async function migrateWithLock(
  dataSource: DataSource,
  log: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`),
): Promise<string[]> {
  const { options } = dataSource;
  if (options.type !== 'postgres' || options.url === undefined) {
    throw new TypeError('migrateWithLock needs a data source for PostgreSQL that was made from a url');
  }
  const client = makeClient({ connectionString: options.url, application_name: 'quadrant migration lock' });
  await client.connect();
  try {
    await waitForLock(client, log);
    await refuseNewerDatabase(dataSource);
    await refuseUnfinishedRestore(dataSource);
    await refuseMovedDatabase(dataSource);
    const isFresh = await layBaseline(dataSource);
    const migrations = await tellingProgress(client, dataSource, log, () =>
      dataSource.runMigrations({ transaction: 'each' }),
    );
    const ran = [...(isFresh ? ['baseline'] : []), ...migrations.map(({ name }) => name)];
    const isMade = await makeRepeatables(dataSource);
    await sealEarlierEntries(dataSource);
    await grantRights(dataSource, isMade || ran.length > 0);
    return ran;
  } finally {
    // The lock ends with its session.
    await client.end();
  }
}

/** Logs every few seconds how many migrations are done: on a slow machine, the first start takes minutes for them. */
async function tellingProgress<T>(
  client: Client,
  { migrations }: DataSource,
  log: (sentence: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const tell = async () => {
    const { rows } = await client.query<{ done: number }>('select count(*)::int as done from migrations');
    log(`The database is being brought up to date: ${rows[0]!.done} of ${migrations.length} migrations are done.`);
  };
  // Before the first migration there is no table to count in.
  const telling = setInterval(() => void tell().catch(() => undefined), SILENCE);
  try {
    return await work();
  } finally {
    clearInterval(telling);
  }
}

async function waitForLock(client: Client, log: (sentence: string) => void): Promise<void> {
  const begin = Date.now();
  for (let told = false; ;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (!told && Date.now() - begin > SILENCE) {
      told = true;
      log('Another process is migrating the database; waiting for it to finish.');
    }
    await sleep(POLL_INTERVAL);
  }
}
