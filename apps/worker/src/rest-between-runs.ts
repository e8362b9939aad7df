import type { WaitingWork } from '@quadrant/store/runs';

/**
 * The rest is this long for each tournament that the last run published again: 40 a second on average. With 10 ms, a
 * burst of 1,000 reports took 42 runs and 3.5 times the disk space of an import.
 */
const REST_PER_TOURNAMENT_MS = 25;

/**
 * Up to this many tournaments may be published again within a minute for reports that come one by one. Reports that
 * come a little more slowly than runs take are a burst too: each of 300 in a minute would get a run, and each run
 * replays half of them.
 */
const FREE_PER_MINUTE = 500;

const LONGEST_REST_MS = 10_000;

/**
 * Returns how many milliseconds to wait before the next run. A single report does not wait, unless many came just
 * before it. In a burst, each run would publish nearly everything of the days before again, and the rows that it closes
 * are kept: 200 reports in 51 runs made the database grow four times as much as an import of them. So a run gathers
 * several reports.
 */
export function restBetweenRuns({ count, lastRun }: Pick<WaitingWork, 'count' | 'lastRun'>, now: Date): number {
  if (count === 0 || lastRun === null) return 0;
  if (count === 1 && lastRun.publishedAgainLately <= FREE_PER_MINUTE) return 0;
  const rest = Math.min(lastRun.publishedAgain * REST_PER_TOURNAMENT_MS, LONGEST_REST_MS);
  // The clocks of two hosts may differ.
  const passed = Math.max(0, now.getTime() - lastRun.publishedAt.getTime());
  return Math.max(0, rest - passed);
}
