import { Logger } from '@nestjs/common';
import { pack, unpack } from '@quadrant/rules/message';
import { Piscina } from 'piscina';

export interface ThreadSettings {
  /** The default export of this built file computes an answer. */
  readonly filename: string;
  /** The largest heap of the thread. A task that needs more ends only the thread. */
  readonly megabytes: number;
  /** A task that takes longer ends its thread. The time of waiting for the thread does not count. */
  readonly longestMs: number;
}

/** A thread with nothing to do is kept for this time. */
const IDLE_MS = 600_000;

/** Computes answers in one thread of this process, one at a time. A thread that ended is replaced. */
export class ThreadPool<Task, Answer> {
  private readonly logger = new Logger('Threads');
  private readonly pool: Piscina<unknown, unknown>;
  /** It settles when the thread is free again. */
  private free: Promise<unknown> = Promise.resolve();

  /** @param problemOfEnd makes the error for the caller when the thread ended during their task */
  constructor(
    private readonly settings: ThreadSettings,
    private readonly problemOfEnd: (settings: ThreadSettings) => Error,
  ) {
    this.pool = new Piscina({
      filename: settings.filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: settings.megabytes },
    });
    this.pool.on('error', (error: Error) => this.logger.warn(`A thread without a task ended: ${error.message}`));
  }

  /**
   * Computes one answer when the thread is free.
   *
   * @throws the error of `problemOfEnd` when it takes too long or too much memory; an error of the task unchanged
   */
  run(task: Task): Promise<Answer> {
    const answer = this.free.then(() => this.compute(task));
    this.free = answer.catch(() => undefined);
    return answer;
  }

  private async compute(task: Task): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(this.settings.longestMs);
      return unpack(await this.pool.run(pack(task), { signal })) as Answer;
    } catch (error) {
      if (!hasEnded(error)) throw error;
      this.logger.error(`A thread ended with its task: ${error.message}`);
      throw this.problemOfEnd(this.settings);
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Whether a thread ended during its task: it was stopped after its time, or had no memory left. */
const hasEnded = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');
