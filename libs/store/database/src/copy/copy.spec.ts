import type { PoolClient, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import * as fc from 'fast-check';
import { inTransaction } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { BinaryRows, encodedText, encodedUuid } from './binary-rows.js';
import { copyBinary } from './copy-binary.js';
import { copyOut } from './copy-out.js';
import { Tuples } from './tuples.js';

const COLUMNS = ['i2', 'i4', 'f8', 'flag', 'word', 'bytes', 'id', 'at', 'i2s', 'i4s', 'json'];
const TABLE = `create temporary table every_type (i2 smallint, i4 integer, f8 double precision, flag boolean, word text, bytes bytea,
  id uuid, at timestamptz, i2s smallint[], i4s integer[], json jsonb) on commit drop`;

interface Row {
  readonly i2: number | null;
  readonly i4: number | null;
  readonly f8: number | null;
  readonly flag: boolean | null;
  readonly word: string | null;
  readonly bytes: string | null;
  readonly id: string | null;
  readonly at: number | null;
  readonly i2s: readonly number[] | null;
  readonly i4s: readonly number[] | null;
  readonly json: string | null;
}

const NULLS: Row = {
  ...{ i2: null, i4: null, f8: null, flag: null, word: null, bytes: null, id: null, at: null, i2s: null, i4s: null },
  json: null,
};

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const int2 = fc.integer({ min: -32_768, max: 32_767 });
const int4 = fc.integer({ min: -2_147_483_648, max: 2_147_483_647 });
// PostgreSQL has no character 0 in a text.
const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.replaceAll('\0', ' '));
const anyRow: fc.Arbitrary<Row> = fc.record({
  i2: orNull(int2),
  i4: orNull(int4),
  f8: orNull(fc.double({ noNaN: true })),
  flag: orNull(fc.boolean()),
  word: orNull(text),
  bytes: orNull(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('hex'))),
  id: orNull(fc.uuid()),
  at: orNull(fc.integer({ min: Date.UTC(-2000, 0, 1), max: Date.UTC(3000, 0, 1) })),
  i2s: orNull(fc.array(int2, { maxLength: 5 })),
  i4s: orNull(fc.array(int4, { maxLength: 5 })),
  json: orNull(fc.dictionary(fc.constantFrom('a', 'b'), text).map((value) => JSON.stringify(value))),
});

function write(rows: readonly Row[]): BinaryRows {
  const written = new BinaryRows(COLUMNS.length);
  for (const row of rows) {
    written.row().int2(row.i2).int4(row.i4).float8(row.f8).bool(row.flag).text(row.word).hex(row.bytes).uuid(row.id);
    written.timestamptz(row.at).int2Array(row.i2s).int4Array(row.i4s).jsonb(row.json);
  }
  return written;
}

function read(tuples: Tuples): Row {
  const orNull = <T>(column: number, value: (column: number) => T) => (tuples.isNull(column) ? null : value(column));
  const json = orNull(10, (column) => tuples.jsonb(column));
  return {
    i2: orNull(0, (column) => tuples.int2(column)),
    i4: orNull(1, (column) => tuples.int4(column)),
    f8: orNull(2, (column) => tuples.float8(column)),
    flag: orNull(3, (column) => tuples.bool(column)),
    word: orNull(4, (column) => tuples.text(column)),
    bytes: orNull(5, (column) => tuples.bytea(column).toString('hex')),
    id: orNull(6, (column) => tuples.uuid(column)),
    at: orNull(7, (column) => tuples.timestamptz(column)),
    i2s: orNull(8, (column) => tuples.int2Array(column)),
    i4s: orNull(9, (column) => tuples.int4Array(column)),
    json: json === null ? null : JSON.stringify(json),
  };
}

/** jsonb keeps no order of its own that a test could expect. */
const sorted = (row: Row): Row => {
  const value = row.json === null ? null : (JSON.parse(row.json) as Record<string, unknown>);
  return { ...row, json: value && JSON.stringify(Object.fromEntries(Object.entries(value).sort())) };
};

async function readAll(client: PoolClient, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const tuples of copyOut(client, query)) while (tuples.next()) rows.push(read(tuples));
  return rows;
}

async function countRows(client: PoolClient, query: string): Promise<number> {
  let count = 0;
  for await (const tuples of copyOut(client, query)) while (tuples.next()) count += 1;
  return count;
}

