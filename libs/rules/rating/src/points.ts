import type { RatingPolicy } from './policy.js';

/**
 * The points that one game brings a player (negative: costs). Exact: K x (S - E), the Elo formula. Rounded: K x S less the
 * points adjustment (`policies.ts`, decipher-lotr). Rounding and protection are in it, the bounds are not.
 *
 * @param stake k-factor times share: K
 * @param score 1, 0.5 or 0: S
 * @param expected own expected score: E
 * @param own own rating before the game
 */
export function pointsOf(
  policy: RatingPolicy,
  stake: number,
  score: number,
  expected: number,
  own: number,
  modified: number,
): number {
  const isExact = policy.adjustment === 'exact';
  const full = isExact ? stake * (score - expected) : stake * score - adjustmentOf(policy, stake, expected);
  const isHalf = modified === 1 && score === 1 && policy.modifiedWin === 'half-gain';
  const gained = isHalf ? full / 2 : full;
  const points = isExact ? gained : Math.round(gained);
  if (points < 0 && policy.protectBelow !== null && own < policy.protectBelow) return 0;
  return points;
}

const adjustmentOf = ({ minimumAdjustment }: RatingPolicy, stake: number, expected: number): number =>
  Math.min(stake, Math.max(minimumAdjustment, Math.round(expected * stake)));

/** Whether {@link pointsOf} is the Elo formula and nothing else. */
export const isPlainElo = ({ adjustment, modifiedWin, protectBelow }: RatingPolicy): boolean =>
  adjustment === 'exact' && modifiedWin === 'full' && protectBelow === null;
