import type { LeagueSeason } from '@quadrant/league';
import { report, round, type ReportChanges } from '../../../test/builders/report.js';
import { admitReport, type AdmissionFacts } from './admission.js';

const season: LeagueSeason = {
  id: 1,
  league: 'alpha',
  season: '2014-15',
  startsOn: '2014-10-01',
  endsOn: '2015-03-31',
};
const facts: AdmissionFacts = {
  sha256: 'aa',
  receivedAt: new Date('2014-11-15T14:59:59.999Z'),
  role: 'director',
  leagueSeasons: [season],
};

/** Starts on 2014-11-08 at 15:00 UTC. */
const admit = (tournament: ReportChanges['tournament'], changes: Partial<AdmissionFacts> = {}) =>
  admitReport(report(round('ann bob FW'), { tournament }), { ...facts, ...changes });
const codes = (admission: ReturnType<typeof admitReport>) => admission.findings.map(({ code }) => code);

describe('admitReport', () => {
  it('lets a report that is on time be rated at once', () => {
    expect(admit({})).toMatchObject({ state: 'accepted', stateReason: null, findings: [], leadTimeCountsAsMet: false });
  });

  it('lets one wait that came seven times 24 hours after the start', () => {
    const late = admit({}, { receivedAt: new Date('2014-11-15T15:00:00.000Z') });
    expect(late).toMatchObject({
      state: 'awaiting-refresh',
      stateReason: expect.stringContaining('2014-11-15T15:00:00.000Z'),
    });
    expect(codes(late)).toEqual(['late-report']);
  });

  it('lets every import wait for its refresh, with its lead time met', () => {
    const imported = admit({}, { role: 'operator', receivedAt: new Date('2014-11-08T16:00:00Z') });
    expect(imported).toMatchObject({ state: 'awaiting-refresh', leadTimeCountsAsMet: true, findings: [] });
  });

  it('refuses an unknown league and warns out of season', () => {
    expect(admit({ league: 'alpha' }).findings).toEqual([]);
    expect(admit({ league: 'beta' }, { leagueSeasons: null }).findings).toEqual([
      expect.objectContaining({ severity: 'error', code: 'league-unknown', pointer: '/tournament/league' }),
    ]);
    const summer = { league: 'alpha', startsAt: '2014-07-08T10:00:00Z' };
    expect(codes(admit(summer, { receivedAt: new Date('2014-07-08T12:00:00Z') }))).toEqual(['out-of-season']);
  });

  it('takes the season of the local date', () => {
    const newYear = { league: 'alpha', startsAt: '2015-04-01T01:00:00+02:00' };
    // Still March in UTC, but not where the tournament is played.
    expect(codes(admit(newYear, { receivedAt: new Date('2015-04-01T12:00:00Z') }))).toEqual(['out-of-season']);
  });
});
