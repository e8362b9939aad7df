import { isDatabaseOutage } from '@quadrant/store/errors';
import { makeClient, makePool } from '@quadrant/store/server';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { eventually } from '../../../../test/builders/eventually.js';
import { TcpProxy } from '../../../../test/builders/tcp-proxy.js';
import { ChannelListener } from './channel-listener.js';
import { makeDataSource } from './lasting-connections.js';
import { findRoles } from './roles/database-roles.js';

const database = useTestDatabase();
let proxy: TcpProxy;
let url: string;

beforeAll(async () => {
  proxy = new TcpProxy(database.url, 5432);
  await proxy.open();
  url = proxy.route(database.url);
});
afterAll(() => proxy.cut());

/** An unhandled `error` event fails the test that runs, as it ends a process. */
describe('a connection that PostgreSQL closes in the packet in which it becomes ready', () => {
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('fails the first query of a client as an outage', async () => {
    proxy.endWhenReady(1);
    const client = makeClient({ connectionString: url });
    const failure = await failureOf(client.connect().then(() => client.query('select 1')));
    expect(isDatabaseOutage(failure)).toBe(true);
    await client.end();
  });

  it('fails one query of a pool at most, and the next one gets another connection', async () => {
    const pool = makePool({ connectionString: url, max: 1 });
    for (let round = 0; round < 5; round += 1) {
      proxy.endWhenReady(1);
      expect(isDatabaseOutage(await failureOf(pool.query('select 1')))).toBe(true);
    }
    expect((await pool.query('select 1')).rowCount).toBe(1);
    await pool.end();
  });

  it('ends no process that holds the connection of a pool and asks nothing', async () => {
    const pool = makePool({ connectionString: url, max: 1 });
    const client = await pool.connect();
    const lost = new Promise((resolve) => client.once('end', resolve));
    await proxy.cut();
    await lost;
    client.release();
    await proxy.open();
    expect((await pool.query('select 1')).rowCount).toBe(1);
    await pool.end();
  });

  it('is waited out by a data source that keeps connections open', async () => {
    const dataSource = makeDataSource({ type: 'postgres', url, poolSize: 4, extra: { min: 4 } });
    proxy.endWhenReady(0);
    await dataSource.initialize();
    const ask = () =>
      Promise.all(Array.from({ length: 4 }, () => failureOf(dataSource.query('select pg_sleep(0.05)'))));
    for (let round = 0; round < 3; round += 1) {
      await proxy.cut();
      await proxy.open();
      proxy.endWhenReady(4);
      await ask();
      await eventually(async () => expect(await ask()).toEqual([null, null, null, null]));
    }
    await dataSource.destroy();
  });

  it('makes a listener connect again', async () => {
    proxy.endWhenReady(2);
    let nudges = 0;
    const onNudge = () => (nudges += 1);
    const listener = new ChannelListener({ url, session: undefined, channel: 'spec', onNudge });
    await eventually(() => expect(nudges).toBeGreaterThan(0));
    await listener.stop();
  });

  it('fails the question for roles as an outage', async () => {
    proxy.endWhenReady(1);
    expect(isDatabaseOutage(await failureOf(findRoles(url)))).toBe(true);
    expect(await findRoles(url)).toBe('apart');
  });
});
