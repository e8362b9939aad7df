import { say } from '@quadrant/rules/message';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../authentication/address-key.js';
import { Clock } from '../clock.js';
import { problemOfKind } from '../problem/problem-kinds.js';

export interface PastView {
  /** It is null before the first run. */
  readonly publishedAt: Date | null;
  /** A day, `YYYY-MM-DD`; null means everything that the run has. */
  readonly playedBy: string | null;
}

/** Runs of so many days are near, since little was closed since then. */
const NEAR_DAYS = 90;
const DAY_MS = 86_400_000;

/** An address may ask for so many far views within an hour. */
export const FAR_VIEWS_PER_HOUR = 300;
const HOUR_SECONDS = 3_600;

const askers = new AsyncLocalStorage<string>();

/** Remembers the address of each request, so that {@link PastViews} knows it. */
export function rememberAskers(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => askers.run(request.ip, done));
}

/**
 * Limits how many far views of the past an address may ask for: numbers of a run of more than 90 days ago, or of what
 * was played by a day. They are computed from everything that was published since, or until then. Views that are
 * already stored do not count. The limit only protects the processor: each process counts for itself, in memory.
 */
@Injectable()
export class PastViews {
  private readonly limiter = new RateLimiterMemory({ points: FAR_VIEWS_PER_HOUR, duration: HOUR_SECONDS });

  constructor(private readonly clock: Clock) {}

  /**
   * @param isHead whether the run is the newest one, however old it is
   * @throws Problem 429 after too many far views of this address
   */
  async count({ publishedAt, playedBy }: PastView, isHead: () => Promise<boolean>): Promise<void> {
    const asker = askers.getStore();
    if (asker === undefined || publishedAt === null) return;
    const isOld = this.clock.now().getTime() - publishedAt.getTime() > NEAR_DAYS * DAY_MS;
    if (playedBy === null && (!isOld || (await isHead()))) return;
    try {
      await this.limiter.consume(addressKey(asker));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const detail = say`Your network address has asked for ${FAR_VIEWS_PER_HOUR} views of the past within an hour.`;
      throw problemOfKind('too-many-requests', detail, {
        advice: say`Wait ${seconds} seconds. Numbers of today, and of runs of the last ${NEAR_DAYS} days without \`playedBy\`, have no limit; \`quadrant export\` has all of history.`,
        headers: { 'retry-after': String(seconds) },
      });
    }
  }
}
