import { say } from '@quadrant/rules/message';
import type { Match, Result } from '@quadrant/rules/tournament';

/** 004, Tournament Points: for each game. */
export const GAME_POINTS = { win: 3, draw: 1, loss: 0 } as const;

// @row 233, 234, 245, 246
/** 004, Swiss Rounds: one with the light side deck, one with the dark side deck. */
export const GAMES_OF_A_SWISS_ROUND = 2;

/** 004, Double Elimination Rounds. */
export const GAMES_OF_AN_ELIMINATION_ROUND = 1;

/** 004, Definitions, Bye: a win for both games. */
export const BYE_POINTS = GAMES_OF_A_SWISS_ROUND * GAME_POINTS.win;

/** 004, Intentional Round Split: as if both had won one game. */
export const SPLIT_POINTS = GAME_POINTS.win;

/** The results that a report may have; every match between two players is reported by its games. */
export const FFG_RESULTS: readonly Result[] = ['BYE'];

/** 004, Intentional Round Split: told of the match or of a game that was given away. */
export const isSplit = ({ endedBy, games }: Match): boolean =>
  endedBy === 'intentional' || games.some((game) => game.endedBy === 'intentional');

/**
 * Tournament points that a Swiss match brings its players, in their order (004, Tournament Points); 0 for the missing
 * opponent of a bye. A game that was not started scores nothing.
 *
 * @throws RangeError for a result of another rule system; the reader refuses those
 */
export function pointsOf(match: Match): readonly [number, number] {
  const { players, result, games } = match;
  const isBye = players.length === 1;
  if (result !== (isBye ? 'BYE' : null)) {
    const told = isBye ? say`a player alone has BYE` : say`a match is reported by its games`;
    throw new RangeError(`ffg-swlcg-2016 has no result ${result ?? 'null'} here: ${String(told)}.`);
  }
  if (isBye) return [BYE_POINTS, 0];
  if (games.length === 0 && isSplit(match)) return [SPLIT_POINTS, SPLIT_POINTS];
  const pointsAt = (side: 0 | 1) => games.reduce((sum, { winner }) => sum + gamePoints(winner, side), 0);
  return [pointsAt(0), pointsAt(1)];
}

function gamePoints(winner: 0 | 1 | null, side: 0 | 1): number {
  if (winner === null) return GAME_POINTS.draw;
  return winner === side ? GAME_POINTS.win : GAME_POINTS.loss;
}

/**
 * Which of the two players won a match of the elimination stage, which is one game; null where it does not say, and for
 * a bye.
 */
export const winnerOf = ({ players, games }: Match): 0 | 1 | null =>
  players.length === 1 ? null : (games[0]?.winner ?? null);
