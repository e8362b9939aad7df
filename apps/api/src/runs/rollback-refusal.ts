import { notFound, Problem } from '@quadrant/http';
import type { RollbackRefusal } from '@quadrant/store/history';

/** The answer to a rollback that changes nothing. */
export function problemOfRollback(target: number, refusal: RollbackRefusal): Problem {
  switch (refusal.kind) {
    case 'run-unknown':
      return notFound(`There is no run ${target}.`, earlierRuns(refusal.head));
    case 'run-not-before-head':
      return new Problem({
        status: 409,
        code: 'run-not-before-head',
        title: 'A rollback goes back',
        detail:
          target === refusal.head
            ? `Run ${target} is what is published.`
            : `Run ${target} is newer than run ${refusal.head}, which is what is published.`,
        advice: earlierRuns(refusal.head),
        extra: { head: refusal.head },
      });
    case 'publication-busy':
      return new Problem({
        status: 409,
        code: 'publication-busy',
        title: 'Something is being published',
        detail: 'A run is being published, and nothing was rolled back.',
        advice: 'Call the refresh off that runs (DELETE /api/v1/refreshes/{id}), or try again when it is done.',
        headers: { 'retry-after': '5' },
      });
    case 'chain-differs':
      return new Problem({
        status: 409,
        code: 'chain-differs',
        title: 'What is stored is not what the run published',
        detail: `The rows of run ${target} do not give the hash that it had, so nothing was rolled back.`,
        advice: 'The database was changed by hand: ask the operator to run "quadrant verify".',
      });
  }
}

/** The answer to whoever resumes publishing while a run is being published. */
export function problemOfBusyResume(): Problem {
  return new Problem({
    status: 409,
    code: 'publication-busy',
    title: 'Something is being published',
    detail: 'A run is being published, so publishing was not resumed. Nothing was changed.',
    advice: 'Retry after the time that Retry-After names.',
    headers: { 'retry-after': '5' },
  });
}

const earlierRuns = (head: number): string =>
  head <= 1 ? 'There is no earlier run.' : `Name a run from 1 to ${head - 1}; all of them are at /api/v1/runs.`;
