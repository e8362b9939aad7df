import { explainAward, type Award, type AwardExplanation } from '@quadrant/rules/league';

/** Says where the points of an award stand in the printed tables; null for a bonus, and when these now give others. */
export function explanationOf(
  award: Pick<Award, 'kind' | 'rule' | 'participants' | 'place' | 'points'>,
): AwardExplanation | null {
  const { kind } = award;
  const explanation = kind === 'bonus' ? null : explainAward({ ...award, kind });
  return explanation?.points === award.points ? explanation : null;
}
