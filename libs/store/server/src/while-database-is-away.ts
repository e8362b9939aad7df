import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseOutage } from '@quadrant/store/errors';

/** Says how to wait for a database that does not answer. */
export interface Patience {
  /** It gets a sentence when the waiting begins, and twice a minute afterwards. */
  readonly log: (sentence: string) => void;
  /** It throws when waiting is useless: the server has ended, or nobody needs it any more. */
  readonly check?: () => void;
  /** An outage may last so long, in milliseconds. Without a limit, it waits for ever. */
  readonly limitMs?: number;
  /** It waits so long between two attempts. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 1_000;
const SILENCE_MS = 30_000;

/**
 * This is for a server that other people run: they may start it together with this program, on a slow machine. Our own
 * server is waited for as long as it lives.
 */
export const FOREIGN_SERVER_MS = 10 * 60_000;

/**
 * Repeats work while PostgreSQL does not answer. The work must allow being started twice.
 *
 * @throws the work's error when it has another reason, or after `limitMs`; the error of `check`
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

/** A refused connection to a name with several addresses is an AggregateError whose own message is empty. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return describe(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
