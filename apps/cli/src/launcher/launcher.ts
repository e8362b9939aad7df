import path from 'node:path';
import { tellPortTaken, THIS_MACHINE } from '@quadrant/settings';
import { DATA_FOLDER_VARIABLE, type Patience, whileDatabaseIsAway } from '@quadrant/store/server';
import { CannotRun, COULD_NOT_RUN, DONE, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import type { Settings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';
import { keepRunning, type KeptProcess } from './keep-running.js';
import { addressAt, describeReach, isAtLocalhost } from './address.js';
import { keepDatabase, type KeptDatabase } from './kept-database.js';
import { openRotatingLog } from './rotating-log.js';
import { findHolder, leaveMark } from './running-mark.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A refresh makes many short-lived objects: with 32 MB for the young ones, collecting takes a fifth less of its time.
 * The process that answers requests collects less often, too.
 */
const NODE_FLAGS = ['--max-semi-space-size=32'];

/**
 * V8 allocates objects directly among the old ones where many from the same line of code lasted, as those of a name
 * index do at the start. Rows of later requests then count as old, and keep alive what belongs to them. Without this,
 * collecting takes 8 ms instead of 13.
 */
const HTTP_NODE_FLAGS = [...NODE_FLAGS, '--no-allocation-site-pretenuring'];

interface Part {
  readonly name: string;
  readonly file: string;
  readonly log: string;
  readonly portVariable: string;
  readonly nodeFlags: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly onPrepared?: () => void;
}

/** `quadrant start` uses this to run the database, one HTTP process and one worker. */
export class Launcher {
  private database: KeptDatabase | null = null;
  private databaseStart: Promise<KeptDatabase> | null = null;
  private processes: KeptProcess[] = [];
  private port = 0;
  private workerPort: number | null = null;
  private removeMark: () => void = () => undefined;
  private isStopping = false;
  private end: (code: ExitCode) => void = () => undefined;
  /** Without it Node ends the program, and leaves PostgreSQL running, when nothing else holds the event loop. */
  private readonly holdLoop = setInterval(() => undefined, 60_000);

  constructor(
    private readonly surroundings: Surroundings,
    private readonly settings: Settings,
  ) {}

  /** Settles when somebody wants this to end. A second signal kills what does not stop. */
  listenForEnd(): Promise<ExitCode> {
    return new Promise((resolve) => {
      this.end = resolve;
      for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
        process.on(event, (error: unknown) => this.giveUp(explainError(error, this.surroundings.env)));
      }
      // The reader of the output may leave. That must not end the program, and never without stopping PostgreSQL.
      for (const stream of [process.stdout, process.stderr]) {
        stream.removeAllListeners('error').on('error', () => undefined);
      }
      // `npm run dev` sends this when the code has changed: PostgreSQL and this process stay.
      process.on('SIGUSR2', () => {
        for (const each of this.processes) void each.restart();
      });
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
    await this.refuseTakenPort();
    const onGiveUp = (sentence: string) => this.giveUp(sentence);
    const { home, databaseUrl } = this.settings;
    if (databaseUrl === null) this.log(`Starting PostgreSQL with its data in ${home}.`);
    this.databaseStart = keepDatabase({ settings: this.settings, log: this.log, onGiveUp });
    this.database = await this.databaseStart;
    if (this.isStopping) return;
    const { url } = this.database;
    this.log('Bringing the database up to date.');
    const { programFolder } = this.surroundings;
    // The HTTP process prepares the database, because it loads most of the needed packages anyway.
    let onPrepared: () => void = () => undefined;
    const prepared = new Promise<void>((resolve) => (onPrepared = resolve));
    const http = this.run({
      name: 'The HTTP process',
      file: path.join(programFolder, 'serve.js'),
      log: 'http',
      portVariable: 'PORT',
      nodeFlags: HTTP_NODE_FLAGS,
      onPrepared,
    });
    await Promise.race([prepared, http.ready]);
    if (this.isStopping) return;
    this.log('Starting the pages, the API and the worker.');
    const worker = this.run({
      name: 'The worker',
      file: path.join(programFolder, '../../worker/src/main.js'),
      log: 'worker',
      portVariable: 'WORKER_PORT',
      nodeFlags: NODE_FLAGS,
      // The worker's state is for this machine only, even where everybody may open the pages.
      env: { HOST: THIS_MACHINE },
    });
    const { port, hasAdministrator } = await http.ready;
    this.port = port ?? this.settings.http.port;
    this.log(`The pages and the API answer at ${this.address}.`);
    this.removeMark = leaveMark(home, this.port, this.address);
    this.workerPort = (await worker.ready).port;
    this.log('The worker runs.');
    if (demo) {
      this.log('Filling the database with the demo season.');
      const { fillWithDemo } = await import('./fill-with-demo.js');
      await fillWithDemo(this.surroundings, { url, home, address: this.address, patience: this.patience });
    }
    if (!this.isStopping && hasAdministrator === false) await this.welcomeFirstAdministrator(url, home);
  }

  /** The children must stop before the database. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.removeMark();
    await Promise.all(this.processes.map((each) => each.stop()));
    // It may be starting when somebody wants this to end.
    const database = await this.databaseStart?.catch(() => null);
    await database?.stop();
    clearInterval(this.holdLoop);
  }

  describe(): string {
    const { address } = this;
    return [
      `Quadrant runs at ${address}`,
      `  leaderboards    ${address}/`,
      `  API             ${address}/api/v1, described at ${address}/docs`,
      `  data            ${this.database?.place ?? ''}`,
      `  logs            ${path.join(this.settings.home, 'logs')}`,
      `  worker health   http://localhost:${this.workerPort}/health/ready`,
      `  a token         ${this.command} token create --role director --handle H`,
      ...describeReach(this.settings.http.hosts),
      'Ctrl-C stops it.',
      '',
    ].join('\n');
  }

  /** The person calls the program through npm in a checkout, and by name where it is installed. */
  private get command(): string {
    return this.surroundings.env['npm_lifecycle_event'] === undefined ? 'quadrant' : 'npm run -s quadrant --';
  }

  /** Decides how the start waits for a database that does not answer; nobody waits for a start that is ending. */
  private get patience(): Patience {
    const ofDatabase = this.database?.patience ?? {};
    const check = () => {
      if (this.isStopping) throw new CannotRun('The start was ended.');
      ofDatabase.check?.();
    };
    return { log: this.log, ...ofDatabase, check };
  }

  private get address(): string {
    return addressAt(this.settings.http.hosts, this.port);
  }

  /** Refuses before the database is made: a home that holds one is not empty, so no backup could be restored into it. */
  private async refuseTakenPort(): Promise<void> {
    const { home, http } = this.settings;
    const holder = await findHolder(home, http.port);
    if (holder === null || (holder === 'another program' && !isAtLocalhost(http.hosts))) return;
    if (holder === 'another program') throw new CannotRun(tellPortTaken(http.port));
    throw new CannotRun(
      `Quadrant runs already at ${addressAt(http.hosts, http.port)}, with its data in ${home} (process ${holder}): ` +
        'use that one, stop it, or set PORT to start another beside it.',
    );
  }

  /** This is printed last and at once: the password cannot be read again after it has scrolled away. */
  private async welcomeFirstAdministrator(url: string, home: string): Promise<void> {
    const { makeFirstAdministrator } = await import('../accounts/first-administrator.js');
    const make = () => makeFirstAdministrator(url, home, this.surroundings.now());
    const first = await whileDatabaseIsAway(this.patience, make);
    if (first === null) return;
    this.surroundings.out(
      `The first administrator signs in as "${first.handle}" with the password\n\n  ${first.password}\n\n` +
        `It is shown only once and stored nowhere. If you lose it: ${this.command} account password-link ` +
        `${JSON.stringify(first.handle)}\n\n`,
    );
  }

  private run({ name, file, log, portVariable, nodeFlags, env = {}, onPrepared }: Part): KeptProcess {
    const logFile = path.join(this.settings.home, 'logs', `${log}.log`);
    const kept = keepRunning({
      name,
      file,
      logFile,
      output: openRotatingLog(logFile),
      env: {
        ...this.surroundings.env,
        DATABASE_URL: this.database?.url,
        DATABASE_OWNER_URL: this.settings.ownerUrl ?? '',
        EMBEDDED_POSTGRES: String(this.settings.databaseUrl === null),
        QUADRANT_HOME: this.settings.home,
        [DATA_FOLDER_VARIABLE]: this.database?.dataFolder ?? '',
        NO_COLOR: '1',
        ...env,
      },
      nodeFlags,
      portVariable,
      log: this.log,
      ...(onPrepared && { onPrepared }),
      spareFile: this.surroundings.env['QUADRANT_DEV'],
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
