import type { TournamentReport } from '@quadrant/rules/tournament';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { ffgSwlcg2016 } from './rule-system.js';
import { sidesOf } from './side-choice.js';
import { findStructureRow, type Structure } from './structures.js';
import { ROUND_MINUTES } from './time-limits.js';
import { scoreOnTime } from './timed-score.js';

const pointsIn = (from: TournamentReport): number[] =>
  ffgSwlcg2016
    .computeStandings(from, 'key')
    .sort((a, b) => a.entry - b.entry)
    .map(({ points }) => points ?? NaN);

describe('004, Deck Choice', () => {
  // @row 242
  it('Tom has played dark 2, light 1, Kris dark 3, light 1: Kris plays light and Tom dark', () => {
    const tom = { dark: 2, light: 1 };
    const kris = { dark: 3, light: 1 };
    for (const coin of ['dark', 'light'] as const) {
      expect(sidesOf([tom, kris], coin)).toEqual(['dark', 'light']);
      expect(sidesOf([kris, tom], coin)).toEqual(['light', 'dark']);
    }
  });
});

describe('004, End of Double Elimination Rounds', () => {
  // @row 244
  it('Tim has 2 objectives and 7 damage, Kat the dial at 10, 4 damage and the Force: 87 to 84.5', () => {
    const game = { light: { objectives: 2, damage: 7 }, dark: { dial: 10, damage: 4 }, force: 'dark' } as const;
    expect(scoreOnTime(game)).toEqual({ light: 87, dark: 84.5, winner: 'light' });
  });
});

// @row 245, 246
describe('004, Tournament Points', () => {
  it.each([
    ['two wins', 'ann bob: W dark, W light', [6, 0]],
    ['a win and a draw', 'ann bob: W dark, D light time', [4, 1]],
    ['a win each', 'ann bob: W dark, L light', [3, 3]],
    ['two draws', 'ann bob: D dark, D light', [2, 2]],
    ['a concession', 'ann bob: L dark concession, D light', [1, 4]],
    ['a second game that was not started', 'ann bob: W dark', [3, 0]],
    ['an intentional split', 'ann bob: W dark intentional, L light intentional', [3, 3]],
  ])('%s', (_, line, points) => {
    expect(pointsIn(report(round(line)))).toEqual(points);
  });

  // @row 234
  it('a bye is a win for both games: 6', () => {
    expect(pointsIn(report(round('ann BYE')))).toEqual([6]);
  });
});

describe('004, Swiss Rounds and Double Elimination Rounds', () => {
  // @row 233
  it('70 minutes, 40 minutes, and untimed between the finalists', () => {
    expect(ROUND_MINUTES).toEqual({ swiss: 70, elimination: 40, final: null });
  });
});

/** Registered players, Swiss rounds, cut. */
type Row = readonly [players: number, rounds: number | null, cut: number | null];

const expectRow = (structure: Structure, [players, rounds, cut]: Row): void => {
  const row = findStructureRow(structure, players);
  expect([row?.swissRounds ?? null, row?.cut ?? null]).toEqual([rounds, cut]);
};

// @row 251
describe('004, Basic Structure', () => {
  it.each<Row>([
    [3, null, null],
    [4, 3, null],
    [8, 3, null],
    [9, 4, 4],
    [24, 4, 4],
    [25, 4, 8],
    [32, 4, 8],
    [33, 5, 8],
    [64, 5, 8],
    [65, 6, 8],
    [96, 6, 8],
    [97, 6, 16],
    [128, 6, 16],
    [129, 7, 16],
    [5000, 7, 16],
  ])('%i players: %p Swiss rounds, cut %p', (...row) => {
    expectRow('basic', row);
  });
});

// @row 252
describe('004, Advanced Structure', () => {
  it.each<Row>([
    [8, null, null],
    [9, 4, 4],
    [20, 4, 4],
    [21, 4, 8],
    [32, 4, 8],
    [33, 5, 8],
    [56, 5, 8],
    [57, 6, 8],
    [80, 6, 8],
    [81, 7, 8],
    [128, 7, 8],
    [129, 7, 16],
    [176, 7, 16],
    [177, 8, 16],
    [272, 8, 16],
    [273, 9, 16],
    [5000, 9, 16],
  ])('%i players: %p Swiss rounds, cut %p', (...row) => {
    expectRow('advanced', row);
  });
});

// @row 253
describe('004, Custom Structure', () => {
  it('has no table', () => {
    expect([4, 40, 400].map((players) => findStructureRow('custom', players))).toEqual([null, null, null]);
  });
});
