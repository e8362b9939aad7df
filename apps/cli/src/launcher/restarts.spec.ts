import { countFailedStarts, describeEnd, pauseBeforeStart, type End } from './restarts.js';

const UP: End = { wasReady: true, signal: null, error: null, livedMs: 60_000 };

describe('restarts of a kept process', () => {
  it.each([
    ['ran for a minute and crashed', UP, 0],
    ['was killed right after it came up', { ...UP, signal: 'SIGKILL', livedMs: 1 }, 0],
    ['came up and crashed at once', { ...UP, livedMs: 1 }, 4],
    ['was killed while it came up', { ...UP, wasReady: false, signal: 'SIGKILL' }, 4],
    ['did not come up', { ...UP, wasReady: false, error: new Error('no database') }, 4],
  ] as const)('count a process that %s', (_, end, count) => {
    expect(countFailedStarts(3, end)).toBe(count);
  });

  it('come at once after a process that ran, and after at most 8 seconds otherwise', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(pauseBeforeStart)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('are announced with the reason', () => {
    expect(describeEnd('The worker', { ...UP, signal: 'SIGKILL' }, 0)).toBe(
      'The worker ended (SIGKILL) and starts again now.',
    );
    expect(describeEnd('The worker', { ...UP, error: new Error('The database does not answer.') }, 2_000)).toBe(
      'The worker ended and starts again in 2 s. The database does not answer.',
    );
  });
});
