import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(__dirname, '../../dist/apps/worker/src/main.js');

/** A worker as it was built, in a process of its own, as `quadrant start` runs it. */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private readonly exited: Promise<unknown>;

  constructor(databaseUrl: string) {
    const { REDIS_URL: _redis, REFRESH_CRON: _cron, ...env } = process.env;
    this.child = fork(MAIN, {
      env: { ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', NO_COLOR: '1' },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.exited = once(this.child, 'exit');
  }

  /** Gives it no time for anything. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** Lets it end as it should. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.exited;
  }
}
