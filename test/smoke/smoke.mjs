// Starts the built program as a person would, sends one report through it, kills it, starts it again, stops it. With
// `--tarball` it is the program that `npm pack` brings, installed in an empty folder. Prints what it checks and, last, `N passed, N failed`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tryOrigin } from './origin.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const isPacked = parseArgs({ options: { tarball: { type: 'boolean' } } }).values.tarball === true;
const folder = mkdtempSync(path.join(tmpdir(), 'quadrant smoke '));
// As root, PostgreSQL runs under another account, which must be able to enter.
chmodSync(folder, 0o755);
const main = path.join(isPacked ? installTarball() : root, 'dist/apps/cli/src/main.js');
const home = path.join(folder, 'home of data');
const port = await findFreePort();
const address = `http://localhost:${port}`;
const PLACES = ['/health/ready', '/health/workers', '/metrics', '/docs', '/api/v1/openapi.json'];
const { DATABASE_URL: _database, REDIS_URL: _redis, LOG_LEVEL: _level, ...inherited } = process.env;
const METRICS_TOKEN = 'metrics-of-a-smoke-test';
const env = { ...inherited, METRICS_TOKEN, QUADRANT_HOME: home, QUADRANT_URL: address, PORT: String(port) };

const counts = { passed: 0, failed: 0 };
const launchers = [];

try {
  await walk();
  if (!isPacked) await walkThroughOrigin();
} catch (error) {
  counts.failed += 1;
  console.log(`not ok  ${error instanceof Error ? error.message : String(error)}`);
} finally {
  for (const launcher of launchers) await end(launcher, 'SIGTERM').catch(() => end(launcher, 'SIGKILL'));
  if (counts.failed > 0) for (const { said } of launchers) console.log(`start said:\n${said()}`);
  // Only a failure leaves a database behind that nobody owns.
  for (const { pid } of usersOf(home)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

async function walk() {
  const first = await start();
  check('start says where it runs', first.said().includes(address));
  const [, password] = /with the password\n\n {2}([\w-]+)\n/.exec(first.said()) ?? [];
  check('the first start makes an administrator', password !== undefined);
  check('they sign in with the password that it prints', (await signIn('administrator', password)) === 200);

  const made = quadrant(['token', 'create', '--role', 'director', '--handle', 'dora']);
  const token = made.stdout.trim();
  check('token create prints a token', made.status === 0 && token.startsWith('qdt_'));

  writeFileSync(path.join(folder, 'smoke report.json'), JSON.stringify(report()));
  const sent = quadrant(['submit', 'smoke report.json', '--json'], { QUADRANT_TOKEN: token });
  check('submit gets a receipt', sent.status === 0 && JSON.parse(sent.stdout)[0].receipt.state === 'accepted');

  check('a thread of the program computes a preview', (await preview(token)) === 'previewed');

  check('the rating is on the leaderboard', (await findLeader()) === 'smoke-ann');
  const page = await (await fetch(`${address}/leaderboards/2e/constructed`)).text();
  check('the page shows it', page.includes('smoke-ann'));
  const openApi = await (await fetch(`${address}/api/v1/openapi.json`)).json();
  check('the OpenAPI document is 3.1', openApi.openapi?.startsWith('3.1') === true);
  check('it is ready', (await fetch(`${address}/health/ready`)).status === 200);

  const [, workerAddress] = /worker health +(\S+)\/health\/ready/.exec(first.said()) ?? [];
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const statusesOf = async (place, headers) =>
    (await Promise.all(PLACES.map((each) => fetch(place + each, { headers })))).map(({ status }) => status).join();
  check(
    'the worker serves health and metrics, and nothing else',
    (await statusesOf(workerAddress, { authorization })) === '200,200,200,404,404',
  );
  check('outsiders learn of the worker that it is up', (await statusesOf(workerAddress, {})) === '200,403,403,404,404');
  check('outsiders learn of the site that it is up', (await statusesOf(address, {})) === '200,403,403,200,200');
  for (const each of [address, workerAddress]) {
    const said = await (await fetch(`${each}/health/ready`)).text();
    check(`${each === address ? 'the site' : 'the worker'} says no more than that`, said === '{"status":"ok"}');
  }

  const children = childrenOf(first.pid).filter(({ command }) => command.includes(path.join('dist', 'apps')));
  await end(first, 'SIGKILL');
  check(
    'kill -9 ends the processes of the launcher too',
    await becomes(() => !children.some(({ pid }) => isAlive(pid))),
  );

  const second = await start();
  check('the second start prints no password', !second.said().includes('with the password'));
  const written = ['http', 'worker']
    .map((name) => readFileSync(path.join(home, 'logs', `${name}.log`), 'utf8'))
    .join('');
  check('no log has the password', !written.includes(password));
  check('after kill -9 it starts again with its data', (await findLeader()) === 'smoke-ann');
  const again = quadrant(['submit', 'smoke report.json', '--json'], { QUADRANT_TOKEN: token });
  check('the same report is the same submission', again.status === 0 && JSON.parse(again.stdout)[0].created === false);

  const running = [...childrenOf(second.pid), ...usersOf(home)];
  check('SIGTERM ends it with exit code 0', (await end(second, 'SIGTERM')) === 0);
  check(
    'no process is left',
    await becomes(() => !running.some(({ pid }) => isAlive(pid)) && usersOf(home).length === 0),
  );
}

/** @returns the folder of the package, beside which nothing of this repository is */
function installTarball() {
  const place = path.join(folder, 'empty');
  mkdirSync(place);
  const npm = (cwd, ...words) =>
    execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  npm(place, 'install', '--ignore-scripts', '--no-audit', '--no-fund', path.join(folder, filename));
  return path.join(place, 'node_modules/quadrant');
}

async function walkThroughOrigin() {
  const tried = await tryOrigin(root, folder);
  if (tried === null) return console.log('skipped  the rules of Caddyfile: install caddy to try them');
  for (const operation of tried.misled) console.log(operation);
  check(`Caddy sends each of ${tried.sent} operations to an app that has it`, tried.misled.length === 0);
}

function check(sentence, passed) {
  counts[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? 'ok' : 'not ok'}  ${sentence}`);
}

async function signIn(handle, password) {
  const body = JSON.stringify({ handle, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/v1/session`, { method: 'POST', headers, body })).status;
}

