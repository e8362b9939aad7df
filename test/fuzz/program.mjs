// The built program's HTTP process over an empty database, and everything that it needs.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { QUOTA_VARIABLES } from '../../dist/libs/settings/src/index.js';
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';
import { HeartbeatRepository } from '../../dist/libs/store/operations/src/index.js';
import { startEmbeddedPostgres } from '../../dist/libs/store/server/src/index.js';
import { migrateWithLock } from '../../dist/libs/store/schema/src/index.js';
import { openAuditHome } from '../../dist/libs/store/audit/src/index.js';

const BEAT_MS = 5000;

/** Starts it. `stop` ends all of it, whatever has begun by then. */
export async function startProgram() {
  const undo = [];
  const stop = async () => {
    for (const each of undo.splice(0).reverse()) await each();
  };
  try {
    const home = await mkdtemp(path.join(tmpdir(), 'quadrant fuzz '));
    undo.push(() => rm(home, { recursive: true, force: true }));
    // Root's PostgreSQL runs as another user, who must reach it.
    await chmod(home, 0o711);
    const server = await startEmbeddedPostgres({ home, durable: false });
    undo.push(() => server.stop());
    const dataSource = await createDataSource({ url: server.url, audit: openAuditHome(home) }).initialize();
    undo.push(() => dataSource.destroy());
    await migrateWithLock(dataSource);
    const { child, url } = await startHttp(server.url, home, undo);
    // No worker runs; /health/workers is to be green all the same.
    const beat = () => new HeartbeatRepository(dataSource).beat(worker).catch(() => undefined);
    const worker = randomUUID();
    await beat();
    const beating = setInterval(beat, BEAT_MS);
    undo.push(() => clearInterval(beating));
    return { child, url, dataSource, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startHttp(databaseUrl, home, undo) {
  const program = fileURLToPath(new URL('../../dist/apps/cli/src/serve.js', import.meta.url));
  const quotas = Object.fromEntries(QUOTA_VARIABLES.map((name) => [name, '1000000']));
  const env = { ...process.env, ...quotas, DATABASE_URL: databaseUrl, QUADRANT_HOME: home, PORT: '0' };
  const child = fork(program, {
    env: { ...env, LOG_LEVEL: 'error' },
    execArgv: ['--import', new URL('./clock-of-2014.mjs', import.meta.url).href],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  undo.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const message = await new Promise((resolve) => {
    child.on('message', (each) => (each.ready || each.failed) && resolve(each));
    child.once('exit', (code, signal) => resolve({ failed: `it ended with ${signal ?? code}` }));
  });
  if (!message.ready) throw new Error(`The HTTP process did not start: ${message.failed}`);
  return { child, url: `http://127.0.0.1:${message.port}` };
}
