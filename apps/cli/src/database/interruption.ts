import { COULD_NOT_RUN } from '../exit-code.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes on a Ctrl-C that the terminal has also sent to this process: within this time it is the same one. */
const SAME_SIGNAL_MS = 500;

/** Decides what a signal does to a command that works on the database. */
export class Interruption {
  private gentle: AbortController | null = null;
  private gentleSince = 0;
  private leave: (() => void) | null = null;

  /** @param cutOff ends what must not be left behind; then the signal takes its usual course */
  constructor(private readonly cutOff: () => Promise<void>) {
    for (const signal of SIGNALS) process.on(signal, this.receive);
  }

  /** Runs work that ends soon after `interrupted` is aborted. A second signal ends the process without waiting for it. */
  async gently<T>(work: (interrupted: AbortSignal) => Promise<T>): Promise<T> {
    this.gentle = new AbortController();
    try {
      return await work(this.gentle.signal);
    } finally {
      this.gentle = null;
    }
  }

  /**
   * Runs work that may be left at any moment, because it goes on without this process, or the next process can continue
   * it. A signal then ends the process with the exit code for a command that could not finish.
   * @param leave prints what becomes of the work
   */
  async leavably<T>(work: () => Promise<T>, leave: () => void): Promise<T> {
    this.leave = leave;
    try {
      return await work();
    } finally {
      this.leave = null;
    }
  }

  /** Signals have their usual effect again. */
  end(): void {
    for (const signal of SIGNALS) process.removeListener(signal, this.receive);
  }

  private readonly receive = (signal: NodeJS.Signals): void => {
    if (this.gentle !== null && !this.gentle.signal.aborted) {
      this.gentleSince = performance.now();
      this.gentle.abort();
      return;
    }
    if (this.gentle !== null && performance.now() - this.gentleSince < SAME_SIGNAL_MS) return;
    const { leave } = this;
    this.end();
    leave?.();
    void this.cutOff()
      .catch(() => undefined)
      .finally(() => (leave === null ? process.kill(process.pid, signal) : process.exit(COULD_NOT_RUN)));
  };
}
