import type { Client } from 'pg';
import { MIGRATION_LOCK } from '@quadrant/store/schema';
import { makeClient } from '@quadrant/store/server';
import { BackupRefused } from './archive-error.js';

/**
 * Runs work while programs that start with a database wait.
 *
 * @param url of the owner
 * @throws BackupRefused where another process holds it; what `work` throws
 */
export async function holdDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client: Client = makeClient({ connectionString: url, application_name: 'quadrant restore lock' });
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken !== true) {
      throw new BackupRefused('Another process prepares or restores this database just now. Nothing was changed.');
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws BackupRefused where anybody has the database open, besides `client` */
export async function refuseOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const { others } = rows[0]!;
  if (others === 0) return;
  throw new BackupRefused(
    `The database is in use (${others === 1 ? '1 other connection' : `${others} other connections`}): what others write now would ` +
      'be lost. Stop every program of this site, close psql, and try again. Nothing was changed.',
  );
}
