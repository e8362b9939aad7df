import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { RulingRefusal } from '@quadrant/store/rulings';

/** Says why an interim ruling is not stored, or not ended. */
export const problemOfRuling = refusalProblems<RulingRefusal>({
  'ruling-refused': {
    detail: ({ findings }) => findings[0]!.message,
    advice: ({ findings }) => findings[0]!.advice,
    extra: ({ findings }) => ({ findings }),
  },
  'ruling-not-found': {
    code: 'not-found',
    detail: ({ number }) => say`There is no interim ruling ${number}.`,
    advice: say`They are listed at /api/v1/rulings.`,
  },
  'ruling-ended': {
    detail: ({ number, to }) => say`Interim ruling ${number} is no longer in force from ${to} on.`,
    advice: say`Give an earlier day, or make another ruling for the days after it.`,
    extra: ({ to }) => ({ to }),
  },
});
