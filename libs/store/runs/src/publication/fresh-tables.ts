import type { PoolClient } from 'pg';
import { isLockTimeout } from '@quadrant/store/database';

/** The server sorts indexes over millions of rows in this much memory. */
const INDEX_MEMORY = '256MB';

/** Each lock is waited for this long: a tenth of the second after which PostgreSQL looks for deadlocks. */
const LOCK_PATIENCE_MS = 100;

/**
 * Fills new tables beside the old ones and swaps them in the end. Rows go into heaps without indexes. The indexes are
 * then built over all rows, three times faster than row by row. Readers keep the old tables until COMMIT. No foreign
 * key may point at the tables. The application's role may not create or drop tables: functions of the owner do that,
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

  /** Returns the name of the table that takes the rows meanwhile. */
  nameOf(table: string): string {
    return this.tables.includes(table) ? `fresh_${table}` : table;
  }

  /** Builds the keys and indexes of the old tables, and takes their places. */
  async replaceOld(): Promise<void> {
    if (!this.isFilling) return;
    const { client } = this;
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
    for (const table of this.tables) await client.query('select build_fresh_indexes($1)', [table]);
    // From here on readers wait.
    await this.swap();
  }

  /**
   * A reader of several of these tables may hold one and wait for another that is locked already. Then this releases
   * all locks and begins again, before PostgreSQL finds a deadlock and ends one of the two.
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
