import type { Match, Result } from '@quadrant/rules/tournament';

/** 000, 7.5. */
const VICTORY_POINTS = {
  FW: 4,
  MW: 3,
  TT: 2,
  ML: 1,
  FL: 1,
  BYE: 4,
  EARNED_BYE: 4,
  MG: 0,
} as const satisfies Partial<Record<Result, number>>;

// @row 60, 61, 62, 63, 65, 66, 67, 68, 147
export type OpgResult = keyof typeof VICTORY_POINTS;

/** 000, 7.5: the results of OPG 4.2. */
export const OPG_RESULTS = Object.keys(VICTORY_POINTS) as OpgResult[];

/** 000, 7.5: the most that one round can give. An Earned Bye counts as much for each round in strength of schedule. */
export const MOST_VICTORY_POINTS = VICTORY_POINTS.FW;

const MIRRORED: Readonly<Partial<Record<Result, OpgResult>>> = { FW: 'FL', FL: 'FW', MW: 'ML', ML: 'MW', TT: 'TT' };

/**
 * Returns the victory points of the player who has this result (000, 7.5).
 *
 * @throws RangeError for a result of another rule system; the reader refuses those
 */
export function victoryPointsOf(result: Result): number {
  const points = (VICTORY_POINTS as Partial<Record<Result, number>>)[result];
  if (points === undefined) throw new RangeError(`opg-4.2 has no result ${result}.`);
  return points;
}

/**
 * Returns the result that the opponent has of the same game: FW is FL on the other side (000, 7.5).
 *
 * @throws RangeError for a result without an opponent
 */
export function mirrored(result: Result): OpgResult {
  const mirror = MIRRORED[result];
  if (mirror === undefined) throw new RangeError(`${result} has no opponent.`);
  return mirror;
}

/** Returns the first player's result of a match; if it has games, the player who won more of them has won (000, section 10). */
export function resultOf({ result, games }: Match): Result {
  if (result !== null) return result;
  const lead = games.reduce((sum, { winner }) => sum + (winner === null ? 0 : 1 - 2 * winner), 0);
  return lead === 0 ? 'TT' : lead > 0 ? 'FW' : 'FL';
}

/** Returns which of the two players won the match, 0 or 1; null for a True Tie and for a match without an opponent. */
export function winnerOf(match: Match): 0 | 1 | null {
  const result = resultOf(match);
  if (result === 'FW' || result === 'MW') return 0;
  if (result === 'FL' || result === 'ML') return 1;
  return null;
}
