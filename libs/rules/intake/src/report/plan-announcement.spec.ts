import { report } from '../../../../../test/builders/report.js';
import type { ReportDelivery } from './delivery.js';
import { planAnnouncement, type FittingAnnouncement } from './plan-announcement.js';

const facts = { at: '2014-10-20T18:00:00-05:00', unrated: false };
const fitting: FittingAnnouncement = {
  id: 'an-id',
  version: 3,
  name: 'Winter Local',
  state: 'announced',
  notice: null,
  facts,
  endsOn: null,
  isLinked: false,
};
const endsOn = null;
const finishes = { id: 'an-id', version: 3 };

interface Sent extends Partial<Pick<ReportDelivery, 'role' | 'isApproved'>> {
  readonly said?: string;
  readonly unrated?: boolean;
}

function planned(
  registeredAt: string | null,
  changes: Partial<FittingAnnouncement> = {},
  { said, unrated = false, role = 'director', isApproved = false }: Sent = {},
) {
  const sent = report({ tournament: { registeredAt, unrated, startsAt: '2014-11-08T10:00:00-05:00' } });
  const confirmations = said === undefined ? [] : [{ code: said, pointer: null, reason: 'so it is' }];
  const plan = planAnnouncement({ report: sent, role, isApproved, confirmations }, { ...fitting, ...changes });
  return { ...plan, findings: plan.findings.map(({ code }) => code) };
}

const NOTHING = { finishes: null, facts: null, endsOn };

// @row 3, 5, 9
describe('a report of the director, game and day of an announcement', () => {
  it('belongs to it when it states its registration, to the day', () => {
    expect(planned('2014-10-20T18:00:00-05:00')).toEqual({ finishes, facts, endsOn, findings: [] });
    expect(planned('2014-10-20T00:00:00-05:00')).toEqual({ finishes, facts, endsOn, findings: [] });
    // It is the same day there.
    expect(planned('2014-10-21T04:59:00Z')).toEqual({ finishes, facts, endsOn, findings: [] });
  });

  it('is asked whether it is this one when it states another registration, or none', () => {
    expect(planned('2014-10-19T18:00:00-05:00')).toEqual({ ...NOTHING, findings: ['announced-here'] });
    expect(planned(null)).toEqual({ ...NOTHING, findings: ['announced-here'] });
  });

  it('belongs to it when its sender says so, whatever registration it states', () => {
    const said = 'is-announced';
    expect(planned(null, {}, { said })).toEqual({ finishes, facts, endsOn, findings: ['is-announced'] });
    expect(planned('2014-01-01T18:00:00-05:00', {}, { said })).toMatchObject({ finishes, facts });
  });

  it('counts by its own registration when its sender says that it is another tournament', () => {
    const said = 'announced-here';
    expect(planned(null, {}, { said })).toEqual({ ...NOTHING, findings: ['announced-here'] });
    expect(planned(null, {}, { said, isApproved: true })).toMatchObject(NOTHING);
  });

  it('belongs to it when a coordinator approves it and its sender did not answer', () => {
    expect(planned(null, {}, { isApproved: true })).toEqual({ finishes, facts, endsOn, findings: [] });
  });

  it('is asked why it was played when that was cancelled', () => {
    expect(planned('2014-10-20T18:00:00-05:00', { state: 'cancelled', notice: 'flood' })).toEqual({
      ...NOTHING,
      findings: ['announced-and-cancelled'],
    });
  });

  it('is asked nothing in an import', () => {
    expect(planned(null, {}, { role: 'operator' })).toEqual({ ...NOTHING, findings: [] });
  });
});

describe('a revision of a tournament that belongs to an announcement', () => {
  it.each(['director', 'coordinator', 'operator'] as const)('goes on belonging to it: %s', (role) => {
    expect(planned(null, { isLinked: true }, { role })).toEqual({ finishes: null, facts, endsOn, findings: [] });
  });
});

describe('the mark "unrated"', () => {
  it('is that of the announcement, and the sender is told where the report says something else', () => {
    const stated = '2014-10-20T18:00:00-05:00';
    expect(planned(stated, {}, { unrated: true }).findings).toEqual(['unrated-as-announced']);
    const unrated = { facts: { ...facts, unrated: true } };
    expect(planned(stated, unrated, { unrated: true }).findings).toEqual([]);
    expect(planned(stated, unrated).findings).toEqual(['unrated-as-announced']);
  });
});
