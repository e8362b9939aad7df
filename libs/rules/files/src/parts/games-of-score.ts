/** A match of two games gives 3 tournament points for a won game and 1 for a draw (FFG regulations 1.0, Tournament Points). */
const [POINTS_OF_WIN, MOST_GAMES_OF_MATCH] = [3, 2];

/**
 * Returns the winners of games that a score tells where a match is told by its games: 2-0 and 1-1 are games won, 6-0, 3-3 and
 * 4-1 tournament points. Won games come first, since nothing tells their order.
 *
 * @returns null for every other score
 */
export function gamesOfScore([own, other]: readonly [number, number]): (0 | 1 | null)[] | null {
  const list = (wins: number, losses: number, draws: number) => [
    ...Array.from({ length: wins }, () => 0 as const),
    ...Array.from({ length: losses }, () => 1 as const),
    ...Array.from({ length: draws }, () => null),
  ];
  if (![own, other].every((each) => Number.isInteger(each) && each >= 0)) return null;
  if (own + other <= MOST_GAMES_OF_MATCH) return list(own, other, 0);
  const [wins, losses] = [own, other].map((points) => Math.floor(points / POINTS_OF_WIN)) as [number, number];
  const draws = own % POINTS_OF_WIN;
  const isOfTwo = draws === other % POINTS_OF_WIN && wins + losses + draws <= MOST_GAMES_OF_MATCH;
  return isOfTwo ? list(wins, losses, draws) : null;
}
