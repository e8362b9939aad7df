import type { DataSource } from 'typeorm';
import { layBaseline } from './baseline.js';
import { BEFORE_BASELINE } from './before-baseline/index.js';
import { MIGRATIONS } from './migrations.js';

const nameOf = (migration: (typeof MIGRATIONS)[number]): string => new migration().name ?? migration.name;

/** While a database has this table, it holds a part of a backup, and nothing else. */
const MARK = 'unfinished_restore';

/** A restore into the database was interrupted. The message says what to do. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';
}

/** Tells what a database holds before a restore: nothing, a part of an interrupted one, or tables of somebody. */
export async function findContent(database: Pick<DataSource, 'query'>): Promise<'nothing' | 'unfinished' | 'tables'> {
  const [row] = await database.query<{ mark: boolean; tables: boolean }[]>(
    `select to_regclass('public.${MARK}') is not null as mark, exists (
       select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables`,
  );
  return row!.mark ? 'unfinished' : row!.tables ? 'tables' : 'nothing';
}

/** @throws UnfinishedRestore before anything is changed */
export async function refuseUnfinishedRestore(dataSource: DataSource): Promise<void> {
  if ((await findContent(dataSource)) !== 'unfinished') return;
  throw new UnfinishedRestore(
    'A restore into this database was interrupted, so it holds only a part of the backup. Run "quadrant restore" with the backup ' +
      'again, or the "quadrant move-database" that was interrupted: it removes that part, and begins anew.',
  );
}

/** Lists the migrations of a list that are newer than all that this program knows. */
export function findNewerMigrations(names: readonly string[]): string[] {
  const newest = Math.max(...MIGRATIONS.map((each) => Number(nameOf(each).slice(-13))));
  return names.filter((name) => Number(name.slice(-13)) > newest);
}

/**
 * Makes the empty tables of a schema that has gone through some migrations, with a mark that a restore begins. The rest of an
 * interrupted restore is removed before.
 *
 * @param owner a data source of the owner, not yet initialised; it is initialised then
 * @param names of the migrations
 * @returns false, with nothing changed, where the database has tables of somebody
 */
export async function makeSchemaOf(owner: DataSource, names: readonly string[]): Promise<boolean> {
  const ran = new Set(names);
  owner.setOptions({ migrations: MIGRATIONS.filter((each) => ran.has(nameOf(each))) });
  await owner.initialize();
  if ((await findContent(owner)) === 'tables') return false;
  await removeUnfinished(owner);
  await owner.query(`create table ${MARK} ()`);
  // A database that stopped among the migrations that the baseline sums up goes through them one by one.
  if (BEFORE_BASELINE.every((each) => ran.has(nameOf(each)))) await layBaseline(owner);
  await owner.runMigrations({ transaction: 'each' });
  return true;
}

/** Ends a restore; it belongs into the transaction that writes the rows. */
export const endRestore = `drop table ${MARK}`;

/** Removes everything from a database that holds only a part of a backup. */
export async function removeUnfinished(owner: DataSource): Promise<void> {
  if ((await findContent(owner)) !== 'unfinished') return;
  const rows = await owner.query<{ statement: string }[]>(`
    select 'drop view if exists ' || c.oid::regclass || ' cascade' as statement from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    union all
    select 'drop table if exists ' || string_agg(c.oid::regclass::text, ', ') || ' cascade' from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '${MARK}' having count(*) > 0
    union all
    select 'drop function if exists ' || p.oid::regprocedure || ' cascade' from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend e
      where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
    union all
    select 'drop table ${MARK}'`);
  for (const { statement } of rows) await owner.query(statement);
}
