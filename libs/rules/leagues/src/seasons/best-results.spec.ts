import { played, seasonInput, seasonRules } from '../../../../../test/builders/season.js';
import { explainResults, listResults } from './best-results.js';
import { computeSeason } from './compute-season.js';

/** Ann has 12, 8 and 20 points, the second with a bonus of 6; bob has only two results. */
const TOURNAMENTS = [
  played('first-half', 'ann 12, bob 8'),
  played('first-half', 'bob 12, ann 8', 'ann 6'),
  played('second-half', 'ann 20, cy 16'),
];
const BEST = { season: 2, half: 1 };

describe('C.8: a league that counts the best results only', () => {
  const season = (best: typeof BEST | null) =>
    computeSeason(seasonInput(TOURNAMENTS, { rules: seasonRules({ ...(best !== null && { best }) }) }));
  const totalsOf = (best: typeof BEST | null) =>
    Object.fromEntries(season(best).table.map(({ player, total }) => [player, total]));

  it('adds up so many of a season and of a half, with their bonus', () => {
    expect(totalsOf(null)).toEqual({ ann: 46, bob: 20, cy: 16 });
    expect(totalsOf(BEST)).toEqual({ ann: 34, bob: 20, cy: 16 });
    const half = (best: typeof BEST | null) => season(best).halves['first-half']!.rows[0];
    expect([half(null), half(BEST)]).toMatchObject([{ total: 26 }, { total: 14 }]);
  });

  const explained = (player: string, best: typeof BEST | null) =>
    explainResults(seasonRules({ ...(best !== null && { best }) }), listResults(TOURNAMENTS).get(player) ?? []);

  it('says of every result whether it counts, and what the next one has to be worth', () => {
    const { results, toImprove } = explained('ann', BEST);
    expect(
      results.map(({ points, bonus, countsForSeason, countsForHalf }) => [
        points,
        bonus,
        countsForSeason,
        countsForHalf,
      ]),
    ).toEqual([
      [12, 0, false, false],
      [8, 6, true, true],
      [20, 0, true, true],
    ]);
    expect(toImprove).toEqual({ season: 15, half: { 'first-half': 15, 'second-half': 21 } });
  });

  it('lets any result improve what has fewer, and says nothing where all count', () => {
    expect(explained('cy', BEST).toImprove).toEqual({ season: 1, half: { 'first-half': 1, 'second-half': 17 } });
    const { results, toImprove } = explained('ann', null);
    expect(toImprove).toEqual({ season: null, half: { 'first-half': null, 'second-half': null } });
    expect(results.every((each) => each.countsForSeason === null && each.countsForHalf === null)).toBe(true);
  });

  it('takes the earlier of two that are worth the same', () => {
    const level = [played('first-half', 'ann 12'), played('second-half', 'ann 12')];
    const [earlier, later] = explainResults(
      { best: { season: 1, half: null } },
      listResults(level).get('ann')!,
    ).results;
    expect([earlier!.countsForSeason, later!.countsForSeason]).toEqual([true, false]);
  });
});
