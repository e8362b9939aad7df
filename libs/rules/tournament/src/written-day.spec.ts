import { readWrittenDay } from './written-day.js';

const dayOf = (text: string, ...order: ['month-first'] | []): string => {
  const read = readWrittenDay(text, ...order);
  if (read.kind === 'day') return read.day + (read.time ?? '');
  return read.kind === 'ambiguous' ? read.days.join(' or ') : read.kind;
};

describe('A written day', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['28. 07. 2005', '2005-07-28'],
    ['12 March 2016', '2016-03-12'],
    ['12th March 2016', '2016-03-12'],
    ['March 12th, 2016', '2016-03-12'],
    ['20. November 2026', '2026-11-20'],
    ['1. März 2016', '2016-03-01'],
    ['1er août 2016', '2016-08-01'],
    ['12 de marzo de 2016', '2016-03-12'],
    ['2016/3/12', '2016-03-12'],
    ['12.3.16', '2016-03-12'],
    ['12.3.98', '1998-03-12'],
    ['12-Mar-2016', '2016-03-12'],
    ['12-Mar-16', '2016-03-12'],
    ['Mar 12, 2016', '2016-03-12'],
    ['Saturday, 12 March 2016', '2016-03-12'],
    ['Sa., 12.03.2016', '2016-03-12'],
    ['Samstag, 12. März 2016', '2016-03-12'],
    ['25/04/2016', '2016-04-25'],
    ['04/25/2016', '2016-04-25'],
    ['04/04/2016', '2016-04-04'],
    ['2016-03-12 19:30', '2016-03-12'],
    ['12.03.2016, 19:30 Uhr', '2016-03-12'],
    ['3/25/2016 7:30 PM', '2016-03-25'],
    ['2016-03-12 19:30 +0100', '2016-03-12T19:30:00+01:00'],
    ['2016-03-12T19:30:15Z', '2016-03-12T19:30:15Z'],
    ['03/04/2016', '2016-04-03 or 2016-03-04'],
    ['31.02.2016', 'no-such-day'],
    ['2016-03-12 24:30', 'no-such-time'],
    ['soon', 'no-day'],
    ['Round 12 2016', 'no-day'],
    ['', 'no-day'],
    ['12', 'no-day'],
  ])('is read from “%s” as %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it('has the month first where its writer always does so', () => {
    expect(dayOf('03/04/2016', 'month-first')).toBe('2016-03-04');
  });
});
