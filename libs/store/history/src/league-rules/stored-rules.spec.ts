import { newLeagueRules } from '@quadrant/rules/leagues';
import { END_OF_HISTORY, type HistoryPosition } from '@quadrant/rules/history';
import { findFirstWaiting, rulesInEffect, rulesShown, rulesTakenFrom, type StoredRules } from './stored-rules.js';

const at = (day: number): HistoryPosition => ({
  startsAt: day * 86_400_000,
  key: '7d0f4b0e-0000-4000-8000-000000000000',
});

const stored = (leagueRowId: number, version: number, position: HistoryPosition, isInEffect = false): StoredRules => ({
  rowId: leagueRowId * 100 + version,
  leagueRowId,
  version,
  rules: { ...newLeagueRules(`league-${leagueRowId}`), manualAwards: Array.from({ length: version }, () => AWARD) },
  position,
  isInEffect,
  awaitsRun: false,
});

const AWARD = { id: 'a', tournament: 't', player: 'p', points: 1, reason: 'because' };

/** Versions of rules by league, as `1: 2, 2: 1`; each has as many awards as its version says. */
const versions = (rules: ReturnType<typeof rulesInEffect>): string =>
  [...rules].map(([slug, { manualAwards }]) => `${slug.slice(7)}: ${manualAwards.length}`).join(', ');

function taken(all: readonly StoredRules[], from: HistoryPosition | null): string {
  const { rules, settling } = rulesTakenFrom(all, from);
  return `${versions(rules)} settling ${settling.map(({ rowId }) => rowId).join(' ')}`;
}

describe('the rules that a run takes', () => {
  it('are those in effect, where nothing waits', () => {
    expect(taken([stored(1, 3, at(1), true)], at(9))).toBe('1: 3 settling ');
  });

  it('are the newest that change nothing before it, and all that wait for one from the first tournament on', () => {
    const all = [stored(1, 1, at(1), true), stored(1, 2, at(8)), stored(1, 3, at(20))];
    expect(taken(all, at(30))).toBe('1: 1 settling ');
    expect(taken(all, at(9))).toBe('1: 1 settling ');
    expect(taken(all, at(8))).toBe('1: 3 settling 103');
    expect(taken(all, null)).toBe('1: 3 settling 103');
  });

  it('are an earlier version that waits, where only the one after it changes something before', () => {
    const all = [stored(1, 1, at(1), true), stored(1, 2, at(20)), stored(1, 3, at(8))];
    expect(taken(all, at(15))).toBe('1: 2 settling 102');
  });

  it('come along with any run where they move nothing, of each league for itself', () => {
    const all = [stored(1, 1, END_OF_HISTORY), stored(2, 4, at(1), true), stored(2, 5, at(8))];
    expect(taken(all, END_OF_HISTORY)).toBe('1: 1, 2: 4 settling 101');
    expect(taken(all, at(1))).toBe('1: 1, 2: 5 settling 101 205');
    expect(versions(rulesInEffect(all))).toBe('2: 4');
  });
});

describe('the rules that readers see', () => {
  it('are the newest that move nothing, of each league up to the first that waits for a run', () => {
    const all = [
      ...[stored(1, 1, at(1), true), stored(1, 2, END_OF_HISTORY), stored(1, 3, at(8)), stored(1, 4, END_OF_HISTORY)],
      ...[stored(2, 1, at(1), true), { ...stored(2, 2, END_OF_HISTORY), awaitsRun: true }],
    ];
    expect(versions(rulesShown(all))).toBe('1: 2, 2: 1');
  });
});

describe('the first tournament that waiting rules move', () => {
  it('is the earliest of all leagues', () => {
    expect(findFirstWaiting([stored(1, 1, at(1), true), stored(1, 2, at(8)), stored(2, 1, at(5))])).toEqual(at(5));
  });

  it('is none where they move nothing', () => {
    expect(findFirstWaiting([stored(1, 1, at(1), true), stored(2, 1, END_OF_HISTORY)])).toBeNull();
    expect(findFirstWaiting([])).toBeNull();
  });
});
