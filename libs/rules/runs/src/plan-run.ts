import type { Text } from '@quadrant/rules/message';
import { compareHistory, END_OF_HISTORY, type HistoryPosition, type RunChange } from '@quadrant/rules/history';
import type { CorrectionToPublish, TournamentChange } from './correction-to-publish.js';
import { beginOfSubmission, lastDueOf, type SubmissionToProcess } from './submission-to-process.js';

/** A merge of players that waits, or its undoing. */
export interface MergeToPublish {
  readonly id: string;
  readonly state: 'requested' | 'undo-requested';
  readonly requestedBy: string;
  readonly reason: Text;
}

/** A batch that waits, or its undoing. */
export interface BatchToPublish {
  readonly number: number;
  readonly kind: 'batch' | 'batch-undo';
  readonly requestedBy: string;
  readonly reason: Text;
  readonly from: HistoryPosition;
  readonly tournaments: readonly TournamentChange[];
  /** They are the ids of its notes. */
  readonly notes: readonly string[];
}

export interface StoredChanges {
  /** They are in the order in which they were requested, whether they are still due or not. */
  readonly submissions: readonly SubmissionToProcess[];
  readonly corrections: readonly CorrectionToPublish[];
  /** All merges that wait, if one of them was requested: none can be published without the others. */
  readonly merges: readonly MergeToPublish[];
  /** The position of the first published tournament of any player in these merges; null when there is none. */
  readonly mergesFrom: HistoryPosition | null;
  readonly leagues: readonly RunChange[];
  /** The position from which their rules change something; null when they change nothing. */
  readonly leaguesFrom: HistoryPosition | null;
  readonly batches: readonly BatchToPublish[];
}

export interface RunPlan {
  /** The changes that the run names; empty when nothing is left to publish. */
  readonly changes: readonly RunChange[];
  /** The run replays from here. */
  readonly from: HistoryPosition;
  readonly tournaments: readonly TournamentChange[];
  /** Tells whether waiting merges of players take effect with it. */
  readonly settlesMerges: boolean;
  /** Submissions that could not be included before, and are tried again. */
  readonly retaken: readonly SubmissionToProcess[];
  /** The ids of the notes that it carries out. */
  readonly notes: readonly string[];
}

/** Decides what a run publishes of the changes that wait. */
export function planRun(stored: StoredChanges): RunPlan {
  const { corrections, merges, batches } = stored;
  const submissions = lastDueOf(stored.submissions);
  return {
    changes: tellChanges(submissions, stored),
    from: beginOf([
      ...submissions.map(beginOfSubmission),
      ...corrections.map(({ place }) => place?.from ?? null),
      stored.mergesFrom,
      stored.leaguesFrom,
      ...batches.map(({ from }) => from),
    ]),
    tournaments: tournamentsOf(submissions, corrections, batches),
    settlesMerges: merges.length > 0,
    retaken: submissions.filter(({ state }) => state !== 'accepted'),
    notes: [...corrections, ...batches].flatMap(({ notes }) => notes),
  };
}

/** Names the changes of a run; those that change no number are left out. */
const tellChanges = (
  submissions: readonly SubmissionToProcess[],
  { corrections, merges, leagues, batches }: StoredChanges,
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
  ...batches.map(({ kind, requestedBy, reason }): RunChange => ({ ...NOTHING, kind, requestedBy, reason })),
];

const NOTHING = { tournament: null, revision: null, playerMerge: null, league: null } as const;

/** A submission that is due replaces the result of a correction, and a correction what a batch left. */
function tournamentsOf(
  submissions: readonly SubmissionToProcess[],
  corrections: readonly CorrectionToPublish[],
  batches: readonly BatchToPublish[],
): TournamentChange[] {
  const changes = new Map<number, TournamentChange>();
  for (const { tournaments } of batches) for (const change of tournaments) changes.set(change.tournamentRowId, change);
  for (const { place } of corrections) if (place !== null) changes.set(place.change.tournamentRowId, place.change);
  for (const { tournamentRowId, submissionRowId } of submissions) {
    changes.set(tournamentRowId, { tournamentRowId, submissionRowId });
  }
  return [...changes.values()];
}

const beginOf = (positions: readonly (HistoryPosition | null)[]): HistoryPosition =>
  positions.filter((each) => each !== null).toSorted(compareHistory)[0] ?? END_OF_HISTORY;
