import type { SubmissionToProcess } from '@quadrant/persistence';

/**
 * Whether the run that a submission asked for is still wanted. A revision that came late waits for a refresh, and does not
 * keep the one before it, which was on time, from being published until then.
 */
export function isDue({ state, isCurrent, currentState, revision, published }: SubmissionToProcess): boolean {
  if (isCurrent) return state === 'accepted' || state === 'failed';
  const currentWaits = currentState === 'awaiting-refresh' || currentState === 'failed';
  return state === 'superseded' && currentWaits && (published === null || published.revision < revision);
}
