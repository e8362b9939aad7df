/** 000, Table 3.0.1: the fewest rounds recommended for 1E and 2E, from this number of players on. */
export const RECOMMENDED_ROUNDS: readonly { readonly players: number; readonly rounds: number }[] = [
  { players: 4, rounds: 3 },
  { players: 8, rounds: 4 },
  { players: 16, rounds: 5 },
  { players: 25, rounds: 6 },
  { players: 35, rounds: 7 },
  { players: 46, rounds: 8 },
];

// @row 10
/** Returns the fewest rounds that are recommended for so many players; 0 for fewer than four, who are not in the table. */
export const recommendedRounds = (players: number): number =>
  RECOMMENDED_ROUNDS.findLast((row) => players >= row.players)?.rounds ?? 0;
