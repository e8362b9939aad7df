import type { ChildProcess } from 'node:child_process';
import { forkFile, type ChildSettings } from './child.js';

/**
 * A process that has loaded rarely changed modules, and waits for the name of the program that it becomes.
 * `npm run dev` has one for each program: packages are most of what a start loads.
 */
export class Spare {
  private process: ChildProcess | null = null;

  /** @param file loads packages, and imports the file that it gets as `{ become: file }` */
  constructor(private readonly file: string) {}

  prepare(settings: Pick<ChildSettings, 'env' | 'nodeFlags'>): void {
    this.process ??= forkFile(this.file, settings);
    const spare = this.process;
    // Without a spare the next start only takes longer.
    const forget = () => {
      if (this.process === spare) this.process = null;
    };
    spare.once('exit', forget);
    spare.once('error', forget);
  }

  /** Makes it the program. It is undefined when no spare is ready. */
  take(program: string): ChildProcess | undefined {
    const spare = this.process;
    this.process = null;
    if (!spare?.connected) return undefined;
    spare.send({ become: program });
    return spare;
  }

  kill(): void {
    this.process?.kill('SIGKILL');
  }
}
