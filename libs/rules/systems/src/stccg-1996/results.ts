import type { Match, Result } from '@quadrant/rules/tournament';

/**
 * 002, 4, Scoring: what a result brings the player who has it, and their opponent. A modified win is one by the time
 * limit or by running out of cards. 002 names no tie: a point each is our choice, as 001 has it.
 */
export const POINTS = {
  WIN: [2, 0],
  MODIFIED_WIN: [1, 0],
  TRUE_TIE: [1, 1],
  MODIFIED_LOSS: [0, 1],
  LOSS: [0, 2],
  BYE: [2, 0],
} as const satisfies Partial<Record<Result, readonly [number, number]>>;

type StccgResult = keyof typeof POINTS;

// @row 208
/** 002, 4, Scoring: the results of stccg-1996. */
export const STCCG_RESULTS = Object.keys(POINTS) as StccgResult[];

/**
 * Points of both players of a match (002, 4, Scoring).
 *
 * @throws RangeError for a result of another rule system, and for a match that is told by its games; the reader refuses
 *   those
 */
export function pointsOf({ result }: Match): readonly [number, number] {
  const points = result === null ? undefined : (POINTS as Partial<Record<Result, readonly [number, number]>>)[result];
  if (points === undefined) throw new RangeError(`stccg-1996 has no result ${result ?? 'told by games'}.`);
  return points;
}

/** Which of the two players won; null for a true tie. */
export function winnerOf(match: Match): 0 | 1 | null {
  const [own, others] = pointsOf(match);
  return own === others ? null : own > others ? 0 : 1;
}
