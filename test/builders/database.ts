import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openAuditHome } from '@quadrant/store/audit';
import { findRoles, sessionOptions } from '@quadrant/store/database';
import { drawTossesFrom } from '@quadrant/store/tosses';
import { MIGRATIONS } from '@quadrant/store/schema';
import { createDataSource } from '@quadrant/store/setup';
import { Client } from 'pg';
import type { DataSource, MigrationInterface } from 'typeorm';

/** A migrated, empty database of one spec file. Its members may be used from `beforeAll` on. */
export interface TestDatabase {
  readonly url: string;
  /** The database belongs to this QUADRANT_HOME, which the environment names. */
  readonly home: string;
  /** The application's data source: it connects at the first call, and closes after the last test. */
  dataSource(): Promise<DataSource>;
  /** The owner's data source, who may do anything, for tests that tamper with it. */
  owner(): Promise<DataSource>;
}

/** The server of a test run never syncs, so copying files is five times as fast as writing each block to the log. */
const COPIED = 'file_copy';

/**
 * Makes a clone of the migrated template before the tests, and drops it after them. Call it at the top of a `describe`,
 * or of the file, and before hooks that use the database.
 */
export function useTestDatabase(): TestDatabase {
  let name = '';
  let server = '';
  let home = '';
  let connected: Promise<DataSource> | null = null;
  let owner: Promise<DataSource> | null = null;

  beforeAll(async () => {
    const { url, template } = await askForServer();
    server = url;
    const run = template.replace(/^tpl_/, '');
    // The name is new in this run: modules that several spec files share remember what they read in a home.
    name = `t_${run}_${randomBytes(8).toString('hex')}`;
    process.env['QUADRANT_HOME'] = home = path.join(fact('QUADRANT_TEST_FOLDER'), 'homes', name);
    await onServer(server, `create database ${name} template ${template} strategy ${COPIED}`);
  });

  afterAll(async () => {
    await (await connected)?.destroy();
    await (await owner)?.destroy();
    await endOwners();
    if (name !== '') await onServer(server, `drop database if exists ${name} with (force)`);
  });

  const connect = (session?: string) => {
    const audit = openAuditHome(database.home);
    // A started home has its key.
    if (audit.keys.length === 0) throw new Error(`The home ${database.home} has no key.`);
    const dataSource = createDataSource({ url: database.url, audit, poolSize: 4, ...(session && { session }) });
    // Histories that are compared with each other, or with a model, must draw the same tosses.
    drawTossesFrom(dataSource, 'keys');
    return dataSource.initialize();
  };

  const database = {
    get home() {
      // An empty home would be the working folder, which is the repository.
      if (home === '') throw tooEarly();
      return home;
    },
    get url() {
      if (name === '') throw tooEarly();
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    dataSource: () =>
      (connected ??= findRoles(database.url).then((roles) => connect(sessionOptions(roles, 'application')))),
    owner: () => (owner ??= connect()),
  };
  return database;
}

const tooEarly = () => new Error('The test database exists only from beforeAll on, and only when that succeeded.');

/** Connections of owners, by database: a separate session for each test would cost more than its work. */
const owners = new Map<string, Client>();

/** Runs statements that the application may not, as the owner of a data source's database, in one transaction. */
export async function asOwner({ options }: DataSource, statements: string): Promise<void> {
  const { url } = options as { url: string };
  let client = owners.get(url);
  if (client === undefined) {
    client = new Client({ connectionString: url });
    // A test may end all sessions of its database: the next call begins another one.
    client.on('error', () => owners.delete(url));
    owners.set(url, client);
    await client.connect();
  }
  // A statement that fails leaves nothing of its transaction behind.
  await client.query(statements);
}

async function endOwners(): Promise<void> {
  await Promise.all([...owners.values()].map((client) => client.end()));
  owners.clear();
}

/** Empties tables and all that refer to them, even those that refuse it. Deleting a few rows costs a tenth of `truncate`. */
export async function emptyTables(dataSource: DataSource, ...tables: readonly string[]): Promise<void> {
  const rows = await dataSource.query<{ name: string }[]>(
    `with recursive emptied (id) as (
       select unnest($1::regclass[])::oid
       union
       select c.conrelid from pg_constraint c join emptied e on c.confrelid = e.id where c.contype = 'f'
     )
     select id::regclass::text as name from emptied`,
    [tables],
  );
  const deletions = rows.map(({ name }) => `delete from ${name}`);
  await asOwner(dataSource, ['set local session_replication_role = replica', ...deletions].join('; '));
}

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes the schema of a database again as it was before a migration.
 *
 * @param first beginning of the name of that migration
 * @returns the names of that migration and of those after it
 */
export async function goBackBefore(database: TestDatabase, first: string): Promise<string[]> {
  await (
    await database.owner()
  ).query('drop schema public cascade; create schema public; grant usage on schema public to public');
  const earlier = createDataSource({ url: database.url, poolSize: 1 });
  const names = MIGRATIONS.map((each) => new each().name ?? each.name);
  const from = names.findIndex((name) => name.startsWith(first));
  earlier.setOptions({ migrations: MIGRATIONS.slice(0, from) });
  await earlier.initialize();
  try {
    await earlier.runMigrations();
  } finally {
    await earlier.destroy();
  }
  return names.slice(from);
}

/** Returns a migration by how its name begins, such as `Runs`. */
export function migrationNamed(first: string): MigrationInterface {
  return new (MIGRATIONS.find(({ name }) => name.startsWith(first))!)();
}

/** Asks test/global-setup.mjs for the server of the run, which starts with the first question. */
async function askForServer(): Promise<{ readonly url: string; readonly template: string }> {
  // A kept connection is closed after five seconds, perhaps just when it is used again.
  const answer = await fetch(fact('QUADRANT_TEST_DOOR'), { headers: { connection: 'close' } });
  if (!answer.ok) throw new Error(`The PostgreSQL of the test run did not start: ${await answer.text()}`);
  return (await answer.json()) as { url: string; template: string };
}

/** Reads a variable that test/global-setup.mjs has set. */
function fact(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) {
    throw new Error(`There is no test database for this spec: ${variable} is not set. Specs of libs/rules have none.`);
  }
  return value;
}
