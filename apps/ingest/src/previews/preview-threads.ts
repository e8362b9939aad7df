import { pack, say, unpack } from '@quadrant/rules/message';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { problemOfKind, type Problem } from '@quadrant/http';
import { PreviewExecutor, type PreviewAnswer, type PreviewKind, type PreviewQuestion } from './preview-question.js';
import { unpackError, type ThreadAnswer, type ThreadTask } from './thread-message.js';
import { Piscina } from 'piscina';

/** The threads start with this file. It does not exist beside TypeScript sources, as tests load them. */
const THREAD_FILE = fileURLToPath(new URL('./preview-thread.js', import.meta.url));

/** Tells whether this is the built program, which has a file for the threads. */
export const hasThreads = (): boolean => existsSync(THREAD_FILE);

export interface ThreadSettings {
  /** The built file that exports `computePreview`. */
  readonly filename: string;
  readonly threads: number;
  /** Largest heap of a thread, in MB. A preview that needs more ends its own thread only. */
  readonly megabytes: number;
  /** A preview that takes longer ends its thread. */
  readonly longestMs: number;
  /** A preview that nobody waits for has this long to end by itself. */
  readonly graceMs: number;
}

export const THREAD_SETTINGS: ThreadSettings = {
  filename: THREAD_FILE,
  threads: 2,
  megabytes: 768,
  longestMs: 300_000,
  graceMs: 10_000,
};

/** An idle thread is kept this long, with its two connections and some 100 MB; a new one takes a second to start. */
const IDLE_MS = 600_000;

class ErrorOfThread extends Error {
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/** Computes previews in threads of this process, each with its own connections. A thread that ends is replaced. */
@Injectable()
export class PreviewThreads extends PreviewExecutor implements OnApplicationShutdown {
  private readonly logger = new Logger('Previews');
  private readonly pool: Piscina<ThreadTask, ThreadAnswer>;

  constructor(private readonly settings: ThreadSettings = THREAD_SETTINGS) {
    super();
    this.pool = new Piscina({
      filename: settings.filename,
      minThreads: 0,
      maxThreads: settings.threads,
      env: { ...process.env },
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: settings.megabytes },
      // Between two previews the thread must notice when PostgreSQL closes a connection.
      atomics: 'disabled',
    });
    this.pool.on('error', (error: Error) => this.logger.warn(`A thread without a preview ended: ${error.message}`));
  }

  async execute(question: PreviewQuestion, signal: AbortSignal): Promise<PreviewAnswer<PreviewKind>> {
    const end = new AbortController();
    const { port1: near, port2: gone } = new MessageChannel();
    const endLater = (after: number) => setTimeout(() => end.abort(), after).unref();
    const timers = [endLater(this.settings.longestMs)];
    const tell = () => {
      near.postMessage('gone');
      timers.push(endLater(this.settings.graceMs));
    };
    signal.addEventListener('abort', tell, { once: true });
    try {
      signal.throwIfAborted();
      const told = await this.pool.run(
        { question: pack(question) as PreviewQuestion, gone },
        { transferList: [gone], signal: end.signal },
      );
      signal.throwIfAborted();
      if ('answer' in told) return unpack(told.answer) as PreviewAnswer<PreviewKind>;
      throw new ErrorOfThread(unpackError(told.error));
    } catch (error) {
      signal.throwIfAborted();
      // The thread answers with the errors that it meets. Every other error is about the end of the thread itself.
      throw error instanceof ErrorOfThread ? error.cause : this.notComputed(error);
    } finally {
      signal.removeEventListener('abort', tell);
      timers.forEach(clearTimeout);
      near.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }

  private notComputed(error: unknown): Problem {
    this.logger.error(`A thread ended with its preview: ${error instanceof Error ? error.message : String(error)}`);
    const detail = say`The preview took too much memory or too long, so it was stopped. Nothing was changed.`;
    const advice = say`Retry after the time that Retry-After names. If it happens again, give the operator the request id.`;
    return problemOfKind('service-unavailable', detail, { advice, headers: { 'retry-after': '10' } });
  }
}
