import { say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { problemOfKind, QUOTA_LIMITS, type Actor } from '@quadrant/http';
import { allowanceOf, type QuotaLimits } from '@quadrant/rules/permissions';
import { afterCommit } from './after-commit.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** For each report that an account may submit a day, this many documents may be refused: enough to correct each of them. */
const REFUSED_FOR_EACH = 10;

const DAY_SECONDS = 86_400;

/** A document that is refused only because too many others wait has no fault. */
const TAKEN: ReadonlySet<string> = new Set(['accepted', 'held', 'too-many-held', 'previewed']);

interface Answer {
  readonly kind: string;
}

/**
 * Limits how many documents of an account without approval are refused within a day, since reading one costs as much as
 * reading one that is stored. It guards only the processor: each process counts for itself, in memory.
 */
@Injectable()
export class RefusedDocuments {
  private readonly most: number;
  private readonly limiter: RateLimiterMemory;

  constructor(@Inject(QUOTA_LIMITS) private readonly limits: QuotaLimits) {
    this.most = limits.daily.reports * REFUSED_FOR_EACH;
    this.limiter = new RateLimiterMemory({ points: this.most, duration: DAY_SECONDS });
  }

  /**
   * Runs work that may refuse a document. Accepted documents do not count.
   * @throws Problem 429 after too many that were refused, and whatever `work` throws
   */
  async limit<T extends Answer>(actor: Actor, work: () => Promise<T>): Promise<T> {
    if (allowanceOf(actor, 'reports', this.limits)?.per !== 'day') return work();
    await this.count(actor.accountId);
    const answer = await work();
    if (TAKEN.has(answer.kind)) await afterCommit('counting it as taken', () => this.limiter.reward(actor.accountId));
    return answer;
  }

  private async count(accountId: string): Promise<void> {
    try {
      await this.limiter.consume(accountId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw problemOfKind(
        'too-many-requests',
        say`More than ${this.most} documents of this account were refused within a day.`,
        {
          advice: say`Wait ${seconds} seconds, then correct what the findings name before you send a document again.`,
          headers: { 'retry-after': String(seconds) },
        },
      );
    }
  }
}
