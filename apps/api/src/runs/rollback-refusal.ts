import { refusalProblems } from '@quadrant/http';
import type { RollbackRefusal } from '@quadrant/store/history';

/** The answer to a rollback that changes nothing. */
export const problemOfRollback = refusalProblems<RollbackRefusal, [target: number]>({
  'run-unknown': {
    like: 'not-found',
    detail: (_, target) => `There is no run ${target}.`,
    advice: (refusal) => earlierRuns(refusal.head),
  },
  'run-not-before-head': {
    status: 409,
    title: 'A rollback goes back',
    detail: (refusal, target) =>
      target === refusal.head
        ? `Run ${target} is what is published.`
        : `Run ${target} is newer than run ${refusal.head}, which is what is published.`,
    advice: (refusal) => earlierRuns(refusal.head),
    extra: (refusal) => ({ head: refusal.head }),
  },
  'publication-busy': {
    status: 409,
    title: 'Something is being published',
    detail: 'A run is being published, and nothing was rolled back.',
    advice: 'Call the refresh off that runs (DELETE /api/v1/refreshes/{id}), or try again when it is done.',
    headers: () => ({ 'retry-after': '5' }),
  },
  'chain-differs': {
    status: 409,
    title: 'What is stored is not what the run published',
    detail: (_, target) => `The rows of run ${target} do not give the hash that it had, so nothing was rolled back.`,
    advice: 'The database was changed by hand: ask the operator to run "quadrant verify".',
  },
});

/** The answer to whoever resumes publishing while a run is being published. */
export const problemOfResume = refusalProblems<{ readonly kind: 'publication-busy' }>({
  'publication-busy': {
    status: 409,
    title: 'Something is being published',
    detail: 'A run is being published, so publishing was not resumed. Nothing was changed.',
    advice: 'Retry after the time that Retry-After names.',
    headers: () => ({ 'retry-after': '5' }),
  },
});

const earlierRuns = (head: number): string =>
  head <= 1 ? 'There is no earlier run.' : `Name a run from 1 to ${head - 1}; all of them are at /api/v1/runs.`;
