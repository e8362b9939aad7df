import { spanOfDate, type TournamentHeader } from '@quadrant/rules/tournament';
import { findHistoryWindow, type HistoryWindow } from './history-window.js';

const WINDOW: HistoryWindow = {
  number: 1,
  from: '2004-01-15',
  to: '2009-12-31',
  continent: null,
  region: null,
  closesOn: '2026-12-31',
};

/** A tournament of a date is stored as if it began at the end of its last day. */
const headerOf = (date: string) => {
  const startsAt = `${spanOfDate(date)?.last ?? '1994-01-01'}T23:59:59Z`;
  return { date, startsAt, endsAt: null, country: 'DE', region: null, online: false } as unknown as TournamentHeader;
};

// @row 267
describe('a history window', () => {
  it.each([
    ['2004-01-15', 1],
    ['2009-12', 1],
    ['2005', 1],
    ['2004-01', null],
    ['2004', null],
    ['2010-01', null],
    ['unknown', null],
  ])('holds a tournament of %s only with every day that it may have been', (date, expected) => {
    const found = findHistoryWindow(headerOf(date), [WINDOW], new Date('2026-11-21T10:00:00Z'));
    expect(found?.number ?? null).toBe(expected);
  });
});
