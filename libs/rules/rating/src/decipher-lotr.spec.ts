import { gameColumns } from './game-columns.js';
import { getPolicy } from './policies.js';
import { rateGames } from './rate-games.js';

type Results = 'win' | 'modified win' | 'loss' | 'modified loss' | 'tie';

const SCORES: Readonly<Record<Results, number>> = { win: 1, 'modified win': 1, tie: 0.5, loss: 0, 'modified loss': 0 };

/** Returns the ratings of two players after games between them; the results are those of the first player. */
function rated(before: [number, number], kFactor: number, ...results: Results[]): number[] {
  const ratings = Float64Array.from(before);
  const games = results.map((result, step) => ({
    players: [0, 1] as const,
    score: SCORES[result],
    step,
    share: 1,
    modified: result.startsWith('modified'),
  }));
  rateGames(getPolicy('decipher-lotr'), gameColumns(games), ratings, kFactor);
  return [...ratings];
}

describe('the policy that Decipher published for The Lord of the Rings TCG', () => {
  // E is 0.5 between equals, 0.64 and 0.36 at 100 points apart, 0.9825 and 0.0175 at 700.
  it.each<[string, [number, number], number, Results, [number, number]]>([
    ['equals: the adjustment is half of k', [1700, 1700], 16, 'win', [1708, 1692]],
    ['10.24 is 10 and 5.76 is 6', [1800, 1700], 16, 'win', [1806, 1694]],
    ['the other way', [1800, 1700], 16, 'loss', [1790, 1710]],
    ['17.92 is 18 and 10.08 is 10', [1800, 1700], 28, 'win', [1810, 1690]],
    ['25.60 is 26 and 14.40 is 14', [1800, 1700], 40, 'win', [1814, 1686]],
    ['a modified win gains half, its loser loses all', [1700, 1700], 16, 'modified win', [1704, 1692]],
    ['the same from the other side', [1700, 1700], 16, 'modified loss', [1692, 1704]],
    ['half of 19 is 10', [1800, 1700], 52, 'modified win', [1810, 1681]],
    ['0.28 is 2 at the least, 15.72 is 16', [1700, 2400], 16, 'loss', [1698, 2400]],
    ['which an upset shows too', [1700, 2400], 16, 'win', [1714, 2384]],
    ['nobody below 1600 loses', [1599, 1599], 32, 'loss', [1599, 1615]],
    ['at 1600 one does', [1600, 1600], 32, 'loss', [1584, 1616]],
    ['a tie is half a win for both', [1800, 1700], 16, 'tie', [1798, 1702]],
    ['and nothing between equals', [1700, 1700], 16, 'tie', [1700, 1700]],
    ['nobody falls below 0 or rises above 3000', [2999, 3000], 64, 'win', [3000, 2968]],
    ['nobody loses by winning, whatever k', [1700, 1700], 1, 'win', [1700, 1699]],
  ])('%s', (_, before, kFactor, result, after) => {
    expect(rated(before, kFactor, result)).toEqual(after);
  });

  it('recalculates after each game', () => {
    // E is 0.52 and 0.48 for 1607 against 1593, so 8.32 becomes 8, and 7.68 becomes 8. Players below 1600 lose no more points.
    expect(rated([1599, 1601], 16, 'win')).toEqual([1607, 1593]);
    expect(rated([1599, 1601], 16, 'win', 'win')).toEqual([1615, 1593]);
  });
});
