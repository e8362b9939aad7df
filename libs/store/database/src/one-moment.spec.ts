import { AsyncResource } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { ask, readMoment, seeOneMoment } from './one-moment.js';

describe('one moment', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await new DataSource({ type: 'postgres', url: database.url, extra: { max: 2 } }).initialize();
    await dataSource.query('create table things (id integer)');
  });
  afterAll(() => dataSource.destroy());

  const count = async () => (await ask<{ n: number }>(dataSource, 'select count(*)::integer as n from things'))[0]!.n;
  const askWrongly = () => ask(dataSource, 'select 1 / 0');
  const put = (client: { query(text: string): unknown }) => client.query('insert into things values (1)');

  it('is what everything inside sees, whatever is written meanwhile', async () => {
    const writer = dataSource.createQueryRunner();
    const client = (await writer.connect()) as PoolClient;
    const seen = await seeOneMoment(dataSource, async () => {
      const before = await count();
      await put(client);
      const nested = await readMoment(dataSource, (own) =>
        own.query<{ n: number }>('select count(*)::integer as n from things'),
      );
      return [before, await count(), nested.rows[0]!.n];
    });
    await writer.release();
    expect(seen).toEqual([0, 0, 0]);
    expect(await count()).toBe(1);
  });

  it('takes one connection, however much is asked at the same time', async () => {
    const pids = await seeOneMoment(dataSource, () =>
      Promise.all(Array.from({ length: 20 }, () => ask<{ pid: number }>(dataSource, 'select pg_backend_pid() as pid'))),
    );
    expect(new Set(pids.map(([row]) => row!.pid)).size).toBe(1);
  });

  it('asks nothing more once it is over, even where one of its questions failed', async () => {
    let goOn: () => Promise<number> = count;
    const failing = seeOneMoment(dataSource, () => {
      goOn = AsyncResource.bind(count);
      return Promise.all([count(), askWrongly()]);
    });
    await expect(failing).rejects.toThrow('division by zero');
    await expect(goOn()).rejects.toThrow('This moment is over.');
    expect(await seeOneMoment(dataSource, count)).toBe(await count());
  });
});
