import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const DIST = path.join(__dirname, '../../dist/apps');

/** One of the programs in `dist/apps`, in a process of its own with this QUADRANT_HOME, as somebody runs it. */
export class BuiltProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #said = '';

  /** @param words after the file in `dist/apps` */
  constructor([main = '', ...words]: readonly string[], variables: Readonly<Record<string, string>>) {
    const { REDIS_URL: _redis, REFRESH_CRON: _cron, HOST: _host, ...env } = process.env;
    this.#child = fork(path.join(DIST, main), words, {
      env: { ...env, LOG_LEVEL: 'warn', NO_COLOR: '1', WORKER_PORT: '0', ...variables },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    }
    this.#exited = once(this.#child, 'exit');
  }

  /** Everything that it has written. */
  get said(): string {
    return this.#said;
  }

  /** Its exit code or the signal that ended it; null while it lives. */
  get end(): number | string | null {
    return this.#child.exitCode ?? this.#child.signalCode;
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<number | string | null> {
    await this.#exited;
    return this.end;
  }

  /** Ends it with no time for last words. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  async stop(): Promise<void> {
    if (this.end === null) this.#child.kill('SIGTERM');
    await this.#exited;
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
