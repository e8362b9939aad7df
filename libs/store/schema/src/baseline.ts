import type { DataSource, EntityManager } from 'typeorm';
import { createTrigrams } from './before-baseline/0006-names.js';
import { BEFORE_BASELINE } from './before-baseline/index.js';
import { BEFORE_TABLES } from './repeatables.js';
import { readSqlFiles } from './schema-files.js';

/** The files of `baseline/` are in the order of their foreign keys. */
const DOMAINS = [
  'players',
  'accounts',
  'places',
  'tournaments',
  'leagues',
  'history',
  'boards',
  'announcements',
  'live',
  'disputes',
  'audit',
];

/**
 * Makes the tables of an empty database, in one transaction: the same tables that the migrations before the baseline
 * make. A database that has migrations is not changed.
 *
 * @param dataSource of the owner, who holds the lock of migrations
 * @returns whether the tables were made
 * @throws ExtensionMissing
 */
export async function layBaseline(dataSource: DataSource): Promise<boolean> {
  // TypeORM makes its own table during this call.
  await dataSource.showMigrations();
  const [row] = await dataSource.query<{ isFresh: boolean }[]>(
    `select not exists (select from migrations) as "isFresh"`,
  );
  if (!row!.isFresh) return false;
  const files = new Map(readSqlFiles('baseline').map(({ name, sql }) => [name, sql]));
  await dataSource.transaction(async (manager) => {
    await createTrigrams(manager);
    for (const sql of [...BEFORE_TABLES, ...DOMAINS.map((domain) => files.get(domain)!)]) await manager.query(sql);
    await noteMigrations(manager);
  });
  return true;
}

/** A database that begins with the baseline has all migrations that the baseline replaces. */
const noteMigrations = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) m (name)`,
    [BEFORE_BASELINE.map(({ name }) => name)],
  );
