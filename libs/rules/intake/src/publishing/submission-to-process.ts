import { earlierPosition, type HistoryPosition } from '@quadrant/rules/outcome';
import type { WaitingChange } from './waiting-change.js';

/** A submission that asks for its run. */
export interface SubmissionToProcess {
  readonly submissionRowId: number;
  readonly tournamentRowId: number;
  readonly revision: number;
  readonly state: string;
  readonly isCurrent: boolean;
  /** Handle of the submitter. */
  readonly submittedBy: string;
  /** State of the tournament's current revision, this one or a later one. */
  readonly currentState: string;
  readonly position: HistoryPosition;
  /** What of this tournament is published now, by an earlier revision or by this one. */
  readonly published: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly position: HistoryPosition;
  } | null;
}

/**
 * Whether the run that a submission asked for is still wanted. A revision that came late waits for a refresh, and does not
 * keep the one before it, which was on time, from being published until then.
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

/** Of several submissions of a tournament that are due, only the last is published: it takes the place of the others. */
export function lastDueOf(submissions: readonly SubmissionToProcess[]): SubmissionToProcess[] {
  const last = new Map<number, SubmissionToProcess>();
  for (const submission of submissions.filter(isDue)) {
    const other = last.get(submission.tournamentRowId);
    if (other === undefined || other.revision < submission.revision) last.set(submission.tournamentRowId, submission);
  }
  return [...last.values()];
}

/** From where on a submission may change history: one that moved its tournament replays from the earlier place. */
export const beginOfSubmission = ({
  position,
  published,
}: Pick<SubmissionToProcess, 'position' | 'published'>): HistoryPosition =>
  earlierPosition(position, published?.position ?? null);

/**
 * The changes that a refresh has published: all that it has read, but the submissions that are still due.
 *
 * @param stored the submissions that the changes are about
 */
export function listDone<Change extends WaitingChange>(
  changes: readonly Change[],
  stored: readonly SubmissionToProcess[],
): Change[] {
  const due = new Set(stored.filter(isDue).map(({ position, revision }) => `${position.key} ${revision}`));
  return changes.filter((each) => each.kind !== 'revision' || !due.has(`${each.tournamentId} ${each.revision}`));
}
