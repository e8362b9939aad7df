import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { readSqlFiles, type SqlFile } from './schema-files.js';

const FILES = readSqlFiles('repeatable');

/** Indexes need these functions, so they are made before the tables. Their file names begin with a number. */
export const BEFORE_TABLES: readonly string[] = FILES.filter(({ name }) => /^\d/.test(name)).map(({ sql }) => sql);

/** A file of `repeatable/` cannot replace what the database has. The message says which one, why, and what to do. */
export class RepeatableRefused extends Error {
  override readonly name = 'RepeatableRefused';
}

/** Reads the functions, views and triggers of the database. It leaves out those of extensions and of tables that are being loaded. */
const DEFINITIONS = `
  select string_agg(text, ';' order by text collate "C") as definitions from (
    select pg_get_functiondef(oid) as text, 'pg_proc'::regclass as catalog, oid
    from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a'
    union all
    select relname || pg_get_viewdef(oid), 'pg_class', oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all
    select pg_get_triggerdef(t.oid), 'pg_trigger', t.oid from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and c.relname not like 'fresh\\_%' and not t.tgisinternal) d
  where not exists (select from pg_depend e where e.classid = d.catalog and e.objid = d.oid and e.deptype = 'e')`;

/**
 * Brings functions, views and triggers up to date, in one transaction: each is made by one file of `repeatable/`. Triggers lock
 * their tables, so nothing is done where the files, and what they made, are as they were.
 *
 * @param dataSource of the owner, who holds the lock of migrations
 * @returns whether they were made
 * @throws RepeatableRefused and leaves everything as it was
 */
export async function makeRepeatables(dataSource: DataSource): Promise<boolean> {
  const [made] = await dataSource.query<{ sha256: string }[]>('select sha256 from repeatable_schema');
  if (made?.sha256 === (await hashOf(dataSource))) return false;
  await dataSource.transaction(async (manager) => {
    for (const file of FILES) await make(manager, file);
    await manager.query(
      `insert into repeatable_schema (sha256) values ($1) on conflict (singleton) do update set sha256 = excluded.sha256`,
      [await hashOf(manager)],
    );
  });
  return true;
}

/** The hash covers the files and the database: it also changes when somebody changed a function there with other tools. */
async function hashOf(database: Pick<DataSource, 'query'>): Promise<string> {
  const [row] = await database.query<{ definitions: string | null }[]>(DEFINITIONS);
  return createHash('sha256')
    .update(JSON.stringify([FILES, row!.definitions]))
    .digest('hex');
}

/** PostgreSQL manual, appendix A: 42P13 for functions and 42P16 for views, which `create or replace` cannot change so far. */
const IRREPLACEABLE = new Set(['42P13', '42P16']);

async function make(manager: EntityManager, { name, sql }: SqlFile): Promise<void> {
  try {
    await manager.query(sql);
  } catch (error) {
    const { code, hint } = error as { readonly code?: string; readonly hint?: string };
    if (code === undefined || !IRREPLACEABLE.has(code)) throw error;
    const said = `${(error as Error).message}. ${hint ?? ''}`.trim();
    throw new RepeatableRefused(
      `The database cannot take repeatable/${name}.sql: ${said} Its functions, views and triggers stay as they were. If the file ` +
        'changed, the new version needs a migration that drops the old one. If somebody changed the database with other tools, ' +
        'drop what they made, and start again: everything that is missing is made.',
      { cause: error },
    );
  }
}
