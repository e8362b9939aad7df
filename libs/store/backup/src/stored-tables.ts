import type { PoolClient } from 'pg';
import { MOVE_TABLE } from '@quadrant/store/schema';
import { BackupRefused } from './archive-error.js';

export interface StoredTable {
  readonly name: string;
  /** These columns are copied, in this order. */
  readonly columns: readonly string[];
  /** It takes so many bytes on the disk, with its indexes. */
  readonly bytes: number;
}

/** Names a table and its columns for COPY. */
export const targetOf = ({ name, columns }: StoredTable): string => `${name} (${columns.join(', ')})`;

export interface StoredSequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/**
 * The program makes the content of these by itself: TypeORM when it runs migrations, the schema when it makes functions, and a move
 * to another database. The others begin with `fresh_`: a refresh loads them, and they become tables, or go, when it ends.
 */
const NOT_COPIED = `c.relname in ('migrations', 'repeatable_schema', '${MOVE_TABLE}') or c.relname like 'fresh\\_%'`;

const TABLES = `
  select c.oid::text || ' ' || c.relname as identity, quote_ident(c.relname) as name,
    pg_total_relation_size(c.oid)::float8 as bytes,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.atttypid <> 'xid8'::regtype order by a.attnum) as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (${NOT_COPIED})
  order by c.relname collate "C"`;

interface Row extends StoredTable {
  readonly identity: string;
}

/** A refresh that swaps tables in just this moment is over by the next try. */
const TRIES = 20;

/**
 * Begins a transaction that sees one moment of all tables, and keeps each from being replaced until it ends. Tables are locked
 * before the moment is taken, as pg_dump cannot: a table that a refresh has swapped in after it would look empty.
 *
 * Columns of the type xid8 count the transactions of one server, and are not copied: their defaults are of the server that they are
 * restored on. PostgreSQL computes generated columns itself.
 *
 * @throws BackupRefused for a database without tables
 */
export async function beginMoment(client: PoolClient): Promise<readonly StoredTable[]> {
  for (let tries = 1; ; tries++) {
    const before = (await client.query<Row>(TABLES)).rows;
    if (before.length === 0)
      throw new BackupRefused('The database is empty: there is nothing to copy. Nothing was written.');
    await client.query('begin transaction isolation level repeatable read, read only');
    try {
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      // A table may be larger than a quarter of the memory of PostgreSQL, and would be read from its middle (manual, 19.13.1).
      await client.query('set local synchronize_seqscans = off');
      await client.query(`lock table ${before.map(({ name }) => name).join(', ')} in access share mode`);
      const { rows } = await client.query<Row>(TABLES);
      const identities = (list: readonly Row[]) => list.map(({ identity }) => identity).join();
      if (identities(rows) === identities(before))
        return rows.map(({ name, columns, bytes }) => ({ name, columns, bytes }));
    } catch (error) {
      await client.query('rollback');
      if (tries === TRIES) throw error;
      continue;
    }
    await client.query('rollback');
    if (tries === TRIES) throw new Error('The tables of the database change all the time: nothing was copied.');
  }
}

/** Reads where each sequence is. They only count up, so what is read after the tables is never below their rows. */
export async function readSequences(client: PoolClient): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' and relname <> 'migrations_id_seq' order by relname collate "C"`,
  );
  const read: StoredSequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<StoredSequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    read.push({ name, ...states[0]! });
  }
  return read;
}

interface Statements {
  readonly table: string;
  readonly drop: string;
  readonly make: string;
}

/** Statements that bring back what {@link clearForLoading} took away. */
export interface Cleared {
  /** The keys and indexes of each table are found by its name. */
  readonly ofTable: ReadonlyMap<string, readonly string[]>;
  /** The keys between tables, and triggers: they come when all tables have their keys. */
  readonly ofAll: readonly string[];
}

/**
 * Takes the constraints, indexes and triggers of tables away, as their owner may. Keys between tables then need no order of rows,
 * and indexes are built at once, some times faster.
 */
export async function clearForLoading(client: PoolClient, tables: readonly StoredTable[]): Promise<Cleared> {
  const names = tables.map(({ name }) => name);
  const constraints = async (types: string) =>
    client.query<Statements>(
      `select n.conrelid::regclass::text as "table",
         format('alter table %s drop constraint %I', n.conrelid::regclass, n.conname) as drop,
         format('alter table %s add constraint %I %s', n.conrelid::regclass, n.conname, pg_get_constraintdef(n.oid)) as make
       from pg_constraint n where n.conrelid = any($1::regclass[]) and n.contype = any(string_to_array($2, null)::"char"[]) order by n.conname`,
      [names, types],
    );
  const references = (await constraints('f')).rows;
  for (const { drop } of references) await client.query(drop);
  const keys = (await constraints('pux')).rows;
  const indexes = await client.query<Statements>(
    `select i.indrelid::regclass::text as "table", format('drop index %s', i.indexrelid::regclass) as drop,
       pg_get_indexdef(i.indexrelid) as make
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint n where n.conindid = i.indexrelid and n.contype in ('p', 'u', 'x'))
     order by i.indexrelid::regclass::text`,
    [names],
  );
  const own = [...keys, ...indexes.rows];
  for (const { drop } of own) await client.query(drop);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return {
    ofTable: new Map(names.map((name) => [name, own.filter(({ table }) => table === name).map(({ make }) => make)])),
    ofAll: [...references.map(({ make }) => make), ...names.map((name) => `alter table ${name} enable trigger user`)],
  };
}
