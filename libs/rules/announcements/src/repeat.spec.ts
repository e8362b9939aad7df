import { announced } from '../../../../test/builders/announced.js';
import type { AnnouncedTournament } from './announcement.js';
import { MOST_REPETITIONS, repeat, type Repetition } from './repeat.js';

/** 2026-10-08 is a Thursday, the second of its month. */
const THURSDAY = announced({ startsAt: '2026-10-08T19:00:00+02:00' });
const FORTNIGHTLY = { unit: 'week', interval: 2, until: '2026-12-31' } as const;

const starts = (tournament: AnnouncedTournament, changes: Partial<Repetition> = {}): readonly string[] => {
  const repeated = repeat(tournament, { ...FORTNIGHTLY, ...changes });
  if ('field' in repeated) throw new Error(String(repeated.text));
  return repeated.map(({ startsAt }) => startsAt);
};

const refused = (tournament: AnnouncedTournament, changes: Partial<Repetition>): string => {
  const repeated = repeat(tournament, { ...FORTNIGHTLY, ...changes });
  return 'field' in repeated ? String(repeated.text) : 'not refused';
};

describe('repeating an announced tournament', () => {
  it('is every second Thursday at the same time of the clock, in summer and in winter', () => {
    expect(starts(THURSDAY, { until: '2026-11-19' })).toEqual([
      '2026-10-22T19:00:00+02:00',
      '2026-11-05T19:00:00+01:00',
      '2026-11-19T19:00:00+01:00',
    ]);
  });

  it('is the second Thursday of each month', () => {
    const dates = starts(THURSDAY, { unit: 'month', interval: 1 }).map((at) => at.slice(0, 10));
    expect(dates).toEqual(['2026-11-12', '2026-12-10']);
  });

  it('is the last Thursday of each month where the first one is a fifth', () => {
    const fifth = announced({ startsAt: '2026-10-29T19:00:00+01:00' });
    const dates = starts(fifth, { unit: 'month', interval: 1 }).map((at) => at.slice(0, 10));
    expect(dates).toEqual(['2026-11-26', '2026-12-31']);
  });

  it('moves the last day by as many days as the first', () => {
    const weekend = announced({ startsAt: '2026-10-10T10:00:00+02:00', endsOn: '2026-10-11' });
    expect(repeat(weekend, { ...FORTNIGHTLY, until: '2026-10-24' })).toMatchObject([{ endsOn: '2026-10-25' }]);
  });

  it('refuses a last day before the first repetition, and more repetitions than a list can show', () => {
    expect(refused(THURSDAY, { until: '2026-10-21' })).toContain('no day after 2026-10-08');
    expect(refused(THURSDAY, { interval: 1, until: '2028-10-21' })).toContain(`more than ${MOST_REPETITIONS}`);
    expect(starts(THURSDAY, { interval: 1, until: '2027-04-08' })).toHaveLength(MOST_REPETITIONS);
  });

  it('refuses a day on which the clocks skip its time', () => {
    const night = announced({ startsAt: '2027-03-21T02:30:00+01:00' });
    expect(refused(night, { interval: 1, until: '2027-04-30' })).toContain('2027-03-28');
  });
});
