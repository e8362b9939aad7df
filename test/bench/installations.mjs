import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';
import { migrateWithLock } from '../../dist/libs/store/schema/src/index.js';
import { openAuditHome } from '../../dist/libs/store/audit/src/index.js';
import { startEmbeddedPostgres } from '../../dist/libs/store/server/src/index.js';

/** The program, as Node runs it. */
export const QUADRANT = fileURLToPath(new URL('../../dist/apps/cli/src/main.js', import.meta.url));

async function withHome(work) {
  const home = await mkdtemp(join(tmpdir(), 'quadrant bench '));
  try {
    // Root's PostgreSQL runs as another user, who must reach it.
    await chmod(home, 0o755);
    return await work(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** A migrated, empty database and nothing else. */
export const withDatabase = (work) =>
  withHome(async (home) => {
    const server = await startEmbeddedPostgres({ home });
    const dataSource = await createDataSource({ url: server.url, audit: openAuditHome(home) }).initialize();
    const client = new pg.Client({ connectionString: server.url });
    try {
      await migrateWithLock(dataSource);
      await client.connect();
      return await work({ url: server.url, home, dataSource, client });
    } finally {
      await client.end();
      await dataSource.destroy();
      await server.stop();
    }
  });

/** Everything as `quadrant start` runs it, with its environment, and a connection to its database at the URL `database`. */
export const withQuadrant = (work, more = {}) =>
  withHome(async (home) => {
    const port = await freePort();
    const settings = {
      QUADRANT_HOME: home,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
      APPROVED_REPORTS_PER_HOUR: '1000000',
      ...more,
    };
    const env = { ...process.env, ...settings };
    const program = spawn(process.execPath, [QUADRANT, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const url = `http://localhost:${port}`;
    try {
      await waitUntilReady(url);
      const file = (name) => readFile(join(home, name), 'utf8').then((text) => text.trim());
      const password = encodeURIComponent(await file('secrets/postgres-password'));
      const database = `postgres://quadrant:${password}@127.0.0.1:${await file('postgres-port')}/quadrant`;
      const dataSource = await createDataSource({ url: database, audit: openAuditHome(home) }).initialize();
      try {
        return await work({ url, env, home, database, dataSource });
      } finally {
        await dataSource.destroy();
      }
    } finally {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
  });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function waitUntilReady(url) {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not become ready`);
}
