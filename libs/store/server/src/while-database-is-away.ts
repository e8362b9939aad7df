import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseOutage } from '@quadrant/store/errors';

/** How somebody waits for a database that does not answer. */
export interface Patience {
  /** Told a sentence when the waiting begins, and twice a minute afterwards. */
  readonly log: (sentence: string) => void;
  /** Throws when waiting has no sense any more: the server has ended, or nobody wants it now. */
  readonly check?: () => void;
  /** For how long an outage is waited out, in milliseconds; without it for ever. */
  readonly limitMs?: number;
  /** Between two attempts. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 1_000;
const SILENCE_MS = 30_000;

/**
 * For a server that other people run: they may start it together with this program, on a slow machine. Our own server is waited
 * for as long as it lives.
 */
export const FOREIGN_SERVER_MS = 10 * 60_000;

/**
 * Does something again and again while PostgreSQL does not answer. What is done must bear to be begun twice.
 *
 * @throws what the work throws for another reason, or after `limitMs`; what `check` throws
 */
export async function whileDatabaseIsAway<T>(
  { log, check = () => undefined, limitMs = Infinity, pauseMs = PAUSE_MS }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  let toldAt = -Infinity;
  for (;;) {
    check();
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (!isDatabaseOutage(error) || now - startedAt > limitMs) throw error;
      check();
      if (now - toldAt >= SILENCE_MS) {
        log(`PostgreSQL does not answer yet (${describe(error)}). Quadrant waits and tries again.`);
        toldAt = now;
      }
    }
    await sleep(pauseMs);
  }
}

/** A refused connection to a name with several addresses is an AggregateError without a message of its own. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return describe(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
