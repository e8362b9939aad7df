import { fork, type ChildProcess } from 'node:child_process';
import { CannotRun } from '../exit-code.js';
import { isChildMessage } from './child-message.js';
import type { RotatingLog } from './rotating-log.js';
import { MOST_MISSED_AT_START, MOST_MISSED_BEATS, watchBeats } from './watch-beats.js';

export interface ChildSettings {
  /** As a sentence calls it. */
  readonly name: string;
  readonly file: string;
  readonly logFile: string;
  /** Gets everything that the process says, last words of a crash included. */
  readonly output: Pick<RotatingLog, 'write'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of Node, for this process alone. */
  readonly nodeFlags: readonly string[];
  /** Told a sentence about anything that the person who started everything should know. */
  readonly log: (sentence: string) => void;
  /** Called when the process has brought the database up to date. */
  readonly onPrepared?: () => void;
}

/** What a process says when it is ready. */
export interface ReadyFacts {
  /** Null for a process that does not listen. */
  readonly port: number | null;
  /** Undefined for a process that does not look. */
  readonly hasAdministrator?: boolean | undefined;
}

/** A start that failed because the database did not answer, and that is worth another attempt. */
export class NotYet extends Error {}

const PATIENCE_MS = 8_000;

/** Starts a file as a process of the launcher: as a program, or as a spare that waits for one. */
export const forkFile = (file: string, { env, nodeFlags }: Pick<ChildSettings, 'env' | 'nodeFlags'>): ChildProcess =>
  fork(file, {
    // Ctrl-C in a terminal reaches the launcher alone, which then stops everything in order.
    detached: true,
    env: { ...env },
    execArgv: [...process.execArgv, ...nodeFlags],
    // Pipes: a log file that cannot be written is then our trouble, and not a failed write inside the process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** One process of the launcher, from its start to its end. */
export class Child {
  /** Settles when it is ready; rejects with the sentence that it gave when it ends before. */
  readonly ready: Promise<ReadyFacts>;
  /** Settles with the signal that ended it; null when it ended by itself. */
  readonly exited: Promise<NodeJS.Signals | null>;

  constructor(
    settings: ChildSettings,
    private readonly process = forkFile(settings.file, settings),
  ) {
    const { name, logFile, output, log: tell, onPrepared } = settings;
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.write(chunk));
      stream?.on('error', () => undefined);
    }
    this.exited = new Promise((resolve) => {
      this.process.once('exit', (_code, signal) => resolve(signal));
      this.process.once('error', () => resolve(null));
    });
    this.ready = new Promise((resolve, reject) => {
      this.process.on('message', (message) => {
        if (!isChildMessage(message)) return;
        if (message === 'alive') return;
        if ('told' in message) tell(message.told);
        else if ('prepared' in message) onPrepared?.();
        else if ('failed' in message)
          reject(message.isOutage ? new NotYet(message.failed) : new CannotRun(message.failed));
        else resolve({ port: message.port, hasAdministrator: message.hasAdministrator });
      });
      void this.exited.then(() => reject(new CannotRun(`${name} ended before it was ready; ${logFile} may say why.`)));
    });
    // Whoever waits for `ready` gets the rejection; nobody may wait when everything is stopped early.
    this.ready.catch(() => undefined);
    let isReady = false;
    void this.ready.then(
      () => (isReady = true),
      () => undefined,
    );
    const stopWatching = watchBeats(
      this.process,
      () => {
        tell(`${name} has not responded for ${isReady ? 'a minute' : 'ten minutes'} and is killed.`);
        this.kill();
      },
      () => (isReady ? MOST_MISSED_BEATS : MOST_MISSED_AT_START),
    );
    void this.exited.then(stopWatching);
  }

  /** Asks it to end, and ends it after a while if it does not. */
  async stop(): Promise<void> {
    const deadline = setTimeout(() => this.kill(), PATIENCE_MS);
    this.process.kill('SIGTERM');
    await this.exited;
    clearTimeout(deadline);
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }
}
