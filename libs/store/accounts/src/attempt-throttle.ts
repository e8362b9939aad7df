import { createHash } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { ATTEMPT_LIMITS, type AttemptPurpose } from './attempt-limits.js';

export interface Attempt {
  readonly purpose: AttemptPurpose;
  /** A handle, an address, an account, a device. Only its hash is kept: people type passwords where handles belong. */
  readonly subject: string;
}

const CLEAR_EVERY_MS = 5 * 60_000;
/** An expired count is kept for so long. */
const KEPT_MS = 60 * 60_000;
/** No count lasts longer: one that ends later was made while the clock was ahead, and would lock people out until then. */
const LONGEST_MS = Math.max(...Object.values(ATTEMPT_LIMITS).map(({ seconds }) => seconds)) * 1_000;

/** Counts attempts that could be guesses, in the database, so that every process counts the same ones. */
@Injectable()
export class AttemptThrottle implements OnModuleInit, OnModuleDestroy {
  private readonly limiters: ReadonlyMap<string, RateLimiterPostgres>;
  private clearing: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {
    const limits = Object.entries(ATTEMPT_LIMITS);
    this.limiters = new Map(
      limits.map(([purpose, { points, seconds }]) => [
        purpose,
        new RateLimiterPostgres({
          storeClient: dataSource,
          storeType: 'typeorm',
          tableName: 'throttled_attempts',
          // A migration makes it: the process may lack the right to.
          tableCreated: true,
          // Its timer would go on after the application is closed.
          clearExpiredByTimeout: false,
          keyPrefix: '',
          points,
          duration: seconds,
        }),
      ]),
    );
  }

  onModuleInit(): void {
    this.clearing = setInterval(() => void this.clearExpired(), CLEAR_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.clearing);
  }

  /**
   * Counts an attempt before it is checked, so that a thousand at once are not all allowed.
   *
   * @returns null when it may go on, otherwise the number of seconds until the next one may
   */
  async count(attempt: Attempt): Promise<number | null> {
    try {
      await this.limiters.get(attempt.purpose)!.consume(keyOf(attempt));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  /** Removes an attempt from the count, because it was right. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.limiters.get(attempt.purpose)!.reward(keyOf(attempt));
  }

  private async clearExpired(): Promise<void> {
    try {
      await this.dataSource.query('delete from throttled_attempts where expire < $1 or expire > $2', [
        Date.now() - KEPT_MS,
        Date.now() + LONGEST_MS + KEPT_MS,
      ]);
    } catch {
      // They no longer count, and are deleted the next time.
    }
  }
}

const keyOf = ({ purpose, subject }: Attempt): string =>
  `${purpose}:${createHash('sha256').update(subject).digest('base64url')}`;
