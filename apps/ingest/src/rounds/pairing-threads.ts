import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PairedRound } from '@quadrant/rules/rounds';
import type { Finding } from '@quadrant/rules/tournament';
import { Piscina } from 'piscina';
import { type PairTask, RoundPairer } from './round-pairer.js';
import { problemOfRound } from './round-refusal.js';

/** What the thread begins with. There is none beside TypeScript sources, as tests load them. */
const THREAD_FILE = fileURLToPath(new URL('./pairing-thread.js', import.meta.url));

/** Whether this is the built program, which has a file for the thread. */
export const hasPairingThread = (): boolean => existsSync(THREAD_FILE);

export interface PairingThreadSettings {
  /** The built file that exports `pairInThread`. */
  readonly filename: string;
  /** Largest heap: 1,000 players need 60 MB. */
  readonly megabytes: number;
  /** A round that takes longer ends its thread: 40 players who have nearly all met take some seconds. */
  readonly longestMs: number;
}

export const PAIRING_THREAD_SETTINGS: PairingThreadSettings = {
  filename: THREAD_FILE,
  megabytes: 384,
  longestMs: 20_000,
};

/** How long a thread with nothing to do is kept. */
const IDLE_MS = 600_000;

/** Pairs in a thread of this process, one round at a time. A thread that ends is replaced. */
@Injectable()
export class PairingThreads extends RoundPairer implements OnApplicationShutdown {
  private readonly logger = new Logger('Rounds');
  private readonly pool: Piscina<PairTask, PairedRound | Finding[]>;

  constructor(private readonly settings: PairingThreadSettings = PAIRING_THREAD_SETTINGS) {
    super();
    this.pool = new Piscina({
      filename: settings.filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: settings.megabytes },
    });
    this.pool.on('error', (error: Error) => this.logger.warn(`A thread without a round ended: ${error.message}`));
  }

  async pair(task: PairTask): Promise<PairedRound | Finding[]> {
    const end = AbortSignal.timeout(this.settings.longestMs);
    try {
      return await this.pool.run(task, { signal: end });
    } catch (error) {
      if (error instanceof RangeError) throw error;
      this.logger.error(`A thread ended with its round: ${error instanceof Error ? error.message : String(error)}`);
      throw problemOfRound({ kind: 'round-takes-too-long', seconds: this.settings.longestMs / 1000 });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