describe('binary COPY', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.owner();
  });

  it('gives back every value of every type as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 20 }), (rows) =>
        inTransaction(dataSource, async (client) => {
          await client.query(TABLE);
          expect(await copyBinary(client, 'every_type', COLUMNS, write(rows).drain())).toBe(rows.length);
          expect((await readAll(client, 'select * from every_type')).map(sorted)).toEqual(rows.map(sorted));
        }),
      ),
      { numRuns: 30 },
    );
  });

  it('writes what PostgreSQL itself calls these values', async () => {
    const row: Row = {
      ...{ i2: -2, i4: 70_000, f8: -0.1, flag: true, word: 'Zoë\n', bytes: '00ff' },
      id: '7b7b7b7b-0000-4000-8000-00000000000a',
      at: Date.UTC(1999, 11, 31, 23, 59, 59, 999),
      ...{ i2s: [1, -2], i4s: [], json: '{"a": "ü"}' },
    };
    await inTransaction(dataSource, async (client) => {
      await client.query(TABLE);
      await copyBinary(client, 'every_type', COLUMNS, write([row, NULLS]).drain());
      const { rows } = await client.query(
        `select i2, i4, f8, flag, word, bytes, id, at at time zone 'UTC' = '1999-12-31 23:59:59.999' as at, i2s, i4s, json
         from every_type`,
      );
      expect(rows).toEqual([
        { ...row, bytes: Buffer.from([0, 255]), at: true, json: { a: 'ü' } },
        { ...NULLS, at: null },
      ]);
    });
  });

  it('takes days, ready-made fields and raw bytes', async () => {
    await inTransaction(dataSource, async (client) => {
      await client.query('create temporary table ready (day date, id uuid, word text, bytes bytea) on commit drop');
      const rows = new BinaryRows(4);
      const id = '7b7b7b7b-0000-4000-8000-00000000000a';
      for (const day of ['1995-06-30', '2014-11-08', null]) {
        rows.row().date(day).encoded(encodedUuid(id)).encoded(encodedText('FW')).bytea(Buffer.from('aa', 'hex'));
      }
      await copyBinary(client, 'ready', ['day', 'id', 'word', 'bytes'], rows.drain());
      const { rows: stored } = await client.query(`select day::text, id, word, bytes from ready`);
      expect(stored).toEqual(
        ['1995-06-30', '2014-11-08', null].map((day) => ({ day, id, word: 'FW', bytes: Buffer.from([0xaa]) })),
      );
      const days: (string | null)[] = [];
      for await (const tuples of copyOut(client, 'select day from ready')) {
        while (tuples.next()) days.push(tuples.isNull(0) ? null : tuples.date(0));
      }
      expect(days).toEqual(['1995-06-30', '2014-11-08', null]);
    });
  });

  it('streams many rows, and texts longer than a piece', async () => {
    const long = 'ß'.repeat(200_000);
    await inTransaction(dataSource, async (client) => {
      await client.query('create temporary table many (n integer, word text) on commit drop');
      function* pieces() {
        const rows = new BinaryRows(2);
        for (let n = 0; n < 50_000; n++) {
          rows
            .row()
            .int4(n)
            .text(n % 25_000 === 7 ? long : `word ${n}`);
          if (rows.isPieceFull) yield* rows.drain();
        }
        yield* rows.drain();
      }
      expect(await copyBinary(client, 'many', ['n', 'word'], pieces())).toBe(50_000);
      let sum = 0;
      let characters = 0;
      for await (const tuples of copyOut(client, 'select * from many')) {
        while (tuples.next()) {
          sum += tuples.int4(0);
          if (tuples.int4(0) % 25_000 === 7) characters += tuples.text(1) === long ? 1 : 0;
        }
      }
      expect([sum, characters]).toEqual([(50_000 * 49_999) / 2, 2]);
    });
  });

  it('leaves the connection usable after a row that the table refuses', async () => {
    await dataSource.query('create table strict_numbers (n integer primary key)');
    const rows = new BinaryRows(1);
    for (let n = 0; n < 100_000; n++) rows.row().int4(n % 60_000);
    await inTransaction(dataSource, async (client) => {
      await client.query('savepoint before');
      await expect(copyBinary(client, 'strict_numbers', ['n'], rows.drain())).rejects.toMatchObject({ code: '23505' });
      await client.query('rollback to before');
      expect((await client.query('select count(*)::integer as n from strict_numbers')).rows).toEqual([{ n: 0 }]);
    });
  });

  it('leaves the connection usable after a source that fails', async () => {
    await dataSource.query('create table lost_numbers (n integer)');
    function* pieces() {
      for (let n = 0; n < 3; n++) {
        const rows = new BinaryRows(1);
        for (let m = 0; m < 10_000; m++) rows.row().int4(n);
        yield* rows.drain();
      }
      throw new Error('the source ran dry');
    }
    await inTransaction(dataSource, async (client) => {
      await client.query('savepoint before');
      await expect(copyBinary(client, 'lost_numbers', ['n'], pieces())).rejects.toThrow('the source ran dry');
      await client.query('rollback to before');
      expect((await client.query('select count(*)::integer as n from lost_numbers')).rows).toEqual([{ n: 0 }]);
    });
  });

  it('says what PostgreSQL says of a query that fails at the start or on the way', async () => {
    await inTransaction(dataSource, async (client) => {
      for (const query of ['select nothing', 'select 1 / (90000 - n) from generate_series(1, 100000) n']) {
        await client.query('savepoint before');
        await expect(countRows(client, query)).rejects.toMatchObject({
          code: expect.stringMatching(/^(42703|22012)$/) as string,
        });
        await client.query('rollback to before');
        expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      }
    });
  });

  it('reads on when somebody stops early, so that the connection can be used', async () => {
    await inTransaction(dataSource, async (client) => {
      for await (const tuples of copyOut(client, 'select n from generate_series(1, 300000) n')) {
        if (tuples.next()) break;
      }
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      for await (const tuples of copyOut(client, 'select 5')) {
        tuples.next();
        expect(tuples.int4(0)).toBe(5);
        break;
      }
    });
  });

  it('waits with the rest while a batch is used', async () => {
    await inTransaction(dataSource, async (client) => {
      let sum = 0;
      for await (const tuples of copyOut(client, 'select n from generate_series(1, 300000) n')) {
        await new Promise((resolve) => setImmediate(resolve));
        while (tuples.next()) sum += tuples.int4(0);
      }
      expect(sum).toBe((300_000 * 300_001) / 2);
    });
  });
});

