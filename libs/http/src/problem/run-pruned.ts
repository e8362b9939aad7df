import { say } from '@quadrant/rules/message';
import { refusalProblems } from './refusal-problems.js';

/** A run is so old that its numbers are no longer kept, or those before it, so that nobody can say what it changed. */
export interface PrunedRun {
  readonly kind: 'run-pruned' | 'changes-pruned';
  readonly run: number;
  /** The oldest run whose numbers are kept. */
  readonly oldestRun: number;
}

const extra = ({ oldestRun }: PrunedRun) => ({ oldestRun, oldestRunUrl: `/api/v1/runs/${oldestRun}` });

/** Says that a run is pruned, and which is the oldest one that is not. */
export const problemOfPruned = refusalProblems<PrunedRun>({
  'run-pruned': {
    detail: ({ run }) => say`The numbers of run ${run} are no longer kept. Its hashes are at /runs/${run}.`,
    advice: ({ oldestRun }) => say`The oldest run whose numbers are kept is run ${oldestRun}: /runs/${oldestRun}.`,
    extra,
  },
  'changes-pruned': {
    code: 'run-pruned',
    detail: ({ run }) => say`What run ${run} changed is no longer kept. Its hashes are at /runs/${run}.`,
    advice: ({ oldestRun }) => say`The oldest run whose numbers are kept is run ${oldestRun}: /runs/${oldestRun}.`,
    extra,
  },
});
