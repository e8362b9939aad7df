import { dayOfWeekday, daysOfYearIn, daysOfYearInName, monthsInName, weekdayIn } from './told-days.js';

describe('A day without a year', () => {
  it.each([
    ['We played January 30 (5 people).', ['01-30']],
    ['7 of us made it on March 7.', ['03-07']],
    ['on Saturday 29th November, 8 of us', ['11-29']],
    ['am 24. März, 12 Spieler', ['03-24']],
    // Its number may be a year of two digits.
    ['Kiel, Nov 03', ['11-03?']],
    ['Beat April 21 times', []],
    ['Ann beat Jan 21', []],
    ['March 7, 2009', []],
    ['24. März 12', []],
    ['Evening 5 May', []],
  ])('is read from %j as %j', (text, days) => {
    expect(daysOfYearIn(text)).toEqual(days);
  });

  it.each([
    ['GR board Nov 01', ['11-01?'], ['11']],
    ['TSC_08mar', ['03-08?'], ['03']],
    ['minutes Jun 4', ['06-04'], ['06']],
    ['KZMAY-99', [], ['05']],
    ['results december', [], ['12']],
    ['Fwd Kzoo Marb', [], []],
    ['MIDSUMMER', [], []],
  ])('is read from the name %s as %j, and its months as %j', (name, days, months) => {
    expect(daysOfYearInName(name)).toEqual(days);
    expect(monthsInName(name)).toEqual(months);
  });
});

describe('A weekday', () => {
  it.each([
    ['6 of us on Saturday', '2000-10-28'],
    ['last Wednesday night', '2000-10-25'],
    ['on Monday', '2000-10-30'],
    ['last Monday', '2000-10-23'],
    ['am Sonnabend', '2000-10-28'],
    ['am Sonntagabend', '2000-10-29'],
    ['letzten Montag', '2000-10-23'],
    ['samedi, 8 joueurs', '2000-10-28'],
    ['lundi dernier', '2000-10-23'],
    ['we wtorek', '2000-10-24'],
    ['w ostatnią sobotę', '2000-10-28'],
  ])('in %j on Monday, 30 October 2000 is %s', (text, day) => {
    expect(dayOfWeekday(weekdayIn(text)!, '2000-10-30')).toBe(day);
  });

  it.each([
    'Saturday Cup',
    'on Saturdays',
    'we do so',
    'tous les samedis',
    'le samedi',
    'on Saturday and on Sunday',
    'sat',
  ])('is not told in %j', (text) => {
    expect(weekdayIn(text)).toBeNull();
  });
});
