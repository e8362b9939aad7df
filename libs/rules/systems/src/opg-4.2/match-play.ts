import type { Game } from '@quadrant/rules/tournament';

// @row 92, 96
/** 000, section 10: "winner continues" and "best two out of three". */
export const MATCH_LENGTHS: readonly number[] = [1, 3];
export const LONGEST_MATCH = 3;

/**
 * Returns how many games were played after one player had won more than half of `bestOf`, or after `bestOf` games. It
 * is below 0 while games are missing. A drawn game (000, section 10) counts as played.
 */
export function gamesAfterDecision(games: readonly Pick<Game, 'winner'>[], bestOf: number): number {
  const needed = Math.floor(bestOf / 2) + 1;
  const wins: [number, number] = [0, 0];
  for (const [index, { winner }] of games.entries()) {
    if (winner === null) continue;
    wins[winner] += 1;
    if (wins[winner] === needed) return games.length - Math.min(index + 1, bestOf);
  }
  return games.length - bestOf;
}

// @reading first-turn-after-a-tie
/**
 * Returns which of the two players chooses who takes the first turn of the next game of a match: the loser of the
 * last one. Before the first game this is drawn (000, 10.1). Our choice: it is drawn after a drawn game too, because
 * nobody has lost it.
 */
export function choosesFirstTurn(games: readonly Pick<Game, 'winner'>[]): 0 | 1 | 'drawn' {
  const winner = games.at(-1)?.winner ?? null;
  if (winner === null) return 'drawn';
  return winner === 0 ? 1 : 0;
}
