const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The waits that the Standard Webhooks specification recommends. The last one repeats. */
const WAITS_MS = [5_000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** An event that could not be delivered for so long becomes a dead letter. */
export const GIVE_UP_AFTER_MS = 5 * 24 * HOUR;

/**
 * Returns when a receiver that failed is tried again. Its own wish (Retry-After) can only make the wait longer, up to a
 * day.
 *
 * @param failures in a row, with this one
 */
export function nextAttempt(failures: number, now: Date, retryAfter: string | null = null): Date {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? WAITS_MS[0]!;
  const wished = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : 0;
  return new Date(now.getTime() + Math.max(wait, Math.min(wished, 24 * HOUR)));
}

/** @param since when the event was first tried, or asked for again */
export const hasGivenUp = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= GIVE_UP_AFTER_MS;
