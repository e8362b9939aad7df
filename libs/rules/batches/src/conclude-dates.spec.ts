import { concludeDates, noteOf } from './conclude-dates.js';
import type { DateEvidence } from './date-evidence.js';

/** A file that says a day, or what `proposals` say. */
const file = (path: string, day: string | null = null, proposals: Record<string, string> = {}, shape = 'a') =>
  ({
    file: path,
    shape,
    span: day === null ? null : { first: day, last: day },
    said: null,
    hasSeveral: false,
    proposals: new Map(Object.entries(proposals)),
  }) satisfies DateEvidence;

const about = (path: string, ...files: readonly DateEvidence[]) =>
  Object.fromEntries(concludeDates(files).get(path) ?? []);

const DAY_FIRST = { dates: 'day-first' };
const MONTH_FIRST = { dates: 'month-first' };
const OPEN = { written: '03/04/2006' };

describe('the order of days and months', () => {
  it.each([
    ['another file of the shape', [file('b/1.csv', null, DAY_FIRST)], { ...DAY_FIRST, proof: 'b/1.csv' }],
    [
      'a file of another shape in the folder',
      [file('a/1.csv', null, DAY_FIRST, 'b')],
      { ...DAY_FIRST, proof: 'a/1.csv' },
    ],
    [
      'a file of the shape in the folder, where other folders write it otherwise',
      [file('b/1.csv', null, MONTH_FIRST), file('a/1.csv', null, DAY_FIRST)],
      { ...DAY_FIRST, proof: 'a/1.csv' },
    ],
    [
      'the folder, where files of the shape contradict each other elsewhere',
      [file('b/1.csv', null, MONTH_FIRST), file('c/1.csv', null, DAY_FIRST), file('a/1.csv', null, DAY_FIRST, 'b')],
      { ...DAY_FIRST, proof: 'a/1.csv' },
    ],
  ])('is proven by %s', (_, others, expected) => {
    expect(about('a/0.csv', file('a/0.csv', null, OPEN), ...others)).toEqual(expected);
  });

  it.each([
    ['files of the shape in the folder', [file('a/1.csv', null, MONTH_FIRST), file('a/2.csv', null, DAY_FIRST)]],
    ['shape and folder', [file('b/1.csv', null, MONTH_FIRST), file('a/1.csv', null, DAY_FIRST, 'b')]],
    [
      'files of the folder, of other shapes',
      [file('a/1.csv', null, MONTH_FIRST, 'b'), file('a/2.csv', null, DAY_FIRST, 'c')],
    ],
  ])('stays open where %s contradict each other', (_, others) => {
    expect(about('a/0.csv', file('a/0.csv', null, OPEN), ...others)).toEqual({});
  });

  it('is not proven by files that are in no folder, like itself', () => {
    expect(about('0.csv', file('0.csv', null, OPEN), file('1.csv', null, DAY_FIRST, 'b'))).toEqual({});
  });
});

/** They are seven evenings in the order of their numbers, two months apart. */
const SERIES = [1, 3, 5, 7, 9, 11, 13].map((number) =>
  file(`club/Evening ${number}.csv`, `2006-${String(Math.ceil(number * 0.9)).padStart(2, '0')}-10`),
);

