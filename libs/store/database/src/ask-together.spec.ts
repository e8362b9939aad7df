import { inTransaction } from '@quadrant/store/audit';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { askTogether } from './ask-together.js';
import { copyBinary } from './copy/copy-binary.js';

describe('askTogether', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.owner();
    await dataSource.query('create table numbers (n integer primary key)');
  });

  const numberOf = async (client: PoolClient, text: string, values: unknown[] = []): Promise<number> =>
    (await client.query<{ n: number }>(text, values)).rows[0]!.n;

  /** How many messages PostgreSQL was asked to answer. */
  async function countExchanges(client: PoolClient, work: () => Promise<unknown>): Promise<number> {
    const { connection } = client as unknown as { connection: { sync: () => void } };
    const sync = jest.spyOn(connection, 'sync');
    await work();
    const { length } = sync.mock.calls;
    sync.mockRestore();
    return length;
  }

  it('answers each query that is asked at once, in one exchange', async () => {
    await inTransaction(dataSource, async (client) => {
      let answers: number[] = [];
      const exchanges = await countExchanges(client, () =>
        askTogether(client, async () => {
          answers = await Promise.all([
            numberOf(client, 'select 1 as n'),
            numberOf(client, 'select $1::integer as n', [2]),
            numberOf(client, 'select sum(n)::integer as n from unnest($1::integer[]) n', [[1, 2]]),
          ]);
        }),
      );
      expect(answers).toEqual([1, 2, 3]);
      expect(exchanges).toBe(1);
    });
  });

  it('lets a query see what those before it in the exchange have written', async () => {
    const seen = await inTransaction(dataSource, (client) =>
      askTogether(client, () =>
        Promise.all([
          client.query('insert into numbers values (7)'),
          numberOf(client, 'select count(*)::integer as n from numbers'),
        ]),
      ),
    );
    expect(seen[1]).toBe(1);
  });

  it('sends what several answers lead to in the next exchange', async () => {
    await inTransaction(dataSource, async (client) => {
      const twice = async (n: number) => numberOf(client, 'select $1::integer * 2 as n', [await Promise.resolve(n)]);
      const again = async (n: number) => twice(await twice(n));
      const exchanges = await countExchanges(client, () =>
        askTogether(client, async () => expect(await Promise.all([again(1), again(2)])).toEqual([4, 8])),
      );
      expect(exchanges).toBe(2);
    });
  });

  it('fails all with the error of one, and asks nothing more', async () => {
    const asked: string[] = [];
    const failing = inTransaction(dataSource, (client) =>
      askTogether(client, () =>
        Promise.all([
          client.query('select 1').then(() => client.query('insert into numbers values (8)')),
          client.query('select 1 / 0').catch((error: Error) => {
            asked.push(error.message);
            throw error;
          }),
        ]),
      ),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(asked).toEqual(['division by zero']);
    expect(await dataSource.query('select n from numbers where n = 8')).toEqual([]);
  });

  it('asks nothing more after the work has failed, and leaves the connection usable', async () => {
    const failing = inTransaction(dataSource, (client) =>
      askTogether(client, async () => {
        const going = client.query('select pg_sleep(0.05)').then(() => client.query('insert into numbers values (9)'));
        going.catch(() => undefined);
        await Promise.resolve();
        throw new Error('enough');
      }),
    );
    await expect(failing).rejects.toThrow('enough');
    expect(await dataSource.query('select n from numbers where n = 9')).toEqual([]);
  });

  it('fails a query whose value cannot be sent, and answers no other in its place', async () => {
    const unsendable = {
      toPostgres: () => {
        throw new Error('no value');
      },
    };
    const answers = await inTransaction(dataSource, (client) =>
      askTogether(client, () =>
        Promise.allSettled([
          numberOf(client, 'select 1 as n'),
          client.query('select $1::integer', [unsendable]),
          numberOf(client, 'select 3 as n'),
        ]),
      ),
    );
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
      1,
      'Error: no value',
      3,
    ]);
  });

  it('fails all when nothing can be sent', async () => {
    const failing = inTransaction(dataSource, async (client) => {
      const query = client.query.bind(client);
      client.query = () => {
        throw new Error('no connection');
      };
      await askTogether(client, () => Promise.all([client.query('select 1'), client.query('select 2')])).finally(
        () => (client.query = query),
      );
    });
    await expect(failing).rejects.toThrow('no connection');
  });

  it('fails what is asked after the connection was lost, or waits for another query when it is lost', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = [];
    const working = inTransaction(dataSource, async (client) => {
      const pid = await numberOf(client, 'select pg_backend_pid() as n');
      const lost = new Promise((resolve) => client.once('end', resolve));
      const busy = client.query('select pg_sleep(60)');
      const failing = Promise.allSettled([busy, askTogether(client, () => client.query('select 1'))]);
      await dataSource.query('select pg_terminate_backend($1)', [pid]);
      outcomes.push(...(await failing));
      await lost;
      outcomes.push(...(await Promise.allSettled([askTogether(client, () => client.query('select 2'))])));
      throw new Error('enough');
    });
    await expect(working).rejects.toThrow(/terminat/);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('refuses COPY while something else is asked', async () => {
    const copying = inTransaction(dataSource, (client) =>
      askTogether(client, async () => {
        await Promise.all([client.query('select 1'), copyBinary(client, 'numbers', ['n'], [])]);
      }),
    );
    await expect(copying).rejects.toThrow('COPY cannot be asked together with others.');
  });
});
