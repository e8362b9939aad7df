import { isMonth, monthAfter, weeksOf } from './month.js';

describe('a month of the calendar', () => {
  it('begins its weeks on Monday, and leaves the days of other months empty', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('has 29 days in a leap year, and may fill its weeks exactly', () => {
    const days = (month: string) =>
      weeksOf(month)
        .flat()
        .filter((day) => day !== null);
    expect(days('2028-02')).toHaveLength(29);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(days('2027-02').at(-1)).toBe('2027-02-28');
  });

  it('follows December, and precedes January', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it.each(['2026-13', '2026-00', '2026-1', '1899-01', 'November', '2026-11-05'])('is not %s', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});
