import path from 'node:path';
import { openAuditHome, prepareDatabase } from '@quadrant/persistence';
import { CannotRun, COULD_NOT_RUN, DONE, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import type { Settings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';
import { keepRunning, type KeptProcess } from './keep-running.js';
import { keepDatabase, type KeptDatabase } from './kept-database.js';
import { findRunning, leaveMark } from './running-mark.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A refresh makes much that is gone at once: with 32 MB for the young, a fifth of its time less goes into collecting. */
const WORKER_FLAGS = ['--max-semi-space-size=32'];

/** Everything that `quadrant start` runs: the database, one HTTP process and one worker. */
export class Launcher {
  private database: KeptDatabase | null = null;
  private databaseStart: Promise<KeptDatabase> | null = null;
  private processes: KeptProcess[] = [];
  private port = 0;
  private removeMark: () => void = () => undefined;
  private isStopping = false;
  private end: (code: ExitCode) => void = () => undefined;

  constructor(
    private readonly surroundings: Surroundings,
    private readonly settings: Settings,
  ) {}

  /** Settles when somebody wants this to end. The second signal of a person in a hurry kills what does not stop. */
  listenForEnd(): Promise<ExitCode> {
    return new Promise((resolve) => {
      this.end = resolve;
      let signals = 0;
      for (const signal of SIGNALS) {
        process.on(signal, () => {
          signals += 1;
          resolve(DONE);
          if (signals > 1) for (const each of this.processes) each.kill();
        });
      }
    });
  }

  endQuietly(): void {
    this.end(DONE);
  }

  async startUp(demo: boolean): Promise<void> {
    await this.refuseWhereOneRuns();
    const onGiveUp = (sentence: string) => this.giveUp(sentence);
    this.databaseStart = keepDatabase({ settings: this.settings, log: this.log, onGiveUp });
    this.database = await this.databaseStart;
    if (this.isStopping) return;
    const { url } = this.database;
    const { home, ownerUrl } = this.settings;
    await prepareDatabase({ url, ownerUrl }, openAuditHome(home), this.log);
    if (this.isStopping) return;
    const http = this.run('The HTTP process', path.join(this.surroundings.programFolder, 'serve.js'), 'http');
    const worker = this.run(
      'The worker',
      path.join(this.surroundings.programFolder, '../../worker/src/main.js'),
      'worker',
      WORKER_FLAGS,
    );
    this.port = (await http.ready).port ?? this.settings.http.port;
    this.removeMark = leaveMark(home, this.port);
    await worker.ready;
    if (!demo) return;
    const { fillWithDemo } = await import('../demo/fill-with-demo.js');
    await fillWithDemo(this.surroundings, { url, home, address: this.address });
  }

  /** Children first, the database last. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.removeMark();
    await Promise.all(this.processes.map((each) => each.stop()));
    // It may be on its way up when somebody wants this to end.
    const database = await this.databaseStart?.catch(() => null);
    await database?.stop();
  }

  describe(): string {
    const { address } = this;
    return [
      `Quadrant runs at ${address}`,
      `  leaderboards    ${address}/`,
      `  API             ${address}/api/v1, described at ${address}/docs`,
      `  data            ${this.database?.place ?? ''}`,
      `  logs            ${path.join(this.settings.home, 'logs')}`,
      `  a token         ${this.command} token create --role director --handle H`,
      'Ctrl-C stops it.',
      '',
    ].join('\n');
  }

  /** How the person calls us: through npm in a checkout, by name where we are installed. */
  private get command(): string {
    return this.surroundings.env['npm_lifecycle_event'] === undefined ? 'quadrant' : 'npm run -s quadrant --';
  }

  private get address(): string {
    return `http://localhost:${this.port}`;
  }

  private async refuseWhereOneRuns(): Promise<void> {
    const { home, http } = this.settings;
    const pid = await findRunning(home, http.port);
    if (pid === null) return;
    throw new CannotRun(
      `Quadrant runs already at http://localhost:${http.port}, with its data in ${home} (process ${pid}): ` +
        'use that one, stop it, or set PORT to start another beside it.',
    );
  }

  private run(name: string, file: string, log: string, nodeFlags: readonly string[] = []): KeptProcess {
    const kept = keepRunning({
      name,
      file,
      logFile: path.join(this.settings.home, 'logs', `${log}.log`),
      env: {
        ...this.surroundings.env,
        DATABASE_URL: this.database?.url,
        DATABASE_OWNER_URL: this.settings.ownerUrl ?? '',
        QUADRANT_HOME: this.settings.home,
        NO_COLOR: '1',
      },
      nodeFlags,
      log: this.log,
      onGiveUp: (sentence) => this.giveUp(sentence),
    });
    this.processes.push(kept);
    return kept;
  }

  private readonly log = (sentence: string): void => this.surroundings.err(`${sentence}\n`);

  readonly tellTrouble = (error: unknown): void =>
    this.log(`In closing: ${explainError(error, this.surroundings.env)}`);

  private giveUp(sentence: string): void {
    this.log(sentence);
    this.end(COULD_NOT_RUN);
  }
}
