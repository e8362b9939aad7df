export interface End {
  readonly wasReady: boolean;
  /** It is null when the process ended by itself. */
  readonly signal: NodeJS.Signals | null;
  /** The reason why it did not start; null when it did. */
  readonly error: unknown;
  readonly livedMs: number;
}

/** A process that starts and crashes within this time does not count as running. */
const SHORT_LIFE_MS = 10_000;

const LONGEST_PAUSE_MS = 8_000;

/** Tells whether something else ended it: a person, or the system when memory ran out. */
export const wasKilled = ({ signal }: End): boolean => signal === 'SIGKILL' || signal === 'SIGTERM';

/** Counts failed starts in a row. A process that was up and was killed did not fail, however short its life was. */
export function countFailedStarts(before: number, end: End): number {
  const hasRun = end.wasReady && (wasKilled(end) || end.livedMs >= SHORT_LIFE_MS);
  return hasRun ? 0 : before + 1;
}

/** Returns the milliseconds until the next start: none after a process that ran, then 1, 2, 4 and 8 seconds. */
export const pauseBeforeStart = (failedStarts: number): number =>
  failedStarts === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failedStarts);

export function describeEnd(name: string, { signal, error }: End, pauseMs: number): string {
  const how = error instanceof Error ? ` ${error.message}` : '';
  const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1_000} s`;
  return `${name} ended${signal === null ? '' : ` (${signal})`} and starts again ${when}.${how}`;
}
