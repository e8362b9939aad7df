import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';

export interface TestRedis {
  /** It is valid from `beforeAll` on. */
  readonly url: string;
  /** Every key of this suite starts with it. Such keys are removed when the suite is over. */
  readonly prefix: string;
}

type Source =
  { kind: 'given'; url: string } | { kind: 'program'; path: string } | { kind: 'install' } | { kind: 'none' };

const whatToDo =
  'no Redis to test with: install redis-server (apt-get install redis-server, brew install redis) or set TEST_REDIS_URL';

/**
 * Runs a suite that needs Redis: the one of `TEST_REDIS_URL`, otherwise a `redis-server` from the PATH, started on a
 * free port with an empty folder, otherwise, where `CI` is set, one that apt-get installs. Without any of them the
 * suite fails where `CI` is set. Elsewhere one skipped test says what to install. It never looks for a Redis that other
 * people run.
 */
export function describeWithRedis(title: string, suite: (redis: TestRedis) => void): void {
  const source = findRedis(process.env);
  // Jest names skipped tests only when it runs one file, but everybody should see this one.
  if (source.kind === 'none') process.stderr.write(`${title}: skipped, ${whatToDo}\n`);
  describe(title, () => {
    if (source.kind === 'none') {
      it.skip(whatToDo, () => undefined);
      return;
    }
    let server: RedisServer | null = null;
    const prefix = `quadrant-test-${randomUUID()}`;
    beforeAll(async () => {
      server = await startRedis(source);
    }, 240_000);
    afterAll(async () => {
      if (!server) return;
      await removeKeys(server.url, prefix);
      await server.stop();
    });
    suite({
      prefix,
      get url() {
        if (!server) throw new Error('The Redis of a test is there from beforeAll on.');
        return server.url;
      },
    });
  });
}

function findRedis(env: NodeJS.ProcessEnv): Source {
  if (env.TEST_REDIS_URL) return { kind: 'given', url: env.TEST_REDIS_URL };
  const path = findProgram('redis-server');
  if (path) return { kind: 'program', path };
  return env.CI ? { kind: 'install' } : { kind: 'none' };
}

function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface RedisServer {
  url: string;
  stop(): Promise<void>;
}

async function startRedis(source: Exclude<Source, { kind: 'none' }>): Promise<RedisServer> {
  if (source.kind === 'given') return { url: source.url, stop: () => Promise.resolve() };
  const path = source.kind === 'program' ? source.path : await installRedis();
  const folder = await mkdtemp(join(tmpdir(), 'quadrant-redis-'));
  const port = await findFreePort();
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const child = spawn(
    path,
    Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]),
    {
      stdio: 'ignore',
    },
  );
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.removeListener('exit', kill);
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await waitForAnswer(server.url, child);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  client.on('error', () => undefined);
  try {
    const stopped = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`redis-server stopped with exit code ${code ?? 'none'}.`)));
    });
    await Promise.race([client.ping(), stopped]);
  } finally {
    client.disconnect();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Two test processes may both install it. If apt-get is busy, this tries again until the program is there. */
async function installRedis(): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const path = findProgram('redis-server');
    if (path) return path;
    const trouble = await runApt().then(
      () => null,
      (error: unknown) => error,
    );
    if (attempt === 10) throw new Error(`${whatToDo}. apt-get said: ${String(trouble)}`, { cause: trouble });
    if (trouble !== null) await sleep(3_000);
  }
}

const policyFile = '/usr/sbin/policy-rc.d';

async function runApt(): Promise<void> {
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Debian starts a service when it installs it, unless this file refuses (101): no Redis may stay behind on 6379.
  const ownPolicy = !existsSync(policyFile);
  if (ownPolicy) await writeFile(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await run('apt-get', ['update'], { env });
    const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];
    await run('apt-get', ['install', ...options, 'redis-server'], { env });
  } finally {
    if (ownPolicy) await rm(policyFile, { force: true });
  }
}

async function removeKeys(url: string, prefix: string): Promise<void> {
  const client = new Redis(url);
  try {
    for await (const keys of client.scanStream({ match: `${prefix}*`, count: 1000 })) {
      if ((keys as string[]).length > 0) await client.unlink(...(keys as string[]));
    }
  } finally {
    client.disconnect();
  }
}
