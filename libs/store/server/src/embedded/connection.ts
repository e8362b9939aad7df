import { type Client, DatabaseError } from 'pg';
import { DATABASE_NAME, DATABASE_USER } from './cluster.js';
import { EmbeddedPostgresError, WAY_OUT } from '../embedded-postgres-error.js';
import { makeClient } from '../lasting-client.js';

/** Makes a client of the maintenance database. Callers that need to know of a lost connection listen to `end`. */
export function maintenanceClient(port: number, password: string, applicationName: string): Client {
  return makeClient({
    host: '127.0.0.1',
    port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    application_name: applicationName,
    ssl: false,
  });
}

/**
 * Tells whether the server really answers: after a kill, a lock file may say `ready` and a port look open for a moment.
 *
 * @throws EmbeddedPostgresError when the server refuses the password, since waiting does not help.
 */
export async function answers(port: number, password: string): Promise<boolean> {
  const client = maintenanceClient(port, password, 'quadrant start');
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new EmbeddedPostgresError(
        `The running embedded PostgreSQL refuses the password in secrets/postgres-password. Stop every Quadrant program ` +
          `that uses this folder, delete that file and start again: Quadrant makes a new one. ${WAY_OUT}`,
        { cause: error },
      );
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the database `quadrant` at the first start. */
export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
  if (rowCount !== 0) return;
  await client.query(`create database ${DATABASE_NAME}`).catch((error: unknown) => {
    // Another process was faster: 42P04 duplicate_database, 23505 when both were under way.
    if (!(error instanceof DatabaseError) || (error.code !== '42P04' && error.code !== '23505')) throw error;
  });
}
