import { type Text, say } from '@quadrant/rules/message';
import { problemOfPruned, refusalProblems } from '@quadrant/http';
import type { RollbackRefusal } from '@quadrant/store/runs';

/** Says why a rollback changes nothing. */
export const problemOfRollback = refusalProblems<RollbackRefusal, [target: number]>({
  'run-unknown': {
    code: 'not-found',
    detail: (_, target) => say`There is no run ${target}.`,
    advice: (refusal) => earlierRuns(refusal.head),
  },
  'run-pruned': (refusal) => problemOfPruned(refusal),
  'run-not-before-head': {
    detail: (refusal, target) =>
      target === refusal.head
        ? say`Run ${target} is what is published.`
        : say`Run ${target} is newer than run ${refusal.head}, which is what is published.`,
    advice: (refusal) => earlierRuns(refusal.head),
    extra: (refusal) => ({ head: refusal.head }),
  },
  'publication-busy': {
    detail: say`A run is being published, and nothing was rolled back.`,
    advice: say`Call the refresh off that runs (DELETE /api/v1/refreshes/{id}), or try again when it is done.`,
    headers: () => ({ 'retry-after': '5' }),
  },
  'chain-differs': {
    detail: (_, target) => say`The rows of run ${target} do not give the hash that it had, so nothing was rolled back.`,
    advice: say`The database was changed by hand: ask the operator to run "quadrant verify".`,
  },
});

/** Refuses to resume publishing while a run is being published. */
export const problemOfResume = refusalProblems<{ readonly kind: 'publication-busy' }>({
  'publication-busy': {
    detail: say`A run is being published, so publishing was not resumed. Nothing was changed.`,
    advice: say`Retry after the time that Retry-After names.`,
    headers: () => ({ 'retry-after': '5' }),
  },
});

const earlierRuns = (head: number): Text =>
  head <= 1 ? say`There is no earlier run.` : say`Name a run from 1 to ${head - 1}; all of them are at /api/v1/runs.`;

/** Says why publishing cannot be resumed. */
export const problemOfPublication = refusalProblems<{ readonly kind: 'not-paused' }>({
  'not-paused': {
    detail: say`Runs are published already.`,
    advice: say`There is nothing to resume.`,
  },
});
