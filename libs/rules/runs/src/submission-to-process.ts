import { earlierPosition, type HistoryPosition } from '@quadrant/rules/history';
import type { WaitingChange } from './waiting-change.js';

export interface SubmissionToProcess {
  readonly submissionRowId: number;
  readonly tournamentRowId: number;
  readonly revision: number;
  readonly state: string;
  readonly isCurrent: boolean;
  readonly submittedBy: string;
  /** The state of the tournament's current revision, which is this one or a later one. */
  readonly currentState: string;
  readonly position: HistoryPosition;
  /** The published state of this tournament, from an earlier revision or from this one. */
  readonly published: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly position: HistoryPosition;
  } | null;
}

/**
 * Tells whether the run that a submission asked for is still wanted. A late revision waits for a refresh, but the
 * revision before it, which was on time, may be published until then.
 */
export function isDue({
  state,
  isCurrent,
  currentState,
  revision,
  published,
}: Pick<SubmissionToProcess, 'state' | 'isCurrent' | 'currentState' | 'revision' | 'published'>): boolean {
  if (isCurrent) return state === 'accepted' || state === 'failed';
  const currentWaits = currentState === 'awaiting-refresh' || currentState === 'failed';
  return state === 'superseded' && currentWaits && (published === null || published.revision < revision);
}

/** Returns the last due submission of each tournament: it replaces the others. */
export function lastDueOf(submissions: readonly SubmissionToProcess[]): SubmissionToProcess[] {
  const last = new Map<number, SubmissionToProcess>();
  for (const submission of submissions.filter(isDue)) {
    const other = last.get(submission.tournamentRowId);
    if (other === undefined || other.revision < submission.revision) last.set(submission.tournamentRowId, submission);
  }
  return [...last.values()];
}

/** Returns the position from which a submission may change history: if it moved its tournament, the earlier one of both. */
export const beginOfSubmission = ({
  position,
  published,
}: Pick<SubmissionToProcess, 'position' | 'published'>): HistoryPosition =>
  earlierPosition(position, published?.position ?? null);

/** Returns the changes that a refresh has published: all that it has read, except submissions that are still due. */
export function listDone<Change extends WaitingChange>(
  changes: readonly Change[],
  stored: readonly SubmissionToProcess[],
): Change[] {
  const due = new Set(stored.filter(isDue).map(({ position, revision }) => `${position.key} ${revision}`));
  return changes.filter((each) => each.kind !== 'revision' || !due.has(`${each.tournamentId} ${each.revision}`));
}
