import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readSqlFiles } from './schema-files.js';

const FILES = readSqlFiles('repeatable');

/** Indexes need these functions, so they are made before the tables. Their file names begin with a number. */
export const BEFORE_TABLES: readonly string[] = FILES.filter(({ name }) => /^\d/.test(name)).map(({ sql }) => sql);

/**
 * Brings functions, views and triggers up to date, in one transaction. Each file of `repeatable/` makes one of them.
 * Triggers lock their tables, so nothing is done when nothing has changed.
 *
 * @param dataSource of the owner, who holds the lock of migrations
 * @param isMigrated whether a migration ran: it may have dropped some of them with a table
 * @returns whether they were made
 */
export async function makeRepeatables(dataSource: DataSource, isMigrated: boolean): Promise<boolean> {
  const sha256 = createHash('sha256').update(JSON.stringify(FILES)).digest('hex');
  const [made] = await dataSource.query<{ sha256: string }[]>('select sha256 from repeatable_schema');
  if (made?.sha256 === sha256 && !isMigrated) return false;
  await dataSource.transaction(async (manager) => {
    for (const { sql } of FILES) await manager.query(sql);
    await manager.query(
      `insert into repeatable_schema (sha256) values ($1) on conflict (singleton) do update set sha256 = excluded.sha256`,
      [sha256],
    );
  });
  return true;
}
