import type { PoolClient } from 'pg';
import { isLockTimeout } from './lock-timeout.js';

/** Indexes over millions of rows are sorted in memory; of the server, not of this process. */
const INDEX_MEMORY = '256MB';

/** For each lock: a tenth of the second after which PostgreSQL looks for deadlocks. */
const LOCK_PATIENCE_MS = 100;

interface IndexRow {
  readonly name: string;
  readonly definition: string;
  readonly isPrimary: boolean;
}

interface ViewRow {
  readonly name: string;
  readonly definition: string;
}

/**
 * Fills tables anew beside the old ones and swaps them in the end: rows go into heaps without indexes, which are then
 * built over all of them, three times faster than row by row; readers keep the old tables until COMMIT. Only for tables
 * that no foreign key points at.
 */
export class FreshTables {
  private constructor(
    private readonly client: PoolClient,
    readonly tables: readonly string[],
  ) {}

  /** With no tables it does nothing, and names every table by its own name. */
  static async create(client: PoolClient, tables: readonly string[]): Promise<FreshTables> {
    for (const table of tables) await client.query(`create table ${fresh(table)} (like ${table} including defaults)`);
    return new FreshTables(client, tables);
  }

  /** Where rows of a table go meanwhile. */
  nameOf(table: string): string {
    return this.tables.includes(table) ? fresh(table) : table;
  }

  /** Builds keys and indexes as the old tables have them, and takes their places. */
  async replaceOld(): Promise<void> {
    if (this.tables.length === 0) return;
    const { client } = this;
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    const indexes = new Map<string, IndexRow[]>();
    for (const table of this.tables) indexes.set(table, await this.buildIndexes(table));
    // From here on readers wait.
    const views = await this.lockOutReaders();
    for (const [table, built] of indexes) {
      await client.query(`drop table ${table}`);
      await client.query(`alter table ${fresh(table)} rename to ${table}`);
      for (const { name } of built) await client.query(`alter index ${fresh(name)} rename to ${name}`);
    }
    for (const { name, definition } of views) await client.query(`create view ${name} as ${definition}`);
  }

  private async buildIndexes(table: string): Promise<IndexRow[]> {
    const { rows } = await this.client.query<IndexRow>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as "isPrimary"
       from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
      [table],
    );
    for (const { name, definition, isPrimary } of rows) {
      await this.client.query(
        definition.replace(` ${name} ON public.${table} `, ` ${fresh(name)} ON public.${fresh(table)} `),
      );
      if (!isPrimary) continue;
      const key = `constraint ${fresh(name)} primary key using index ${fresh(name)}`;
      await this.client.query(`alter table ${fresh(table)} add ${key}`);
    }
    return rows;
  }

  /**
   * Whoever reads several of the tables may hold one and wait for another that is locked already: then all are given back
   * and it begins anew, before PostgreSQL finds a deadlock and ends one of the two.
   *
   * @returns views that were over the tables
   */
  private async lockOutReaders(): Promise<ViewRow[]> {
    const { client } = this;
    await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`);
    for (;;) {
      await client.query('savepoint readers');
      try {
        const views = await this.dropViews();
        await client.query(`lock table ${this.tables.join(', ')} in access exclusive mode`);
        await client.query('set local lock_timeout = 0');
        return views;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        await client.query('rollback to savepoint readers');
      }
    }
  }

  /** Views would keep the old tables; they are made again over the new ones. */
  private async dropViews(): Promise<ViewRow[]> {
    const { rows } = await this.client.query<ViewRow>(
      `select distinct r.ev_class::regclass::text as name, pg_get_viewdef(r.ev_class) as definition
       from pg_depend d join pg_rewrite r on r.oid = d.objid
       where d.refobjid = any($1::regclass[]) and d.classid = 'pg_rewrite'::regclass`,
      [this.tables],
    );
    for (const { name } of rows) await this.client.query(`drop view ${name}`);
    return rows;
  }
}

const fresh = (name: string): string => `fresh_${name}`;
