import { QUOTA_VARIABLES, readQuotaLimits } from './quota-settings.js';

describe('the limits of quotas', () => {
  it('have defaults, also for empty variables', () => {
    const defaults = {
      daily: {
        'sign-ups': 10,
        reports: 20,
        'new-players': 20,
        previews: 100,
        tokens: 20,
        claims: 20,
        venues: 20,
        inquiries: 20,
        'visitor-inquiries': 20,
        archives: 20,
        applications: 20,
        announcements: 20,
        'dry-runs': 200,
        drafts: 5,
        rounds: 1000,
        'live-entries': 2000,
        'own-live-entries': 200,
      },
      approvedReportsPerHour: 500,
      approvedLiveEntriesPerHour: 50_000,
    };
    expect(readQuotaLimits({})).toEqual(defaults);
    expect(readQuotaLimits(Object.fromEntries(QUOTA_VARIABLES.map((variable) => [variable, ''])))).toEqual(defaults);
  });

  it('are read from the environment', () => {
    const limits = readQuotaLimits({ SIGN_UPS_PER_DAY: '3', REQUESTS_PER_DAY: '4', APPROVED_REPORTS_PER_HOUR: '5' });
    expect(limits.daily).toMatchObject({
      'sign-ups': 3,
      claims: 4,
      venues: 4,
      applications: 4,
      announcements: 4,
      reports: 20,
    });
    expect(limits.approvedReportsPerHour).toBe(5);
  });

  it('are refused with a sentence for each variable that is no count', () => {
    const wrong = {
      SIGN_UPS_PER_DAY: '0',
      REPORTS_PER_DAY: 'many',
      REQUESTS_PER_DAY: '1e3',
      TOKENS_PER_DAY: '1000001',
    };
    expect(() => readQuotaLimits(wrong)).toThrow(
      [
        'SIGN_UPS_PER_DAY is "0", but has to be a whole number from 1 to 1000000.',
        'REPORTS_PER_DAY is "many", but has to be a whole number from 1 to 1000000.',
        'TOKENS_PER_DAY is "1000001", but has to be a whole number from 1 to 1000000.',
        'REQUESTS_PER_DAY is "1e3", but has to be a whole number from 1 to 1000000.',
      ].join('\n'),
    );
  });
});
