import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { copyRaw, rememberSource } from '@quadrant/store/database';
import type { Sum } from './about.js';
import { CountedBytes } from './count-bytes.js';
import { type StoredTable, targetOf } from './stored-tables.js';

/** A table whose rows are committed, without its keys and indexes. */
export interface LoadedTable {
  readonly table: StoredTable;
  readonly rows: number;
  /** The sum is of the rows that were written into the table. */
  readonly sum: Sum;
  /** Statements that make its keys and indexes. */
  readonly make: readonly string[];
}

/** More connections than these bring little on two cores, where a third one loads the next table. */
const AT_ONCE = 2;

/**
 * Finishes tables on connections of their own, while the next ones are loaded: each is read again and compared with what was written,
 * and gets its keys, indexes and statistics.
 */
export class TableFinisher {
  private readonly waiting: LoadedTable[] = [];
  private readonly lanes = new Set<Promise<void>>();
  private failure: { readonly error: unknown } | null = null;
  private done = 0;
  /** The names of tables that are not what was written. */
  readonly different: string[] = [];

  constructor(
    private readonly owner: DataSource,
    private readonly onTable: (done: number) => void,
  ) {}

  /** Takes tables over. @throws what an earlier table threw */
  add(tables: readonly LoadedTable[]): void {
    if (this.failure !== null) throw this.failure.error;
    for (const table of tables) {
      this.waiting.push(table);
      if (this.lanes.size === AT_ONCE) continue;
      const lane = this.work().finally(() => this.lanes.delete(lane));
      this.lanes.add(lane);
    }
  }

  /** Waits until all tables are finished. @throws what the first of them threw that could not be */
  async end(): Promise<void> {
    await Promise.all(this.lanes);
    if (this.failure !== null) throw this.failure.error;
  }

  /** Begins no more tables, and waits for those that were begun. */
  async stop(): Promise<void> {
    this.waiting.length = 0;
    await Promise.all(this.lanes);
  }

  private async work(): Promise<void> {
    const runner = this.owner.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      rememberSource(client, this.owner);
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
        await this.finish(client, next);
        this.onTable(++this.done);
      }
    } catch (error) {
      this.failure ??= { error };
      this.waiting.length = 0;
    } finally {
      await runner.release();
    }
  }

  private async finish(client: PoolClient, { table, rows, sum, make }: LoadedTable): Promise<void> {
    await client.query('begin');
    try {
      await client.query(`set local statement_timeout = 0; set local maintenance_work_mem = '192MB'`);
      if (!(await isAsWritten(client, table, sum))) this.different.push(table.name);
      for (const statement of make) await client.query(statement);
      if (rows > 0) await client.query(`analyze ${table.name}`);
      // The commit that ends the restore is written to the disk after all of these.
      await client.query('set local synchronous_commit = off; commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
}

/**
 * Reads a table again, in the order in which it was written: a table that one transaction has loaded keeps it.
 *
 * @param client in a transaction
 */
export async function isAsWritten(client: PoolClient, table: StoredTable, sum: Sum): Promise<boolean> {
  await client.query('set local synchronize_seqscans = off');
  const counted = new CountedBytes();
  const reading = counted.through(copyRaw(client, targetOf(table), 0));
  while ((await reading.next()).done !== true);
  return counted.sum().sha256 === sum.sha256;
}
