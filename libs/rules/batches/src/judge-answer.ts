import type { Answer, Verdict } from '@quadrant/rules/identity';
import { questionKey } from './question-key.js';
import type { PeopleTold } from './tell-people.js';

/** An answer that counts, with who gave it. */
export interface StandingAnswer extends Answer {
  readonly decidedBy: string;
}

export type AnswerRefusal =
  /** Somebody has answered the question. */
  | { readonly kind: 'batch-question-answered'; readonly by: string; readonly verdict: Verdict }
  /** The batch does not ask it any more. */
  | { readonly kind: 'batch-question-gone' };

/**
 * Tells whether an answer fits to what the batch asks; null: it does. The same answer of the same person may come twice, as
 * when a request is repeated.
 */
export function judgeAnswer(
  answer: Answer,
  by: string,
  standing: readonly StandingAnswer[],
  people: Pick<PeopleTold, 'cards' | 'links'> | null,
): AnswerRefusal | null {
  const key = questionKey(answer);
  const before = standing.findLast((each) => questionKey(each) === key);
  if (before !== undefined && (before.decidedBy !== by || before.verdict !== answer.verdict))
    return { kind: 'batch-question-answered', by: before.decidedBy, verdict: before.verdict };
  if (before !== undefined) return null;
  const asked = [
    ...(people?.cards ?? []).flatMap(({ questions }) => questions),
    ...(people?.links ?? []).flatMap(({ sample }) => sample),
  ];
  return asked.some((each) => questionKey(each) === key) ? null : { kind: 'batch-question-gone' };
}
