import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

/** Says why publishing cannot be resumed. */
export const problemOfPublication = refusalProblems<{ readonly kind: 'not-paused' }>({
  'not-paused': {
    detail: say`Runs are published already.`,
    advice: say`There is nothing to resume.`,
  },
});