/** Requests a preview of another tournament, and returns its answer. */
async function preview(token) {
  const { tournament, ...rest } = report();
  const body = JSON.stringify({ ...rest, tournament: { ...tournament, externalId: 'smoke:preview' } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/v1/submissions?preview=true`, { method: 'POST', headers, body });
  const { effect, detail } = await answer.json();
  return effect ? 'previewed' : `${answer.status}: ${detail}`;
}

/** Returns a report of a tournament that smoke-ann won yesterday. */
function report() {
  const now = Date.now();
  const day = 86_400_000;
  const rounds = [
    [
      ['ann', 'bob'],
      ['cy', 'dee'],
    ],
    [
      ['ann', 'cy'],
      ['bob', 'dee'],
    ],
    [
      ['ann', 'dee'],
      ['bob', 'cy'],
    ],
  ];
  return {
    schema: 'quadrant/1',
    tournament: {
      name: 'Smoke Local',
      externalId: 'smoke:1',
      game: '2e',
      ruleSystem: 'opg-4.2',
      format: 'constructed',
      level: 1,
      startsAt: new Date(now - day).toISOString(),
      registeredAt: new Date(now - 20 * day).toISOString(),
      director: 'dora',
    },
    players: ['ann', 'bob', 'cy', 'dee'].map((name) => ({ handle: `smoke-${name}` })),
    rounds: rounds.map((pairs, index) => ({
      round: index + 1,
      matches: pairs.map((names) => ({
        players: names.map((name) => `smoke-${name}`),
        result: 'FW',
        score: [100, 35],
      })),
    })),
  };
}

function quadrant(words, more = {}) {
  return spawnSync(process.execPath, [main, ...words], { cwd: folder, env: { ...env, ...more }, encoding: 'utf8' });
}

async function start() {
  const child = spawn(process.execPath, [main, 'start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const launcher = { pid: child.pid, child, said: () => said };
  launchers.push(launcher);
  const isUp = await becomes(() => said.includes('Ctrl-C stops it.') || child.exitCode !== null, 60_000);
  if (!isUp || child.exitCode !== null) throw new Error(`start did not come up. It said: ${said}`);
  return launcher;
}

/** @returns the exit code, null after a kill */
async function end({ child }, signal) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    if (!(await becomes(() => child.exitCode !== null || child.signalCode !== null, 20_000))) {
      throw new Error(`the launcher did not end on ${signal}`);
    }
  }
  return child.exitCode;
}

async function findLeader() {
  let leader = null;
  await becomes(async () => {
    const response = await fetch(`${address}/api/v1/leaderboards/2e/constructed`);
    leader = (await response.json()).rows?.[0]?.handle ?? null;
    return leader !== null;
  });
  return leader;
}

async function becomes(isSo, patience = 15_000) {
  const deadline = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

/** Lists all processes, by files if the system has them, otherwise by ps. A zombie does not count. */
function listProcesses() {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
    const lines = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line));
    return lines
      .filter((match) => match !== null && !match[3].startsWith('Z'))
      .map((match) => ({ pid: Number(match[1]), parent: Number(match[2]), command: match[4] }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

function childrenOf(pid) {
  return listProcesses().filter(({ parent }) => parent === pid);
}

function usersOf(place) {
  return listProcesses().filter(({ command }) => command.includes(place));
}

function isAlive(pid) {
  return listProcesses().some((each) => each.pid === pid);
}
