import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

/** Wrong attempts that are let through within a minute, counted from the first of them. */
export const ATTEMPTS_A_MINUTE = 10;

/** What is counted: each purpose by itself. */
export type AttemptPurpose = 'sign-in-handle' | 'sign-in-address' | 'one-time-secret' | 'sign-up' | 'password-change';

/** Who tries what. */
export interface Attempt {
  readonly purpose: AttemptPurpose;
  /** A handle, an address, an account. Only its hash is kept: people type passwords where handles belong. */
  readonly subject: string;
}

/** Counts attempts that could be guesses, in the database, so that every process counts the same ones. */
@Injectable()
export class AttemptThrottle {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    this.limiter = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'throttled_attempts',
      // A migration makes it: the process may have no right to.
      tableCreated: true,
      keyPrefix: '',
      points: ATTEMPTS_A_MINUTE,
      duration: 60,
    });
  }

  /**
   * Counts an attempt before it is looked at, so that a thousand at once are not all let through.
   *
   * @returns null when it may go on, else in how many seconds the next one may
   */
  async count(attempt: Attempt): Promise<number | null> {
    try {
      await this.limiter.consume(keyOf(attempt));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  /** Takes an attempt out of the count again: it was right. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.limiter.reward(keyOf(attempt));
  }
}

const keyOf = ({ purpose, subject }: Attempt): string =>
  `${purpose}:${createHash('sha256').update(subject).digest('base64url')}`;
