import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { startEmbeddedPostgres } from '@quadrant/store/server';
import { Client } from 'pg';
import { BuiltProcess, freePort } from '../builders/built-process.js';
import { eventually } from '../builders/eventually.js';
import { person } from '../builders/surroundings.js';

interface Told {
  readonly status: string;
  readonly checks: readonly { check: string; status: string; found: string; advice: string | null }[];
}

describe('quadrant doctor', () => {
  let env: Record<string, string> = {};
  const operator = person(() => env);
  const home = path.join(operator.folder, 'home');
  afterAll(() => operator.leave());

  const examine = async (more: Record<string, string> = {}) => {
    env = { QUADRANT_HOME: home, PORT: String(port), ...more };
    const { code, out } = await operator.call('doctor', '--json');
    const { status, checks } = JSON.parse(out) as Told;
    const of = (name: string) =>
      checks.filter(({ check }) => check === name).map((line) => `${line.status}: ${line.found}`);
    return { code, status, of };
  };

  /** A worker that is killed cannot say that it stops. */
  const leaveHeartbeat = async () => {
    const server = await startEmbeddedPostgres({ home });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(`insert into worker_heartbeats (worker_id, beat_at) values ('${randomUUID()}', now())`);
    await client.end();
    await server.stop();
  };

  let port = 0;
  beforeAll(async () => {
    // PostgreSQL's account passes through, where root runs this; otherwise its data would lie outside.
    chmodSync(operator.folder, 0o711);
    port = await freePort();
  });

  it('makes nothing where nothing was started, and says what would be refused or has no effect', async () => {
    const { code, of } = await examine({ PORTT: '1', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere', QUADRANT_URL: 'x' });
    expect(code).toBe(2);
    expect(of('home')).toEqual([expect.stringMatching(/^warning: There is no folder/)]);
    expect(of('database')).toEqual(['warning: There is no database yet.']);
    expect(of('settings')).toEqual([
      expect.stringMatching(/^failed: PUBLIC_URL is "nowhere"|^failed: LOG_LEVEL/),
      expect.stringMatching(/^failed: PUBLIC_URL is "nowhere"|^failed: LOG_LEVEL/),
      expect.stringMatching(/^failed: QUADRANT_URL is "x"/),
      'warning: PORTT is no setting of Quadrant, so it has no effect. Did you mean PORT?',
    ]);
    expect(statSync(home, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('finds a running installation well; a second start on its port is refused, and makes no home', async () => {
    const variables = { QUADRANT_HOME: home, PORT: String(port), PORTT: '1' };
    const quadrant = new BuiltProcess(['cli/src/main.js', 'start'], variables);
    try {
      await eventually(() => expect(quadrant.said).toContain('Quadrant runs at'), 600_000);
      expect(quadrant.said).toContain(
        'Warning: PORTT is no setting of Quadrant, so it has no effect. Did you mean PORT?',
      );
      const { of } = await examine();
      expect(of('program')).toEqual([`ok: Quadrant runs at http://localhost:${port}.`]);
      for (const name of ['home', 'keys', 'database', 'version', 'clock', 'worker', 'refresh', 'address', 'proxy']) {
        expect([name, of(name)]).toEqual([name, [expect.stringMatching(/^ok/)]]);
      }
      const here = await examine({ PUBLIC_URL: `http://localhost:${port}` });
      expect(here.of('address')).toEqual([
        `ok: The public address http://localhost:${port} leads to this installation.`,
      ]);
      const second = new BuiltProcess(['cli/src/main.js', 'start'], { QUADRANT_HOME: home, PORT: String(port) });
      expect(await second.ended()).toBe(2);
      expect(second.said).toContain('Quadrant runs already at');
      const elsewhere = path.join(home, 'elsewhere');
      const third = new BuiltProcess(['cli/src/main.js', 'start'], { QUADRANT_HOME: elsewhere, PORT: String(port) });
      expect(await third.ended()).toBe(2);
      expect(third.said).toContain(`Port ${port} is taken by another program: stop that one, or set PORT.`);
      expect(statSync(elsewhere, { throwIfNoEntry: false })).toBeUndefined();
    } finally {
      await quadrant.stop();
    }
  });

  it('checks a stopped one too, whose worker was killed, and leaves its database stopped', async () => {
    await leaveHeartbeat();
    const secret = path.join(home, 'secrets', 'audit-key');
    chmodSync(secret, 0o644);
    const { code, of } = await examine();
    expect(code).toBe(2);
    expect(of('program')).toEqual([expect.stringMatching(/^failed: Quadrant does not run/)]);
    expect(of('home')).toEqual([`failed: Other accounts of this machine can open ${secret}.`]);
    expect(of('database')).toEqual([expect.stringMatching(/^ok: The embedded PostgreSQL/)]);
    expect(of('version')).toEqual([expect.stringMatching(/^ok/)]);
    expect(of('worker')).toEqual([expect.stringMatching(/^failed: No worker runs/)]);
    expect(of('disk')[0]).toMatch(/^(?:ok|warning)/);
  });

  it('tells a lost key, and another program at the public address', async () => {
    const server = createServer((_, response) => response.end('hello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const site = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
    rmSync(path.join(home, 'secrets', 'audit-key'));
    try {
      const { of } = await examine({ PUBLIC_URL: site });
      expect(of('keys')).toEqual([expect.stringMatching(/^failed: The key .*audit-key is missing/)]);
      expect(of('address')).toEqual([expect.stringMatching(/^failed: Another installation, or another program/)]);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('goes on where the database does not start, or is not at its address', async () => {
    const other = path.join(operator.folder, 'other');
    mkdirSync(path.join(other, 'postgres'), { recursive: true });
    writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), '9\n');
    // Root would pass over a cluster that belongs to root.
    if (process.getuid?.() === 0) chownSync(path.join(other, 'postgres'), 65_534, 65_534);
    const broken = await examine({ QUADRANT_HOME: other });
    expect(broken.of('database')).toEqual([expect.stringMatching(/^failed: .*was written by PostgreSQL 9/)]);
    expect(broken.of('worker')).toEqual([expect.stringMatching(/^warning: Not checked/)]);
    const away = await examine({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(away.of('database')).toEqual([expect.stringMatching(/^failed: The database does not answer/)]);
    expect(away.of('settings')).toEqual([expect.stringMatching(/^ok/)]);
  });

  it('tells a home on a read-only disk, and a Redis that is away', async () => {
    // Nobody can write below /proc, not even root.
    const { of } = await examine({ QUADRANT_HOME: '/proc/self', REDIS_URL: 'redis://127.0.0.1:1' });
    expect(of('home')[0]).toMatch(/^failed: /);
    expect(of('queue')[0]).toMatch(/^failed: The Redis of REDIS_URL does not answer/);
    expect(of('program')).toEqual([expect.stringMatching(/^failed: Quadrant does not run/)]);
  });
});
