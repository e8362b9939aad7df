// A Redis that a fault program starts, stops and ends. The program is installed where CI is set and it is missing.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = 'redis-server';

export class RedisServer {
  #child = null;
  #folder = mkdtempSync(path.join(tmpdir(), 'quadrant-fault-redis-'));

  constructor(port) {
    this.port = port;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  start() {
    const options = { port: this.port, bind: '127.0.0.1', dir: this.#folder, save: '', appendonly: 'no' };
    const words = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
    this.#child = spawn(PROGRAM, words, { stdio: 'ignore' });
  }

  signal(name) {
    this.#child?.kill(name);
  }

  remove() {
    this.#child?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** @returns whether there is a redis-server to start */
export function hasRedis() {
  const isThere = () => {
    try {
      execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (isThere()) return true;
  if (!process.env.CI) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', PROGRAM]]) {
    const [program, ...rest] = [...sudo, 'apt-get', ...words];
    execFileSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return isThere();
}

/** A port that nobody listens on at the moment. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
