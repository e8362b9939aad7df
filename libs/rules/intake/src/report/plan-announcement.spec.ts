import { report } from '../../../../../test/builders/report.js';
import type { SubmitterRole } from './delivery.js';
import { planAnnouncement, type FittingAnnouncement } from './plan-announcement.js';

const fitting: FittingAnnouncement = {
  id: 'an-id',
  name: 'Winter Local',
  state: 'announced',
  notice: null,
  announcedAt: '2014-10-20T18:00:00-05:00',
};

function planned(
  registeredAt: string | null,
  changes: Partial<FittingAnnouncement> = {},
  role: SubmitterRole = 'director',
) {
  const sent = report({ tournament: { registeredAt, startsAt: '2014-11-08T10:00:00-05:00' } });
  const { id, findings } = planAnnouncement({ report: sent, role }, { ...fitting, ...changes });
  return { id, codes: findings.map(({ code }) => code) };
}

// @row 3, 9
describe('a report of the director, game and day of an announcement', () => {
  it('belongs to it when it states its registration, to the day', () => {
    expect(planned('2014-10-20T18:00:00-05:00')).toEqual({ id: 'an-id', codes: [] });
    expect(planned('2014-10-20T00:00:00-05:00')).toEqual({ id: 'an-id', codes: [] });
    // The same day there.
    expect(planned('2014-10-21T04:59:00Z')).toEqual({ id: 'an-id', codes: [] });
  });

  it('is asked whether it is this one when it states another registration, or none', () => {
    expect(planned('2014-10-19T18:00:00-05:00')).toEqual({ id: null, codes: ['announced-here'] });
    expect(planned(null)).toEqual({ id: null, codes: ['announced-here'] });
  });

  it('is asked why it was played when that was cancelled', () => {
    expect(planned('2014-10-20T18:00:00-05:00', { state: 'cancelled', notice: 'flood' })).toEqual({
      id: null,
      codes: ['announced-and-cancelled'],
    });
  });

  it('is asked nothing in an import', () => {
    expect(planned(null, {}, 'operator')).toEqual({ id: null, codes: [] });
  });
});