describe('a numbered series', () => {
  it('proves which of two days a date means', () => {
    const odd = file('club/Evening 4.csv', null, { days: '2006-04-03 2006-12-04' });
    expect(about(odd.file, odd, ...SERIES)).toEqual({
      startsAt: '2006-04-03',
      after: 'club/Evening 3.csv',
      before: 'club/Evening 5.csv',
    });
  });

  it('leaves the date open where both days are between the neighbours, or none is', () => {
    for (const days of ['2006-04-03 2006-03-14', '2007-01-02 2007-02-01']) {
      const odd = file('club/Evening 4.csv', null, { days });
      expect(about(odd.file, odd, ...SERIES)).toEqual({});
    }
  });

  it('tells the year of a file without a date, the month where both neighbours are in it, and never a day', () => {
    const odd = file('club/Evening 4.csv');
    expect(about(odd.file, odd, ...SERIES)).toMatchObject({ startsAt: '2006?' });
    const near = [file('club/Evening 3b.csv', '2006-03-20'), file('club/6 x.csv', null)];
    const close = SERIES.map((each) =>
      each.file.endsWith(' 5.csv') ? { ...each, ...file(each.file, '2006-03-10') } : each,
    );
    expect(about(odd.file, odd, ...close, ...near)).toMatchObject({ startsAt: '2006-03?' });
    const same = close.map((each) =>
      each.file.endsWith(' 3.csv') ? { ...each, ...file(each.file, '2006-03-10') } : each,
    );
    expect(about(odd.file, odd, ...same)).toMatchObject({ startsAt: '2006-03?' });
  });

  it('numbers a file that holds some rounds of an evening by the evening, and leaves its other parts out', () => {
    const whole = file('club/Evening 4, round 1.csv');
    const part = { ...file('club/Evening 4, round 2.csv'), hasSeveral: true };
    const concluded = concludeDates([whole, part, ...SERIES]);
    expect(concluded.get(whole.file)?.get('startsAt')).toBe('2006?');
    expect(concluded.has(part.file)).toBe(false);
    const rounds = SERIES.map((each) => ({ ...each, file: each.file.replace('Evening', 'Round') }));
    const odd = file('club/Round 4.csv');
    expect(about(odd.file, odd, ...rounds)).toMatchObject({ startsAt: '2006?' });
  });

  it('counts files of several titles together where they are in one order', () => {
    const mixed = SERIES.map((each, index) =>
      index % 2 === 0 ? { ...each, file: each.file.replace('Evening', 'Cup') } : each,
    );
    const odd = file('club/Open 4.csv');
    expect(about(odd.file, odd, ...mixed)).toMatchObject({ startsAt: '2006?' });
  });

  it.each([
    ['one date contradicts the order', [...SERIES, file('club/Evening 20.csv', '2005-01-01')]],
    ['few files have a date', SERIES.slice(0, 5)],
    ['nothing with a higher number has a date', SERIES.filter(({ file: path }) => Number(/\d+/.exec(path)![0]) < 4)],
    ['the files are in another folder', SERIES.map((each) => ({ ...each, file: `other/${each.file}` }))],
  ])('says nothing where %s', (_, series) => {
    const odd = file('club/Evening 4.csv');
    expect(about(odd.file, odd, ...series)).toEqual({});
  });

  it('says nothing of a file that has several tournaments, or says its own date', () => {
    const several = { ...file('club/Evening 4.csv'), hasSeveral: true };
    expect(about(several.file, several, ...SERIES)).toEqual({});
    const own = file('club/Evening 4.csv', '2009-04-03');
    expect(about(own.file, own)).toEqual({});
    const named = file('club/Evening 4.csv', null, { startsAt: '2006-04-04' });
    expect(about(named.file, named, ...SERIES)).toEqual({});
  });

  it('says the same when somebody has taken what it says', () => {
    const taken = { ...file('club/Evening 4.csv', null), said: '2006?' };
    expect(about(taken.file, taken, ...SERIES)).toMatchObject({ startsAt: '2006?' });
  });

  it('does not take the 2,001st evening for one of the year 2001', () => {
    const long = SERIES.map((each, index) => ({ ...each, file: `club/Evening ${1900 + index * 10}.csv` }));
    const odd = file('club/Evening 2001.csv', null, { year: '2001' });
    const far = [...long, file('club/Evening 2100.csv', '2007-01-01')];
    expect(about(odd.file, odd, ...far)).toEqual({ year: '' });
  });
});

describe('the note about a date', () => {
  const proposed = { startsAt: '2006?', after: 'a/3.csv', before: 'a/5.csv' };

  it('names the files between which it was concluded, until somebody says another date', () => {
    expect(String(noteOf(proposed))).toBe('inferred: its number is between those of “a/3.csv” and “a/5.csv”');
    expect(noteOf(proposed, '2006?')).not.toBeNull();
    expect(noteOf(proposed, '2005')).toBeNull();
  });

  it('names the file that proves an order, and a year that is all that is known', () => {
    const note = noteOf({ dates: 'day-first', proof: 'a/1.csv', written: '03/04/2006' });
    expect(String(note)).toBe('03/04/2006: the day is before the month, as in “a/1.csv”');
    expect(String(noteOf({ year: '2006' }))).toBe('year 2006');
    const ofMail = 'written on 2006-03-04, which need not be the day of the tournament';
    expect(String(noteOf({ year: '2006', sent: '2006-03-04' }))).toBe(ofMail);
    expect(noteOf({ year: '' })).toBeNull();
  });
});
