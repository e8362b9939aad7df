import { lastDayOf, reportBackDeadline, reportDeadline } from './report-deadline.js';

const told = (startsAt: string, endsAt: string | null, online: boolean) => {
  const { lastDay, end } = reportDeadline({ startsAt, endsAt, online });
  return [lastDay, new Date(end).toISOString()];
};

// @row 87, 166
describe('000, section 8 and appendix A: a report is on time until the end of the seventh local day', () => {
  it.each([
    ['west of Greenwich', '2014-11-08T10:00:00-05:00', null, false, ['2014-11-15', '2014-11-16T05:00:00.000Z']],
    ['east of it', '2014-11-08T00:30:00+13:00', null, false, ['2014-11-15', '2014-11-15T11:00:00.000Z']],
    ['over a leap day', '2016-02-25T23:59:59Z', null, false, ['2016-03-03', '2016-03-04T00:00:00.000Z']],
    [
      'after the end of an online tournament, where it ends',
      '2014-11-08T10:00:00Z',
      '2014-12-01T20:00:00-08:00',
      true,
      ['2014-12-08', '2014-12-09T08:00:00.000Z'],
    ],
    [
      'after the start of a tournament at a table, whatever end it states',
      '2014-11-08T10:00:00Z',
      '2015-11-09T20:00:00Z',
      false,
      ['2014-11-15', '2014-11-16T00:00:00.000Z'],
    ],
  ])('%s', (_case, startsAt, endsAt, online, expected) => {
    expect(told(startsAt, endsAt, online)).toEqual(expected);
  });

  it('after the last day that was announced, whatever end it states', () => {
    const dates = { startsAt: '2014-11-08T10:00:00Z', endsAt: '2015-11-09T20:00:00Z', announcedEnd: '2014-11-10' };
    for (const online of [true, false]) expect(reportDeadline({ ...dates, online }).lastDay).toBe('2014-11-17');
  });

  it('whatever the hour of its start', () => {
    const dayOf = (hour: string) => told(`2014-11-08T${hour}:00+02:00`, null, false);
    expect(dayOf('00:00')).toEqual(dayOf('23:59'));
  });
});

describe('a director may report a tournament', () => {
  it('for 365 local days after its last day', () => {
    const { lastDay, end, policy } = reportBackDeadline({
      startsAt: '2014-11-08T10:00:00-05:00',
      endsAt: null,
      online: false,
    });
    expect([lastDay, new Date(end).toISOString(), policy.name]).toEqual([
      '2015-11-08',
      '2015-11-09T05:00:00.000Z',
      'stability-1',
    ]);
  });
});

describe('the last local day of a tournament', () => {
  it('is that of its end only when it is played online', () => {
    const dates = { startsAt: '2014-11-08T10:00:00Z', endsAt: '2014-11-20T10:00:00Z' };
    expect(lastDayOf({ ...dates, online: true })).toBe('2014-11-20');
    expect(lastDayOf({ ...dates, online: false })).toBe('2014-11-08');
    expect(lastDayOf({ ...dates, endsAt: null, online: true })).toBe('2014-11-08');
  });
});
