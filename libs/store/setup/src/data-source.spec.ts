import { isDatabaseOutage } from '@quadrant/store/errors';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { whileDatabaseIsAway } from '@quadrant/store/server';
import { TcpProxy } from '../../../../test/builders/tcp-proxy.js';
import { connectSoon, createDataSource } from './data-source.js';

describe('the data source of a process that answers requests', () => {
  const database = useTestDatabase();

  it('gives up on a PostgreSQL that is connected and answers nothing', async () => {
    const dataSource = await createDataSource({ url: database.url, poolSize: 1, queryTimeoutMs: 1_000 }).initialize();
    try {
      const frozen: unknown = await dataSource.query(`select pg_sleep(4)`).catch((error: unknown) => error);
      expect(isDatabaseOutage(frozen)).toBe(true);
    } finally {
      await dataSource.destroy();
    }
  });

  it('is waited for when the first attempts to connect get no answer', async () => {
    const proxy = new TcpProxy(database.url, 5432);
    await proxy.open();
    proxy.leaveUnanswered(3);
    const told: string[] = [];
    const patience = { log: (sentence: string) => void told.push(sentence), pauseMs: 1 };
    const dataSource = createDataSource({ url: proxy.route(database.url), poolSize: 1, connectTimeoutMs: 100 });
    try {
      await whileDatabaseIsAway(patience, () => dataSource.initialize());
      expect(proxy.faultsLeft).toBe(0);
      expect(told).toEqual([expect.stringContaining('PostgreSQL does not answer yet (Connection terminated')]);
      expect(await dataSource.query('select 1 as answer')).toEqual([{ answer: 1 }]);
    } finally {
      await dataSource.destroy();
      await proxy.cut();
    }
  });

  it('gives up soon on a connection once it answers requests', async () => {
    const proxy = new TcpProxy(database.url, 5432);
    await proxy.open();
    const dataSource = await createDataSource({ url: proxy.route(database.url), poolSize: 1 }).initialize();
    try {
      connectSoon(dataSource, 100);
      await proxy.cut();
      await proxy.open();
      proxy.leaveUnanswered(1_000);
      const failure: unknown = await dataSource.query('select 1').catch((error: unknown) => error);
      expect(isDatabaseOutage(failure)).toBe(true);
    } finally {
      await dataSource.destroy();
      await proxy.cut();
    }
  });
});
