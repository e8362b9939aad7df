import type { Match, Result } from '@quadrant/rules/tournament';

/** 001, Scoring and Glossary "Victory points"; the bye is 2(+0). */
const VICTORY_POINTS = {
  WIN: 2,
  MODIFIED_WIN: 1,
  TRUE_TIE: 1,
  MODIFIED_LOSS: 0,
  LOSS: 0,
  BYE: 2,
} as const satisfies Partial<Record<Result, number>>;

type DecipherResult = keyof typeof VICTORY_POINTS;

// @row 183
/** 001, Scoring: the results of decipher-1999. */
export const DECIPHER_RESULTS = Object.keys(VICTORY_POINTS) as DecipherResult[];

export type GameResult = Exclude<DecipherResult, 'BYE'>;

const MIRRORED: Readonly<Record<GameResult, GameResult>> = {
  WIN: 'LOSS',
  MODIFIED_WIN: 'MODIFIED_LOSS',
  TRUE_TIE: 'TRUE_TIE',
  MODIFIED_LOSS: 'MODIFIED_WIN',
  LOSS: 'WIN',
};

/**
 * Returns the victory points of the player who has this result (001, Scoring).
 *
 * @throws RangeError for none, and for a result of another rule system; the reader refuses those
 */
export function victoryPointsOf(result: Result | null): number {
  const points = result === null ? undefined : (VICTORY_POINTS as Partial<Record<Result, number>>)[result];
  if (points === undefined) throw new RangeError(`decipher-1999 has no result ${result ?? 'null'}.`);
  return points;
}

/**
 * Returns the result as one that two players can have.
 *
 * @throws RangeError for none, for a bye and for a result of another rule system; the reader refuses those
 */
export function gameResultOf(result: Result | null): GameResult {
  if (result === null || !(result in MIRRORED)) {
    throw new RangeError(`decipher-1999 has no game with the result ${result ?? 'null'}.`);
  }
  return result as GameResult;
}

/** Returns the result that the opponent has of the same game. */
export const mirrored = (result: GameResult): GameResult => MIRRORED[result];

/** Returns which of the two players won a game, 0 or 1; null for a true tie. */
export function winnerOfGame(result: GameResult): 0 | 1 | null {
  if (result === 'TRUE_TIE') return null;
  return result === 'WIN' || result === 'MODIFIED_WIN' ? 0 : 1;
}

/** Returns which of the two players won more games of a match, 0 or 1; null when neither did, and for a bye. */
export function winnerOf({ players, result, games }: Match): 0 | 1 | null {
  if (players.length === 1) return null;
  // A match of one game may have both results, and then the match's result says more.
  if (games.length === 0 || (games.length === 1 && result !== null)) return winnerOfGame(gameResultOf(result));
  const lead = games.reduce((sum, { winner }) => sum + (winner === null ? 0 : 1 - 2 * winner), 0);
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

/** 001, Glossary "Modified": a win that is worth one point. */
export const isModified = (result: GameResult): boolean => result === 'MODIFIED_WIN' || result === 'MODIFIED_LOSS';
