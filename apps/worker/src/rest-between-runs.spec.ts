import { restBetweenRuns } from './rest-between-runs.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const lastRun = (publishedAgain: number, secondsAgo: number, publishedAgainLately = 0) => ({
  publishedAgain,
  publishedAgainLately,
  publishedAt: new Date(NOW.getTime() - secondsAgo * 1_000),
});

describe('the rest between runs', () => {
  it('is none for a report that waits alone, whatever the last run did', () => {
    expect(restBetweenRuns({ count: 1, lastRun: lastRun(1_000, 0) }, NOW)).toBe(0);
  });

  it('holds reports up that come one by one, when their runs have published much again in a minute', () => {
    expect(restBetweenRuns({ count: 1, lastRun: lastRun(150, 0, 500) }, NOW)).toBe(0);
    expect(restBetweenRuns({ count: 1, lastRun: lastRun(150, 0, 501) }, NOW)).toBe(3_750);
    expect(restBetweenRuns({ count: 1, lastRun: lastRun(150, 4, 501) }, NOW)).toBe(0);
  });

  it('bounds what is published again for a report every 200 ms, although each finds an idle worker', () => {
    const week = 300;
    let [runs, again, published] = [0, 0, 0];
    let last: { at: number; again: number } | null = null;
    const log: { at: number; again: number }[] = [];
    for (let ms = 0; published < week; ms += 200) {
      const waiting = Math.min(week, ms / 200 + 1) - published;
      if (waiting === 0) continue;
      const lately = log.filter(({ at }) => at > ms - 60_000).reduce((sum, run) => sum + run.again, 0);
      const before = last && {
        publishedAt: new Date(NOW.getTime() + last.at),
        publishedAgain: last.again,
        publishedAgainLately: lately,
      };
      if (restBetweenRuns({ count: waiting, lastRun: before }, new Date(NOW.getTime() + ms)) > 0) continue;
      last = { at: ms, again: Math.floor(published / 2) };
      log.push(last);
      [runs, again, published] = [runs + 1, again + last.again, published + waiting];
    }
    expect(runs).toBeLessThan(100);
    expect(again).toBeLessThan(10 * week);
  });

  it('is none before the first run, and after a run that only added tournaments', () => {
    expect(restBetweenRuns({ count: 50, lastRun: null }, NOW)).toBe(0);
    expect(restBetweenRuns({ count: 50, lastRun: lastRun(0, 0) }, NOW)).toBe(0);
  });

  it('grows with the tournaments that the last run published again, up to ten seconds', () => {
    expect(restBetweenRuns({ count: 2, lastRun: lastRun(100, 0) }, NOW)).toBe(2_500);
    expect(restBetweenRuns({ count: 2, lastRun: lastRun(100_000, 0) }, NOW)).toBe(10_000);
  });

  it('counts from the end of the last run, which may lie ahead by the clock of another host', () => {
    expect(restBetweenRuns({ count: 2, lastRun: lastRun(200, 2) }, NOW)).toBe(3_000);
    expect(restBetweenRuns({ count: 2, lastRun: lastRun(300, 60) }, NOW)).toBe(0);
    expect(restBetweenRuns({ count: 2, lastRun: lastRun(200, -60) }, NOW)).toBe(5_000);
  });
});
