import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from '@quadrant/persistence';
import { CannotRun } from '../exit-code.js';
import { isChildMessage } from './child-message.js';

export interface ChildSettings {
  /** As a sentence calls it. */
  readonly name: string;
  readonly file: string;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of Node, for this process alone. */
  readonly nodeFlags: readonly string[];
}

const PATIENCE_MS = 8_000;

/** One process of the launcher, from its start to its end. */
export class Child {
  /** Settles when it is ready; rejects with the sentence that it gave when it ends before. */
  readonly ready: Promise<{ readonly port: number | null }>;
  readonly exited: Promise<void>;
  private readonly process: ChildProcess;

  constructor({ name, file, logFile, env, nodeFlags }: ChildSettings) {
    const log = openLog(logFile);
    // Detached: Ctrl-C in a terminal reaches the launcher alone, which then stops everything in order.
    this.process = fork(file, {
      detached: true,
      env: { ...env },
      execArgv: [...process.execArgv, ...nodeFlags],
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => resolve());
    });
    this.ready = new Promise((resolve, reject) => {
      this.process.on('message', (message) => {
        if (!isChildMessage(message)) return;
        if (message === 'ready') resolve({ port: null });
        else if ('failed' in message) reject(new CannotRun(message.failed));
        else resolve({ port: message.port });
      });
      void this.exited.then(() => reject(new CannotRun(`${name} ended before it was ready; ${logFile} may say why.`)));
    });
    // Whoever waits for `ready` gets the rejection; nobody may wait when everything is stopped early.
    this.ready.catch(() => undefined);
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

function openLog(file: string): number {
  try {
    makeFolders(path.dirname(file));
    return openSync(file, 'a');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`The log ${file} cannot be written (${reason}): set QUADRANT_HOME to another folder.`);
  }
}
