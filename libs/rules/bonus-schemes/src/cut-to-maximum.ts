import { count } from '@quadrant/rules/message';
import { cutReason } from './reason.js';
import { LONGEST_REASON } from './scheme-limits.js';

/**
 * Cuts what a scheme gives to one entry to its maximum, from the end. The last award that is left says how many points were
 * cut.
 */
export function cutToMaximum<Award extends { readonly points: number; readonly reason: string }>(
  awards: readonly Award[],
  most: number | null,
): readonly Award[] {
  const sum = awards.reduce((total, { points }) => total + points, 0);
  if (most === null || sum <= most) return awards;
  const kept: Award[] = [];
  let left = most;
  for (const award of awards) {
    if (left === 0) break;
    const points = Math.min(award.points, left);
    left -= points;
    kept.push({ ...award, points });
  }
  const note = ` (cut by ${String(count(sum - most, 'point'))}: the scheme gives at most ${most} in a tournament)`;
  const last = kept.pop()!;
  return [...kept, { ...last, reason: cutReason(last.reason, LONGEST_REASON - note.length) + note }];
}
