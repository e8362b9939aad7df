import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

type SuspicionRefusal = { readonly kind: 'suspicion-not-found' | 'suspicion-excluded' };

/** Says why a decision about a finding of the nightly checks is refused. */
export const problemOfSuspicion = refusalProblems<SuspicionRefusal>({
  'suspicion-not-found': {
    code: 'not-found',
    detail: say`There is no finding with this id, or the last night did not find it any more.`,
    advice: say`Findings that you decide about are listed at /api/v1/suspicions.`,
  },
  'suspicion-excluded': {
    detail: say`The finding is on the list of exclusions.`,
    advice: say`You need to do nothing: it is not found again.`,
  },
});
