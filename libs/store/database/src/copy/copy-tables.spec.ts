import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { eventually } from '../../../../../test/builders/eventually.js';
import type { BinaryRows } from './binary-rows.js';
import { copyTables } from './copy-tables.js';

const numbers = (name: string, write: (rows: BinaryRows, n: number) => void) => ({ name, columns: ['n'], write });
const all = (rows: BinaryRows, n: number) => void rows.row().int4(n);

describe('copyTables', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.owner();
    await dataSource.query('create table parents (n integer primary key)');
    await dataSource.query('create table children (n integer references parents)');
  });

  async function count(client: PoolClient): Promise<[parents: number, children: number]> {
    const { rows } = await client.query<{ parents: number; children: number }>(
      'select (select count(*)::integer from parents) as parents, (select count(*)::integer from children) as children',
    );
    return [rows[0]!.parents, rows[0]!.children];
  }

  /** The count of both tables after `work`, which is undone. */
  const countAfter = (work: (client: PoolClient) => Promise<unknown>) =>
    inTransaction(dataSource, async (client) => {
      await client.query('savepoint before');
      await work(client);
      const counts = await count(client);
      await client.query('rollback to before');
      return counts;
    });

  it('writes the rows of several tables, of an item none or many', async () => {
    const even = numbers('children', (rows, n) => n % 2 === 0 && all(rows, n));
    expect(await countAfter((client) => copyTables(client, [numbers('parents', all), even], [1, 2, 3, 4, 6]))).toEqual([
      5, 3,
    ]);
  });

  it('asks PostgreSQL nothing when no item has rows', async () => {
    const none = numbers('no_such_table', () => undefined);
    expect(await countAfter((client) => copyTables(client, [none], [1, 2]))).toEqual([0, 0]);
    expect(await countAfter((client) => copyTables(client, [numbers('parents', all)], []))).toEqual([0, 0]);
  });

  it('writes more rows than a connection takes at once', async () => {
    const many = Array.from({ length: 300_000 }, (_, n) => n);
    expect(
      await countAfter((client) => copyTables(client, [numbers('parents', all), numbers('children', all)], many)),
    ).toEqual([300_000, 300_000]);
  });

  it.each([
    ['the first table', ['parents', 'children'], [7, 7], '23505'],
    ['the last table', ['parents', 'children'], [7, 8], '23503'],
    ['a table that does not exist', ['parents', 'nowhere', 'children'], [1], '42P01'],
  ])('leaves the connection usable after an error in %s', async (_, [first, ...others], items, code) => {
    const shifted = (rows: BinaryRows, n: number) => void rows.row().int4(n + 1);
    const tables = [numbers(first!, all), ...others.map((name) => numbers(name, shifted))];
    await inTransaction(dataSource, async (client) => {
      await client.query('savepoint before');
      await expect(copyTables(client, tables, items)).rejects.toMatchObject({ code });
      await client.query('rollback to before');
      expect(await count(client)).toEqual([0, 0]);
    });
  });

  it('leaves the connection usable, and sends nothing, when a value does not fit', async () => {
    await inTransaction(dataSource, async (client) => {
      await expect(copyTables(client, [numbers('parents', all)], [1, 2 ** 40])).rejects.toThrow(
        'no integer of four bytes',
      );
      expect(await count(client)).toEqual([0, 0]);
    });
  });

  it('ends with the connection', async () => {
    const cut = inTransaction(dataSource, async (client) => {
      await client.query(
        'create function pg_temp.cut() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return new; end $$',
      );
      await client.query('create trigger cut before insert on parents for each row execute function pg_temp.cut()');
      await copyTables(client, [numbers('parents', all)], [1]);
    });
    const ended = expect(cut).rejects.toThrow(/terminat|closed/);
    await eventually(async () => {
      const sleeping = await dataSource.query<unknown[]>(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      );
      expect(sleeping).toHaveLength(1);
    });
    await ended;
  });
});
