import type { PoolClient } from 'pg';
import {
  compareHistory,
  earlierPosition,
  END_OF_HISTORY,
  type HistoryPosition,
  type RunChange,
} from '@quadrant/rules/outcome';
import type { UnsettledMerge } from '@quadrant/store/people';
import { findCorrectionToPublish, type FoundCorrection } from './correction-to-publish.js';
import type { TournamentChange } from '../reader/history-range.js';
import { findLeagueChanges } from './league-changes.js';
import { findSubmissionsToProcess, isDue, type SubmissionToProcess } from './submission-to-process.js';
import { revisionsOf, type WaitingJob } from './waiting-jobs.js';

/** What of some jobs is still to be done. */
export interface FoundChanges {
  readonly submissions: readonly SubmissionToProcess[];
  readonly corrections: readonly FoundCorrection[];
  /** All that wait, if a job asks for one of them: none of them can be published without the others. */
  readonly merges: readonly UnsettledMerge[];
  /** Changes of rules of leagues. */
  readonly leagues: readonly RunChange[];
}

/**
 * Looks up what of some jobs is still to be done. Of several submissions of a tournament only the last is: it takes the
 * places of the others.
 *
 * @param unsettled merges of players that wait
 */
export async function findChanges(
  client: PoolClient,
  jobs: readonly WaitingJob[],
  unsettled: readonly UnsettledMerge[],
): Promise<FoundChanges> {
  const corrected = new Set(
    jobs.flatMap((each) => (each.job === 'correct-tournament' ? [each.payload.tournamentId] : [])),
  );
  const mergeIds = new Set(jobs.flatMap((each) => (each.job === 'merge-players' ? [each.payload.mergeId] : [])));
  const slugs = new Set(jobs.flatMap((each) => (each.job === 'settle-league' ? [each.payload.league] : [])));
  const corrections: FoundCorrection[] = [];
  for (const key of corrected) {
    const found = await findCorrectionToPublish(client, key);
    if (found !== null) corrections.push(found);
  }
  return {
    submissions: lastOfEach((await findSubmissionsToProcess(client, revisionsOf(jobs))).filter(isDue)),
    corrections,
    merges: unsettled.some(({ id }) => mergeIds.has(id)) ? unsettled : [],
    leagues: await findLeagueChanges(client, [...slugs]),
  };
}

/** How the run names them: what moves no number is not among them. */
export const tellFound = ({ submissions, corrections, merges, leagues }: FoundChanges): RunChange[] => [
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

/** What history has of the tournaments: a submission that is due takes the place of what a correction left. */
export function tournamentChangesOf({ submissions, corrections }: FoundChanges): TournamentChange[] {
  const changes = new Map<number, TournamentChange>();
  for (const { place } of corrections) if (place !== null) changes.set(place.change.tournamentRowId, place.change);
  for (const { tournamentRowId, submissionRowId } of submissions) {
    changes.set(tournamentRowId, { tournamentRowId, submissionRowId });
  }
  return [...changes.values()];
}

/** From where on history may come out otherwise. */
export function beginOf(
  { submissions, corrections }: FoundChanges,
  others: readonly (HistoryPosition | null)[],
): HistoryPosition {
  const positions = [
    // A revision that moved its tournament replays from the earlier of both places.
    ...submissions.map(({ position, published }) => earlierPosition(position, published?.position ?? null)),
    ...corrections.map(({ place }) => place?.from ?? null),
    ...others,
  ].filter((each) => each !== null);
  return positions.toSorted(compareHistory)[0] ?? END_OF_HISTORY;
}

function lastOfEach(submissions: readonly SubmissionToProcess[]): SubmissionToProcess[] {
  const last = new Map<number, SubmissionToProcess>();
  for (const submission of submissions) {
    const other = last.get(submission.tournamentRowId);
    if (other === undefined || other.revision < submission.revision) last.set(submission.tournamentRowId, submission);
  }
  return [...last.values()];
}
