import type { PoolClient } from 'pg';
import { isLockTimeout } from '@quadrant/store/database';

/** Indexes over millions of rows are sorted in memory; of the server, not of this process. */
const INDEX_MEMORY = '256MB';

/** For each lock: a tenth of the second after which PostgreSQL looks for deadlocks. */
const LOCK_PATIENCE_MS = 100;

/**
 * Fills tables anew beside the old ones and swaps them in the end: rows go into heaps without indexes, which are then
 * built over all of them, three times faster than row by row; readers keep the old tables until COMMIT. Only for tables
 * that no foreign key points at. The role of the application may make and drop no tables: functions of the owner do that,
 * for the tables that they know (repeatable/fresh-tables.sql of store/schema).
 */
export class FreshTables {
  private constructor(
    private readonly client: PoolClient,
    readonly tables: readonly string[],
  ) {}

  /** With no tables it does nothing, and names every table by its own name. */
  static async create(client: PoolClient, tables: readonly string[]): Promise<FreshTables> {
    for (const table of tables) await client.query('select begin_fresh_table($1)', [table]);
    return new FreshTables(client, tables);
  }

  /** Whether there are any. */
  get isFilling(): boolean {
    return this.tables.length > 0;
  }

  /** Where rows of a table go meanwhile. */
  nameOf(table: string): string {
    return this.tables.includes(table) ? `fresh_${table}` : table;
  }

  /** Builds keys and indexes as the old tables have them, and takes their places. */
  async replaceOld(): Promise<void> {
    if (!this.isFilling) return;
    const { client } = this;
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    for (const table of this.tables) await client.query('select build_fresh_indexes($1)', [table]);
    // From here on readers wait.
    await this.swap();
  }

  /**
   * Whoever reads several of the tables may hold one and wait for another that is locked already: then all are given back
   * and it begins anew, before PostgreSQL finds a deadlock and ends one of the two.
   */
  private async swap(): Promise<void> {
    const { client } = this;
    await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`);
    for (;;) {
      await client.query('savepoint readers');
      try {
        await client.query('select replace_by_fresh_tables($1)', [this.tables]);
        return;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        await client.query('rollback to savepoint readers');
      }
    }
  }
}
