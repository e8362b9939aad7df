import { compareHistory, END_OF_HISTORY, type HistoryPosition, type RunChange } from '@quadrant/rules/outcome';
import type { CorrectionToPublish, TournamentChange } from './correction-to-publish.js';
import { beginOfSubmission, lastDueOf, type SubmissionToProcess } from './submission-to-process.js';

/** A merge of players that waits, or its undoing. */
export interface MergeToPublish {
  readonly id: string;
  readonly state: 'requested' | 'undo-requested';
  readonly requestedBy: string;
  readonly reason: string;
}

/** What is stored about the changes that a run is to take along. */
export interface StoredChanges {
  /** In the order in which they were asked for, whether they are still due or not. */
  readonly submissions: readonly SubmissionToProcess[];
  readonly corrections: readonly CorrectionToPublish[];
  /** All that wait, if one of them was asked for: none can be published without the others. */
  readonly merges: readonly MergeToPublish[];
  /** Where the first published tournament stands of anybody whom they move; null for none. */
  readonly mergesFrom: HistoryPosition | null;
  readonly leagues: readonly RunChange[];
  /** From where on their rules move something; null for nowhere. */
  readonly leaguesFrom: HistoryPosition | null;
}

/** What a run takes along. */
export interface RunPlan {
  /** How the run names its changes; empty: there is nothing to publish any more. */
  readonly changes: readonly RunChange[];
  /** From where on it replays. */
  readonly from: HistoryPosition;
  /** What history has of the tournaments that it names, one of each. */
  readonly tournaments: readonly TournamentChange[];
  /** Whether merges of players that wait take effect with it. */
  readonly settlesMerges: boolean;
  /** Submissions that could not be taken in before, and are tried again. */
  readonly retaken: readonly SubmissionToProcess[];
  /** Ids of notes that it makes good. */
  readonly notes: readonly string[];
}

/** Decides what a run publishes of the changes that wait. */
export function planRun(stored: StoredChanges): RunPlan {
  const { corrections, merges } = stored;
  const submissions = lastDueOf(stored.submissions);
  return {
    changes: tellChanges(submissions, stored),
    from: beginOf([
      ...submissions.map(beginOfSubmission),
      ...corrections.map(({ place }) => place?.from ?? null),
      stored.mergesFrom,
      stored.leaguesFrom,
    ]),
    tournaments: tournamentsOf(submissions, corrections),
    settlesMerges: merges.length > 0,
    retaken: submissions.filter(({ state }) => state !== 'accepted'),
    notes: corrections.flatMap(({ notes }) => notes),
  };
}

/** What moves no number is not among them. */
const tellChanges = (
  submissions: readonly SubmissionToProcess[],
  { corrections, merges, leagues }: StoredChanges,
): RunChange[] => [
  ...submissions.map(({ position, revision, submittedBy }): RunChange => ({
    ...NOTHING,
    kind: revision === 1 ? 'tournament' : 'correction',
    tournament: position.key,
    revision,
    requestedBy: submittedBy,
    reason: null,
  })),
  ...corrections
    .filter(({ place }) => place !== null)
    .map(({ kind, tournamentKey, requestedBy, reason }): RunChange => {
      return { ...NOTHING, kind, tournament: tournamentKey, requestedBy, reason };
    }),
  ...merges.map(({ state, id, requestedBy, reason }): RunChange => {
    const kind = state === 'requested' ? 'player-merge' : 'player-merge-undo';
    return { ...NOTHING, kind, playerMerge: id, requestedBy, reason };
  }),
  ...leagues,
];

const NOTHING = { tournament: null, revision: null, playerMerge: null, league: null } as const;

/** A submission that is due takes the place of what a correction left. */
function tournamentsOf(
  submissions: readonly SubmissionToProcess[],
  corrections: readonly CorrectionToPublish[],
): TournamentChange[] {
  const changes = new Map<number, TournamentChange>();
  for (const { place } of corrections) if (place !== null) changes.set(place.change.tournamentRowId, place.change);
  for (const { tournamentRowId, submissionRowId } of submissions) {
    changes.set(tournamentRowId, { tournamentRowId, submissionRowId });
  }
  return [...changes.values()];
}

const beginOf = (positions: readonly (HistoryPosition | null)[]): HistoryPosition =>
  positions.filter((each) => each !== null).toSorted(compareHistory)[0] ?? END_OF_HISTORY;
