import { fork, type ChildProcess } from 'node:child_process';
import { CannotRun } from '../exit-code.js';
import { isChildMessage } from './child-message.js';
import type { RotatingLog } from './rotating-log.js';
import { MOST_MISSED_AT_START, MOST_MISSED_BEATS, watchBeats } from './watch-beats.js';

export interface ChildSettings {
  /** Sentences call the process by this name. */
  readonly name: string;
  readonly file: string;
  readonly logFile: string;
  /** Receives everything that the process prints, even the last words of a crash. */
  readonly output: Pick<RotatingLog, 'write'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** These flags of Node are for this process alone. */
  readonly nodeFlags: readonly string[];
  /** Called with a sentence about anything that the person who started everything should know. */
  readonly log: (sentence: string) => void;
  /** Called when the process has brought the database up to date. */
  readonly onPrepared?: () => void;
}

export interface ReadyFacts {
  /** It is null for a process that does not listen. */
  readonly port: number | null;
  /** It is undefined for a process that does not check this. */
  readonly hasAdministrator?: boolean | undefined;
}

/** A start failed because the database did not answer, and is worth another attempt. */
export class NotYet extends Error {}

const PATIENCE_MS = 8_000;

/** Starts a file as a process that belongs to the launcher: a program, or a spare that waits for one. */
export const forkFile = (file: string, { env, nodeFlags }: Pick<ChildSettings, 'env' | 'nodeFlags'>): ChildProcess =>
  fork(file, {
    // Ctrl-C in a terminal reaches the launcher alone, which then stops everything in order.
    detached: true,
    env: { ...env },
    execArgv: [...process.execArgv, ...nodeFlags],
    // With pipes, a log file that cannot be written is a problem of the launcher, and not a failed write in the
    // process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

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
    // Callers that wait for `ready` get the rejection; when everything is stopped early, there may be none.
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

  /** Asks it to end, and kills it after a while if it does not. */
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
