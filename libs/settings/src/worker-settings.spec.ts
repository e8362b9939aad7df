import { lastDueInstant, readWorkerSettings } from './worker-settings.js';

describe('readWorkerSettings', () => {
  it('refreshes on Monday at four and verifies every night unless told otherwise', () => {
    const keptRuns = { days: 400, runs: 2000 };
    expect(readWorkerSettings({})).toEqual({ refreshCron: '0 4 * * 1', verifyCron: '30 3 * * *', keptRuns });
    const told = { REFRESH_CRON: '30 2 * * *', VERIFY_CRON: '0 1 * * 0' };
    expect(readWorkerSettings(told)).toEqual({ refreshCron: '30 2 * * *', verifyCron: '0 1 * * 0', keptRuns });
  });

  it('takes an empty variable for unset', () => {
    expect(readWorkerSettings({ REFRESH_CRON: '', VERIFY_CRON: '' })).toEqual(readWorkerSettings({}));
  });

  it('reads how many runs are kept, and refuses what is no such number with a sentence', () => {
    expect(readWorkerSettings({ KEEP_RUNS: '5', KEEP_RUNS_DAYS: '30' }).keptRuns).toEqual({ days: 30, runs: 5 });
    for (const name of ['KEEP_RUNS', 'KEEP_RUNS_DAYS']) {
      for (const value of ['0', '-1', '2.5', 'all', '1000001']) {
        expect(() => readWorkerSettings({ [name]: value })).toThrow(
          `${name} is "${value}", but has to be a whole number from 1 to 1000000.`,
        );
      }
    }
  });

  it.each(['weekly', '0 4 * * 1#1', '0 4 L * *', 'H 4 * * 1', '0 25 * * *', '0 4 * *', '0 4 30 2 *'])(
    'says that "%s" is none',
    (cron) => {
      for (const name of ['REFRESH_CRON', 'VERIFY_CRON']) {
        expect(() => readWorkerSettings({ [name]: cron })).toThrow(
          `${name} is "${cron}", which is not a cron expression`,
        );
      }
    },
  );
});

describe('lastDueInstant', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-16T04:00:00.000Z'],
    ['2026-11-23T03:59:59.999Z', '2026-11-16T04:00:00.000Z'],
    ['2026-11-23T04:00:00.000Z', '2026-11-23T04:00:00.000Z'],
  ])('of a weekly expression at %s is %s', (now, due) => {
    expect(lastDueInstant('0 4 * * 1', new Date(now)).toISOString()).toBe(due);
  });

  it.each([
    ['* * * * *', '2026-11-21T10:00:00.000Z'],
    ['15 9,10 * * *', '2026-11-21T09:15:00.000Z'],
    ['0 0 1 1 *', '2026-01-01T00:00:00.000Z'],
    ['0 0 29 2 *', '2024-02-29T00:00:00.000Z'],
  ])('of "%s" is %s', (cron, due) => {
    expect(lastDueInstant(cron, new Date('2026-11-21T10:00:30Z')).toISOString()).toBe(due);
  });
});
