import { refusalProblems } from '@quadrant/http';

/** The answer where publishing cannot be resumed. */
export const problemOfPublication = refusalProblems<{ readonly kind: 'not-paused' }>({
  'not-paused': {
    status: 409,
    title: 'Publishing is not paused',
    detail: 'Runs are published already.',
    advice: 'There is nothing to resume.',
  },
});
