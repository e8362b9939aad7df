// Runs a built program over a separate, empty database, whose players get their public ids from a sequence.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { startEmbeddedPostgres } from '../../dist/libs/store/server/src/index.js';

const PRELOAD = new URL('./clock-and-ids.mjs', import.meta.url).href;
const PATIENCE_MS = 10 * 60_000;

const SEEDED_IDS = `
  create sequence equality_public_ids;
  grant usage on sequence equality_public_ids to public;
  alter table players alter column public_id set default md5('equality ' || nextval('equality_public_ids'))::uuid`;

/**
 * @param checkout folder of a checkout with a built program
 * @param now what its clock shows at first, ISO 8601
 */
export async function withInstallation({ checkout, now }, work) {
  const home = await mkdtemp(path.join(tmpdir(), 'quadrant equality '));
  // Root's PostgreSQL runs as another user, who must reach it.
  await chmod(home, 0o711);
  let server = null;
  try {
    server = await startEmbeddedPostgres({ home: path.join(home, 'postgres'), durable: false });
    const installation = new Installation(checkout, path.join(home, 'quadrant'), server.url, now);
    // Any command that opens the database migrates it.
    await installation.call('export', path.join(home, 'empty'));
    await installation.query(SEEDED_IDS);
    return await work(installation);
  } finally {
    await server?.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

class Installation {
  constructor(checkout, home, databaseUrl, now) {
    this.main = path.join(checkout, 'dist/apps/cli/src/main.js');
    this.databaseUrl = databaseUrl;
    const { REDIS_URL: _redis, DATABASE_OWNER_URL: _owner, ...inherited } = process.env;
    this.env = {
      ...inherited,
      DATABASE_URL: databaseUrl,
      QUADRANT_HOME: home,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=${PRELOAD}`,
      EQUALITY_BEHIND_MS: String(Date.now() - Date.parse(now)),
    };
  }

  async query(sql) {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Restores the reports of a file, one on each line, and refreshes. Some of them may be refused. */
  import(file) {
    const folder = writeExportFolder(path.join(this.env.QUADRANT_HOME, 'exported'), readFileSync(file));
    return this.callWith([0, 1], 'import', folder);
  }

  /** Calls the command. @returns its standard output */
  call(...words) {
    return this.callWith([0], ...words);
  }

  async callWith(codes, ...words) {
    const child = spawn(process.execPath, [this.main, ...words], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = listen(child);
    const [code] = await once(child, 'close');
    if (!codes.includes(code))
      throw new Error(`quadrant ${words.join(' ')} ended with ${code}:\n${said.out}${said.err}`);
    return said.out;
  }

  /** Runs `quadrant start`, waits until it says `sentence`, and stops it after `work`. */
  async whileRunning({ words = [], sentence = 'Ctrl-C stops it.' }, work = () => undefined) {
    const port = String(await findFreePort());
    const env = { ...this.env, PORT: port };
    const child = spawn(process.execPath, [this.main, 'start', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = once(child, 'close');
    const said = listen(child);
    const deadline = Date.now() + PATIENCE_MS;
    try {
      while (!said.out.includes(sentence)) {
        if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
          throw new Error(`quadrant start did not say ${JSON.stringify(sentence)}:\n${said.out}${said.err}`);
        }
        await sleep(50);
      }
      return await work(`http://localhost:${port}`);
    } finally {
      child.kill('SIGTERM');
      await closed;
    }
  }
}

function listen(child) {
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.err += data));
  return said;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
