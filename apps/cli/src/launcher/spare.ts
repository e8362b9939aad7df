import type { ChildProcess } from 'node:child_process';
import { forkFile, type ChildSettings } from './child.js';

export interface SpareFiles {
  /** Loads packages, then the modules that it gets as `{ load: file }`, and imports the program that it gets as `{ become: file }`. */
  readonly file: string;
  /** What the program is made of, without its start. */
  readonly modules: string;
}

/**
 * A process that has loaded what rarely changes, and waits for the name of the program that it becomes. `npm run dev` has one
 * for each program: packages are most of what a start loads.
 */
export class Spare {
  private process: ChildProcess | null = null;

  constructor(private readonly files: SpareFiles) {}

  prepare(settings: Pick<ChildSettings, 'env' | 'nodeFlags'>): void {
    this.process ??= forkFile(this.files.file, settings);
    const spare = this.process;
    // Without one the next start takes longer, and that is all.
    const forget = () => {
      if (this.process === spare) this.process = null;
    };
    spare.once('exit', forget);
    spare.once('error', forget);
  }

  /** Lets it load our own modules as they are now, while the program before it still closes. */
  load(): void {
    if (this.process?.connected) this.process.send({ load: this.files.modules });
  }

  /** Makes it the program. Undefined when none is ready to become it. */
  take(program: string): ChildProcess | undefined {
    const spare = this.process;
    this.process = null;
    if (!spare?.connected) return undefined;
    spare.send({ become: program });
    return spare;
  }

  kill(): void {
    this.process?.kill('SIGKILL');
    this.process = null;
  }
}