describe('BinaryRows and Tuples', () => {
  const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');

  it('read the same rows wherever the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), fc.integer({ min: 1, max: 50 }), (rows, cut) => {
        const bytes = Buffer.concat([HEADER, ...write(rows).drain(), Buffer.from([0xff, 0xff])]);
        const tuples = new Tuples();
        const seen: Row[] = [];
        for (let at = 0; at < bytes.length; at += cut) {
          expect(tuples.isComplete).toBe(false);
          tuples.feed(bytes.subarray(at, at + cut));
          while (tuples.next()) seen.push(read(tuples));
        }
        expect(tuples.isComplete).toBe(true);
        expect(seen.map(sorted)).toEqual(rows.map(sorted));
      }),
    );
  });

  it('read the same rows when they fill many pieces', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 5 }), (rows) => {
        const many = Array.from({ length: 2_000 }, (_, index) => rows[index % rows.length]!);
        const tuples = new Tuples();
        tuples.feed(Buffer.concat([HEADER, ...write(many).drain(), Buffer.from([0xff, 0xff])]));
        const expected = rows.map(sorted);
        for (const index of many.keys()) {
          expect(tuples.next()).toBe(true);
          if (index % 50 < rows.length) expect(sorted(read(tuples))).toEqual(expected[index % rows.length]);
        }
        expect([tuples.next(), tuples.isComplete]).toEqual([false, true]);
      }),
      { numRuns: 20 },
    );
  });

  it('refuse a row that is not whole, and what is not hexadecimal', () => {
    const rows = new BinaryRows(2);
    rows.row().int4(1);
    expect(() => rows.row()).toThrow('A row of 2 fields was written with 1 missing.');
    expect(() => rows.drain()).toThrow('with 1 missing');
    expect(() => new BinaryRows(1).row().hex('zz')).toThrow(RangeError);
  });

  it('refuse a number that its column cannot hold', () => {
    for (const number of [32_768, -32_769, 0.5, NaN])
      expect(() => new BinaryRows(1).row().int2(number)).toThrow(RangeError);
    for (const number of [2 ** 31, -(2 ** 31) - 1, 0.5])
      expect(() => new BinaryRows(1).row().int4(number)).toThrow(RangeError);
  });

  it('go on after a drain, and count what is not drained', () => {
    const rows = new BinaryRows(1);
    rows.row().int4(1);
    expect(rows.size).toBe(10);
    const first = Buffer.concat(rows.drain());
    expect([rows.size, rows.drain()]).toEqual([0, []]);
    rows.row().int4(2);
    expect(Buffer.concat([first, ...rows.drain()]).toString('hex')).toBe(
      '00010000000400000001' + '00010000000400000002',
    );
  });
});

describe('copyOut on a connection with a limit for each query', () => {
  const database = useTestDatabase();

  it('takes the time that it needs, and leaves the limit to the queries that follow', async () => {
    const dataSource = await createDataSource({ url: database.url, queryTimeoutMs: 1_000 }).initialize();
    try {
      await inTransaction(dataSource, async (client) => {
        const seen: number[] = [];
        for await (const tuples of copyOut(client, `select n from generate_series(1, 3) n, pg_sleep(0.6)`)) {
          while (tuples.next()) seen.push(tuples.int4(0));
        }
        expect(seen).toEqual([1, 2, 3]);
        expect((await client.query<{ n: number }>(`select 1 as n`)).rows).toEqual([{ n: 1 }]);
        await expect(client.query(`select pg_sleep(2)`)).rejects.toThrow('Query read timeout');
        // PostgreSQL is still at it: what follows at once would run into the limit too.
        await client.query({ text: 'select 1', query_timeout: 10_000 } as QueryConfig);
      });
    } finally {
      await dataSource.destroy();
    }
  });
});
