import type { Grant } from './role.js';
import { allowanceOf, QUOTAS, windowOf, type QuotaLimits } from './quota.js';

const LIMITS: QuotaLimits = {
  daily: {
    'sign-ups': 10,
    reports: 20,
    'new-players': 21,
    previews: 100,
    tokens: 22,
    claims: 23,
    inquiries: 9,
    'visitor-inquiries': 9,
    archives: 9,
    venues: 24,
    applications: 25,
    announcements: 25,
    'dry-runs': 26,
    drafts: 5,
    rounds: 27,
    'live-entries': 28,
    'own-live-entries': 29,
  },
  approvedReportsPerHour: 500,
  approvedLiveEntriesPerHour: 600,
};

const account = (...grants: Grant[]) => ({ accountId: 'a', grants });

describe('the allowance of an account', () => {
  it('is the daily limit of each quota without approval', () => {
    for (const quota of QUOTAS) {
      expect(allowanceOf(account(), quota, LIMITS)).toEqual({ quota, limit: LIMITS.daily[quota], per: 'day' });
    }
  });

  it('limits every account in dry runs', () => {
    const allowance = { quota: 'dry-runs', limit: 26, per: 'day' };
    expect(allowanceOf(account(), 'dry-runs', LIMITS)).toEqual(allowance);
    expect(allowanceOf(account({ role: 'administrator' }), 'dry-runs', LIMITS)).toEqual(allowance);
    expect(allowanceOf({ accountId: null, grants: [] }, 'dry-runs', LIMITS)).toBeNull();
  });

  it.each([null, 'andoria'])(
    'limits an approved director in reports and live entries by the hour, and otherwise only in dry runs (region: %s)',
    (region) => {
      const director = account({ role: 'director', region });
      const limited = QUOTAS.map((quota) => allowanceOf(director, quota, LIMITS)).filter((each) => each !== null);
      expect(limited).toEqual([
        { quota: 'reports', limit: 500, per: 'hour' },
        { quota: 'dry-runs', limit: 26, per: 'day' },
        { quota: 'live-entries', limit: 600, per: 'hour' },
      ]);
    },
  );

  it.each<Grant>([
    { role: 'coordinator', continent: null },
    { role: 'regional-coordinator', region: 'andoria' },
    { role: 'director-of-organized-play' },
    { role: 'administrator' },
  ])('is unlimited for $role', (grant) => {
    expect(allowanceOf(account({ role: 'director', region: null }, grant), 'reports', LIMITS)).toBeNull();
  });

  it('is unlimited for the operator', () => {
    expect(allowanceOf({ accountId: null, grants: [] }, 'reports', LIMITS)).toBeNull();
  });
});

describe('the window of a quota', () => {
  it('is the hour or the day of UTC', () => {
    const at = new Date('2014-11-10T23:59:59.999Z');
    expect(windowOf('hour', at)).toEqual({
      begin: new Date('2014-11-10T23:00:00Z'),
      end: new Date('2014-11-11T00:00:00Z'),
    });
    expect(windowOf('day', at)).toEqual({
      begin: new Date('2014-11-10T00:00:00Z'),
      end: new Date('2014-11-11T00:00:00Z'),
    });
  });

  it('ends where the next one begins', () => {
    const { end } = windowOf('day', new Date('2014-11-10T12:00:00Z'));
    expect(windowOf('day', end).begin).toEqual(end);
  });
});
