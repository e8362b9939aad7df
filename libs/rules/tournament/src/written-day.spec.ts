import { type DayOrder, monthsIn, readWrittenDay } from './written-day.js';

const dayOf = (text: string, ...order: [DayOrder] | []): string => {
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
    ['12-Mar-2016', '2016-03-12'],
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
    ['11/20/2026', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20. Mrz 2016', '2016-03-20'],
    ['6. Jänner 2016', '2016-01-06'],
    ['20 févr. 2016', '2016-02-20'],
    ['14 juillet 2016', '2016-07-14'],
    ['Freitag, den 20. November 2026', '2026-11-20'],
    ['le 20 decembre 2026', '2026-12-20'],
    ['20th of November 2026', '2026-11-20'],
    ['12.3.98', '1998-03-12'],
    ['12.3.16', '2016-03-12'],
    ['03.04.06', '2006-04-03'],
    ['98.03.12', '1998-03-12'],
    ['12 października 2006', '2006-10-12'],
    ['3 marca 2006', '2006-03-03'],
    ['5 de outubro de 2006', '2006-10-05'],
    ['5. Maerz 2006', '2006-03-05'],
    ['16/11/20', '2020-11-16 or 2016-11-20'],
    ['02/03/04', '2004-03-02 or 2004-02-03 or 2002-03-04'],
    ['20-Nov-26', '2026-11-20 or 2020-11-26'],
    ["Nov 20, '26", '2026-11-20'],
    ['46346', '2026-11-20 or 2030-11-21'],
    ['46346.5', '2026-11-20 or 2030-11-21'],
    ['99999', 'no-day'],
    ['20 jui 2026', 'no-day'],
    ['Marathon 12, 2016', 'no-day'],
    ['31.02.2016', 'no-such-day'],
    ['2016-03-12 24:30', 'no-such-time'],
    ['soon', 'no-day'],
    ['Round 12 2016', 'no-day'],
    ['', 'no-day'],
    ['12', 'no-day'],
  ])('is read from “%s” as %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each(['12.3.98', "Nov 20, '26", '46346', '20-Nov-26'])('is not certain where it is written as “%s”', (text) => {
    expect(readWrittenDay(text).kind).toBe('ambiguous');
    expect(readWrittenDay(text, 'month-first').kind).toBe('ambiguous');
  });

  it('has the month first where its writer always does so', () => {
    expect(dayOf('03/04/2016', 'month-first')).toBe('2016-03-04');
    expect(dayOf('25/04/2016', 'month-first')).toBe('2016-04-25');
    expect(readWrittenDay('03/04/16', 'month-first')).toEqual({ kind: 'ambiguous', days: ['2016-03-04'] });
  });

  it('has the year first where its writer always does so, if it has two digits', () => {
    expect(dayOf('02/03/04', 'year-first')).toBe('2002-03-04');
    expect(dayOf('02/03/2004', 'year-first')).toBe('2004-03-02 or 2004-02-03');
  });
});

describe('A month within a text', () => {
  it.each([
    ['Clubabend März 2006', ['2006-03']],
    ['clubabend_maerz_2006', ['2006-03']],
    ['April 2011', ['2011-04']],
    ['Tournoi d’octobre 2009', ['2009-10']],
    ['Octobre 2009', ['2009-10']],
    ['Turniej – październik 2007', ['2007-10']],
    ['Liga marzec 2004', ['2004-03']],
    ['Torneo de marzo de 2006', ['2006-03']],
    ['Torneo di luglio 2006', ['2006-07']],
    ['Toernooi maart 2006', ['2006-03']],
    ['Torneio de fevereiro de 2006', ['2006-02']],
    ['oct 2003', ['2003-10']],
    ['Sept. 2003', ['2003-09']],
    ['2006 - Januar', ['2006-01']],
    ['2006/03 März/Abend', ['2006-03']],
    ['Januar 2006 bis März 2006', ['2006-01', '2006-03']],
    ['Base Set 2006', []],
    ['Marathon 2006', []],
    ['Marchwood 2006', []],
    ['May the best win, 2006', []],
    ['März', []],
    ['März 20061', []],
  ])('is read from “%s” as %j', (text, months) => {
    expect(monthsIn(text)).toEqual(months);
  });
});
