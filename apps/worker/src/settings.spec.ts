import { lastDueInstant, readWorkerSettings } from './settings.js';

describe('readWorkerSettings', () => {
  it('refreshes on Monday at four unless told otherwise', () => {
    expect(readWorkerSettings({})).toEqual({ refreshCron: '0 4 * * 1' });
    expect(readWorkerSettings({ REFRESH_CRON: '30 2 * * *' })).toEqual({ refreshCron: '30 2 * * *' });
  });

  it('takes an empty variable for unset', () => {
    expect(readWorkerSettings({ REFRESH_CRON: '' })).toEqual({ refreshCron: '0 4 * * 1' });
  });

  it.each(['weekly', '0 4 * * 1#1', '0 4 L * *', 'H 4 * * 1', '0 25 * * *', '0 4 * *'])(
    'says that "%s" is none',
    (cron) => {
      expect(() => readWorkerSettings({ REFRESH_CRON: cron })).toThrow(
        `REFRESH_CRON is "${cron}", which is not a cron expression`,
      );
    },
  );
});

describe('lastDueInstant', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-16T04:00:00.000Z'],
    ['2026-11-23T03:59:59.999Z', '2026-11-16T04:00:00.000Z'],
    ['2026-11-23T04:00:00.000Z', '2026-11-23T04:00:00.000Z'],
  ])('at %s it is %s', (now, due) => {
    expect(lastDueInstant('0 4 * * 1', new Date(now)).toISOString()).toBe(due);
  });
});
