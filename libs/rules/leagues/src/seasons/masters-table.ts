import { compareValues } from './rank-by.js';

// @row 110
export interface MastersAward<Player extends string> {
  readonly player: Player;
  readonly points: number;
  readonly place: number;
}

export interface MastersRow<Player extends string> {
  readonly player: Player;
  /** The rank is shared by players with the same points, wins and best: 1, 2, 2, 4. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly best: number;
  /** The tournaments that gave points. */
  readonly awards: number;
}

// @reading masters-ties
/**
 * Returns the table of a Trek Masters season: the sum of all its Masters Points (000, 11.2.2). The guide names no
 * tiebreakers, so this is our choice: ties are broken by wins, then by the best single result. After that the rank is
 * shared, and rows are sorted by player id.
 */
export function computeMastersTable<Player extends string>(
  awards: readonly MastersAward<Player>[],
): MastersRow<Player>[] {
  const sums = new Map<Player, { player: Player; points: number; wins: number; best: number; awards: number }>();
  for (const { player, points, place } of awards) {
    const sum = sums.get(player) ?? { player, points: 0, wins: 0, best: 0, awards: 0 };
    sum.points += points;
    sum.wins += Number(place === 1);
    sum.best = Math.max(sum.best, points);
    sum.awards++;
    sums.set(player, sum);
  }
  const compare = (a: Omit<MastersRow<Player>, 'rank'>, b: Omit<MastersRow<Player>, 'rank'>) =>
    compareValues([b.points, b.wins, b.best], [a.points, a.wins, a.best]);
  const rows = [...sums.values()].sort((a, b) => compare(a, b) || (a.player < b.player ? -1 : 1));
  let rank = 0;
  return rows.map((row, index) => {
    const above = rows[index - 1];
    if (above === undefined || compare(above, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}
