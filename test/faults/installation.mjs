// An installation of its own in a new folder, started as `quadrant start` starts it, for programs that break it.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const METRICS_TOKEN = 'metrics-of-a-fault';
/** Headers of a program that may read metrics and details of health. */
export const WATCHING = { authorization: `Bearer ${METRICS_TOKEN}` };
const DIST = path.resolve(process.env.QUADRANT_DIST ?? path.join(ROOT, 'dist'));
const MAIN = path.join(DIST, 'apps/cli/src/main.js');
const STARTING_MS = 600_000;

/** Waits until something is so; gives whether it became so in time. */
export async function becomes(isSo, patienceMs = 60_000) {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** @throws Error with the sentence when something does not become so in time */
export async function expectSoon(sentence, isSo, patienceMs) {
  if (!(await becomes(isSo, patienceMs))) throw new Error(`It never came true: ${sentence}.`);
}

export class Installation {
  #launcher = null;
  #said = '';

  /** @param {Record<string, string>} env more variables for every process */
  constructor(env = {}) {
    // An ordinary user may not write to the system's folder; the account of PostgreSQL may not read root's.
    const base = process.getuid?.() === 0 ? tmpdir() : path.join(ROOT, 'node_modules/.cache');
    this.folder = mkdtempSync(path.join(base, 'quadrant-fault-'));
    chmodSync(this.folder, 0o755);
    this.home = path.join(this.folder, 'home');
    const {
      DATABASE_URL: _url,
      DATABASE_OWNER_URL: _owner,
      REDIS_URL: _redis,
      HOST: _host,
      ...inherited
    } = process.env;
    this.env = {
      ...inherited,
      METRICS_TOKEN,
      QUADRANT_HOME: this.home,
      PORT: '0',
      WORKER_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    };
  }

  get said() {
    return this.#said;
  }

  get address() {
    return /Quadrant runs at (\S+)/.exec(this.#said)?.[1];
  }

  get workerAddress() {
    return /worker health +(\S+)\/health\/ready/.exec(this.#said)?.[1];
  }

  get launcherPid() {
    return this.#launcher.pid;
  }

  /** Null while it lives; afterwards its exit code, or the name of the signal that ended it. */
  get launcherEnd() {
    return this.#launcher.exitCode ?? this.#launcher.signalCode;
  }

  /** @param words of the command after `start` */
  async start(...words) {
    this.#said = '';
    const child = spawn(process.execPath, [MAIN, 'start', ...words], {
      cwd: this.folder,
      env: this.env,
      stdio: 'pipe',
    });
    this.#launcher = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (this.#said += data));
    await becomes(() => this.#said.includes('Ctrl-C stops it.') || this.launcherEnd !== null, STARTING_MS);
    if (this.launcherEnd !== null || !this.address) throw new Error(`It did not start: ${this.#said}`);
  }

  /** Asks the launcher to end, and waits for it. */
  async stop(signal = 'SIGTERM') {
    if (this.launcherEnd === null) this.#launcher.kill(signal);
    await expectSoon('the launcher ends', () => this.launcherEnd !== null);
    return this.launcherEnd;
  }

  /** Calls the command. */
  call(...words) {
    return spawnSync(process.execPath, [MAIN, ...words], { cwd: this.folder, env: this.env, encoding: 'utf8' });
  }

  /** Calls the command while this program goes on. */
  begin(...words) {
    return this.beginIn(this.home, ...words);
  }

  /** Calls the command for another home while this program goes on. */
  beginIn(home, ...words) {
    const env = { ...this.env, QUADRANT_HOME: home };
    const child = spawn(process.execPath, [MAIN, ...words], { cwd: this.folder, env, stdio: 'pipe' });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data) => (stdout += data));
    child.stderr.on('data', (data) => (stderr += data));
    return new Promise((resolve) => child.once('close', (status) => resolve({ status, stdout, stderr })));
  }

  /** @throws Error with what the command said when it fails */
  demand(...words) {
    const { status, signal, stdout, stderr } = this.call(...words);
    if (status !== 0) throw new Error(`quadrant ${words.join(' ')} ended with ${status ?? signal}: ${stdout}${stderr}`);
    return stdout.trim();
  }

  /** The HTTP process and the worker, those that the launcher runs at the moment. */
  listParts() {
    return listProcesses().filter(
      ({ parent, command }) => parent === this.launcherPid && /(serve|worker\/src\/main)\.js/.test(command),
    );
  }

  findWorker() {
    return this.listParts().find(({ command }) => command.includes('worker/src/main.js'));
  }

  /** Every process that names the folder, PostgreSQL among them. */
  listAll() {
    const pids = new Set(this.#launcher && this.launcherEnd === null ? [this.launcherPid] : []);
    return listProcesses().filter(({ pid, command }) => !pids.has(pid) && command.includes(this.folder));
  }

  /** The server of the database and the processes that it made. */
  listPostgres() {
    const server = listProcesses().find(({ command }) => command.includes(`${this.home}/postgres`));
    return server ? [server, ...listProcesses().filter(({ parent }) => parent === server.pid)] : [];
  }

  async isReady() {
    return (await this.status('/health/ready')) === 200;
  }

  async status(place) {
    try {
      return (await fetch(this.address + place, { headers: WATCHING, signal: AbortSignal.timeout(5_000) })).status;
    } catch {
      return null;
    }
  }

  /** Ends whatever is left and removes the folder. */
  async remove() {
    if (this.#launcher && this.launcherEnd === null) await this.stop().catch(() => this.#launcher.kill('SIGKILL'));
    for (const { pid } of this.listAll()) kill(pid, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Sends a signal to a process that may have ended meanwhile. */
export function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** All processes but zombies, from /proc where there is one. */
function listProcesses() {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
    const lines = stdout.split('\n').flatMap((line) => {
      const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
      return match ? [match] : [];
    });
    return lines
      .filter((match) => !match[3].startsWith('Z'))
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
