// Runs the real Caddy with our Caddyfile, in front of servers that replace the apps and answer with their names.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { operationsOf } from './operations.mjs';

const APPS = ['ingest', 'api', 'web'];
const PATIENCE = 20_000;

/** The origin itself answers these, with a bare 404. */
const FOR_OPERATORS = ['GET /metrics', 'GET /health/workers', 'GET /health/verification'];

/**
 * Sends every operation of every app through the Caddyfile.
 *
 * @param root folder of the built program
 * @param folder to write in
 * @returns how many operations were sent and those that reached an app without them; null where there is no Caddy
 */
export async function tryOrigin(root, folder) {
  const program = findCaddy(folder);
  if (program === null) return null;
  const operations = await listOperations(root);
  const servers = await Promise.all(APPS.map(serveName));
  const port = await findFreePort();
  const caddy = startCaddy(program, folder, rewrite(readFileSync(path.join(root, 'Caddyfile'), 'utf8'), servers, port));
  try {
    const all = new Map([...operations.values()].flat().map((each) => [`${each.method} ${each.path}`, each]));
    await caddyAnswers(caddy, port);
    const misled = [];
    for (const [name, operation] of all) {
      const app = await ask(port, operation);
      const isHidden = FOR_OPERATORS.includes(name);
      const hasIt = isHidden
        ? app === ''
        : operations.get(app)?.some(({ method, path: at }) => `${method} ${at}` === name);
      if (!hasIt) misled.push(`${name} reached ${app}`);
    }
    return { sent: all.size, misled };
  } finally {
    caddy.kill('SIGKILL');
    for (const { server } of servers) server.close();
  }
}

/** Finds the Caddy of the PATH, or where CI is set that of Debian, unpacked and not installed: no service stays behind. */
function findCaddy(folder) {
  if (runs('caddy')) return 'caddy';
  if (!process.env.CI) return null;
  const unpacked = path.join(folder, 'caddy');
  mkdirSync(unpacked, { recursive: true });
  const run = (program, ...words) => execFileSync(program, words, { cwd: unpacked, stdio: 'ignore' });
  try {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    run(...sudo, 'apt-get', 'update');
    run('apt-get', 'download', 'caddy');
    const [archive] = readdirSync(unpacked).filter((name) => name.endsWith('.deb'));
    run('dpkg-deb', '-x', archive, unpacked);
  } catch {
    return null;
  }
  const program = path.join(unpacked, 'usr/bin/caddy');
  return runs(program) ? program : null;
}

function runs(program) {
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Lists the operations that are described by the root module of each app. */
async function listOperations(root) {
  const load = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);
  const { describeModule } = await load('libs/http/src/index.js');
  const listed = new Map();
  for (const app of APPS) {
    const [module] = Object.values(await load(`apps/${app}/src/${app}.module.js`));
    listed.set(app, operationsOf(await describeModule(module)));
  }
  return listed;
}

function serveName(app) {
  return new Promise((resolve, reject) => {
    const server = createServer((_request, response) => response.end(app)).once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve({ app, server, port: server.address().port }));
  });
}

/** Rewrites the same rules for ports of this machine. */
function rewrite(text, servers, port) {
  const global = '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n';
  return servers.reduce(
    (rules, { app, port: target }) => rules.replaceAll(`${app}:3000`, `127.0.0.1:${target}`),
    global + text.replace(/^\{\$SITE_ADDRESS::80\}, .* \{$/m, `:${port} {`),
  );
}

function startCaddy(program, folder, rules) {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, rules);
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
}

async function caddyAnswers(caddy, port) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with exit code ${caddy.exitCode}.`);
    try {
      return await ask(port, { method: 'GET', path: '/' });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Sends the path as it is written, which `fetch` would not do. */
function ask(port, { method, path: at }) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: at, agent: false }, async (response) => {
      const chunks = await response.toArray();
      resolve(Buffer.concat(chunks).toString());
    });
    asked.once('error', reject).end();
  });
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
