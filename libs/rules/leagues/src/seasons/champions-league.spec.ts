import { pointsCutOff, rankChampionsLeague } from './champions-league.js';
import { pairStandardBracket } from './standard-bracket.js';

const career = (player: string, lifetimePoints: number, wins = 0, best = 0) => ({ player, lifetimePoints, wins, best });

describe('Champions League', () => {
  // @row 136
  it('takes players with 50 lifetime points, seeded by them, then by wins, by the best result, by toss', () => {
    const careers = [
      career('out', 49, 9, 52),
      career('dee', 50),
      career('eve', 50),
      career('cy', 60, 1, 20),
      career('bob', 60, 1, 24),
      career('ann', 60, 2, 12),
      career('top', 61),
    ];
    expect(rankChampionsLeague(2015, careers, ['eve']).map((row) => [row.rank, row.player, row.decidedBy])).toEqual([
      [1, 'top', 'lifetime-points'],
      [2, 'ann', 'wins'],
      [3, 'bob', 'best'],
      [4, 'cy', 'lifetime-points'],
      [5, 'eve', 'recorded-toss'],
      [6, 'dee', null],
    ]);
    expect(rankChampionsLeague(2015, careers.slice(1, 3))[0]?.decidedBy).toBe('toss');
  });
});

describe('pairStandardBracket', () => {
  const pairsOf = (entrants: number) =>
    pairStandardBracket(Array.from({ length: entrants }, (_, index) => `p${index + 1}`)).map(({ upper, lower }) => [
      upper.seed,
      lower?.seed ?? 'bye',
    ]);

  // @row 97
  it('is the printed one for eight and sixteen', () => {
    expect(pairsOf(8)).toEqual([
      [1, 8],
      [4, 5],
      [3, 6],
      [2, 7],
    ]);
    expect(pairsOf(16)).toEqual([
      [1, 16],
      [8, 9],
      [5, 12],
      [4, 13],
      [3, 14],
      [6, 11],
      [7, 10],
      [2, 15],
    ]);
  });

  it('gives byes to the highest seeds', () => {
    expect(pairsOf(5)).toEqual([
      [1, 'bye'],
      [4, 5],
      [3, 'bye'],
      [2, 'bye'],
    ]);
    expect(pairsOf(3)).toEqual([
      [1, 'bye'],
      [2, 3],
    ]);
    expect([pairsOf(2), pairsOf(1), pairsOf(0)]).toEqual([[[1, 2]], [], []]);
  });

  it('has every entrant once, and lets seeds 1 and 2 meet in the final only', () => {
    for (let entrants = 2; entrants < 70; entrants++) {
      const pairs = pairsOf(entrants);
      const seeds = pairs.flat().filter((seed) => seed !== 'bye');
      expect(seeds.map(Number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: entrants }, (_, index) => index + 1),
      );
      const middle = pairs.length / 2;
      if (pairs.length > 1) expect(pairs.slice(0, middle).flat().includes(2)).toBe(false);
    }
  });
});

describe('000, 12.7: points count up to the day before the Champions League', () => {
  const days = { championsLeague: '2015-09-17', worlds: '2015-09-19', worldsWindow: '2015-08-01' };

  it('as reported or announced', () => {
    expect(pointsCutOff(days)).toEqual({ until: '2015-09-16', dayBefore: 'champions-league' });
  });

  it('or the day before Worlds, while its day is not known', () => {
    expect(pointsCutOff({ ...days, championsLeague: null })).toEqual({ until: '2015-09-18', dayBefore: 'worlds' });
  });

  it('or the day before their window', () => {
    expect(pointsCutOff({ ...days, championsLeague: null, worlds: null })).toEqual({
      until: '2015-07-31',
      dayBefore: 'worlds-window',
    });
  });
});
