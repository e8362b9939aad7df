import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PairedRound } from '@quadrant/rules/next-round';
import type { Finding } from '@quadrant/rules/tournament';
import { ThreadPool, type ThreadSettings } from '@quadrant/threads';
import { type PairTask, RoundPairer } from './round-pairer.js';
import { problemOfRound } from './round-refusal.js';

/** The thread starts with this file. It does not exist beside TypeScript sources, as tests load them. */
const THREAD_FILE = fileURLToPath(new URL('./pairing-thread.js', import.meta.url));

/** Tells whether this is the built program, which has a file for the thread. */
export const hasPairingThread = (): boolean => existsSync(THREAD_FILE);

/** 1,000 players need 60 MB; 40 players who have nearly all met take some seconds. */
export const PAIRING_THREAD_SETTINGS: ThreadSettings = {
  filename: THREAD_FILE,
  megabytes: 384,
  longestMs: 20_000,
};

/** Each round is paired in a thread of this process, one at a time. */
@Injectable()
export class PairingThreads extends RoundPairer implements OnApplicationShutdown {
  private readonly pool: ThreadPool<PairTask, PairedRound | Finding[]>;

  constructor(settings: ThreadSettings = PAIRING_THREAD_SETTINGS) {
    super();
    this.pool = new ThreadPool(settings, ({ longestMs }) =>
      problemOfRound({ kind: 'round-takes-too-long', seconds: longestMs / 1000 }),
    );
  }

  pair(task: PairTask): Promise<PairedRound | Finding[]> {
    return this.pool.run(task);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}
