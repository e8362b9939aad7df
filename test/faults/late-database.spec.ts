import { BuiltProcess, freePort } from '../builders/built-process.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { turnsOf } from '../builders/length.js';
import { TcpProxy } from '../builders/tcp-proxy.js';

/** A process opens fewer connections at its start, so attempts of every part of it fail. */
const FAULTS = 20;

/** A start takes far less: a machine that is forty times too busy must not make this test fail. */
const PATIENCE_MS = 20 * 60_000;
jest.setTimeout(4 * PATIENCE_MS);

describe('a database that answers late, and closes connections in the moment in which they become ready', () => {
  const database = useTestDatabase();
  let proxy: TcpProxy;
  let running: BuiltProcess | null = null;

  beforeEach(async () => {
    proxy = new TcpProxy(database.url, 5432);
    await proxy.open();
  });
  afterEach(async () => {
    await running?.stop();
    await proxy.cut();
  });

  const isReady = (port: number) => () =>
    eventually(async () => {
      expect(running?.end).toBeNull();
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    }, PATIENCE_MS);

  const programs: [words: string[], variable: string][] = [
    [['api/src/main.js'], 'PORT'],
    [['ingest/src/main.js'], 'PORT'],
    [['web/src/main.js'], 'PORT'],
    [['worker/src/main.js'], 'WORKER_PORT'],
    [['cli/src/main.js', 'start'], 'PORT'],
  ];

  it.each(turnsOf(programs, 5))(
    'is waited for by %s, which then lives through more of them',
    async (words, variable) => {
      const url = proxy.route(database.url);
      await proxy.cut();
      const port = await freePort();
      const variables = { DATABASE_URL: url, API_URL: 'http://127.0.0.1:1', [variable]: String(port) };
      running = new BuiltProcess(words, variables);
      await eventually(() => expect(running?.said).toContain('PostgreSQL does not answer yet'), PATIENCE_MS);

      proxy.endWhenReady(FAULTS);
      await proxy.open();
      await isReady(port)();

      await proxy.cut();
      proxy.endWhenReady(FAULTS);
      await proxy.open();
      await eventually(async () => {
        // Pages and the queue keep trying, each time with a new connection.
        await fetch(`http://127.0.0.1:${port}/health/ready`);
        expect(proxy.faultsLeft).toBe(0);
      }, PATIENCE_MS);
      await isReady(port)();
      expect(running.said).not.toMatch(/Unhandled|ended and starts again|ended \(/);
    },
  );
});
