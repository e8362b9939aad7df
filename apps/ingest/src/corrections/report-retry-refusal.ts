import { say } from '@quadrant/rules/message';
import { NO_TOURNAMENT, refusalProblems } from '@quadrant/http';
import type { RetryAnswer } from '@quadrant/store/history';

/** Says why a report is not retried. */
export const problemOfRetry = refusalProblems<Exclude<RetryAnswer, { kind: 'retried' }>>({
  'tournament-not-found': NO_TOURNAMENT,
  'not-failed': {
    detail: say`The current report of this tournament can be computed, or the tournament is withdrawn.`,
    advice: say`See the state of the tournament at /tournaments; there is nothing to try again.`,
  },
  'publication-busy': {
    detail: say`A run is under way and may publish this very report.`,
    advice: say`Try again when the run is done.`,
    headers: () => ({ 'retry-after': '5' }),
  },
});
