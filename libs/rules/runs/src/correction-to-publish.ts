import type { Text } from '@quadrant/rules/message';
import { earlierPosition, type HistoryPosition, type RunKind } from '@quadrant/rules/history';
import { isWaiting, type StoredTournament } from '@quadrant/rules/corrections';

/** The submission of a tournament that a run takes in. Null means that the tournament leaves history. */
export interface TournamentChange {
  readonly tournamentRowId: number;
  readonly submissionRowId: number | null;
}

export interface CorrectionNote {
  readonly id: string;
  readonly actor: string;
  readonly reason: Text;
}

export interface CorrectionToPublish {
  readonly tournamentKey: string;
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: Text;
  /** The change of history and its beginning; it is null when the published history is right already. */
  readonly place: { readonly from: HistoryPosition; readonly change: TournamentChange } | null;
  /** These are the ids of its notes. */
  readonly notes: readonly string[];
}

/**
 * Returns the one change that a run makes for the corrections of a tournament, in the name of the last of them.
 *
 * @param notes oldest first
 * @returns null when nothing waits, and when all that there is of the tournament waits for a refresh
 */
export function correctionToPublish(
  tournament: StoredTournament | null,
  notes: readonly CorrectionNote[],
): CorrectionToPublish | null {
  const last = notes.at(-1);
  if (last === undefined || tournament === null) return null;
  if (tournament.withdrawnAt === null && findCounting(tournament) === null) return null;
  return {
    tournamentKey: tournament.key,
    kind: kindOf(tournament),
    requestedBy: last.actor,
    reason: last.reason,
    place: placeOf(tournament),
    notes: notes.map(({ id }) => id),
  };
}

function kindOf({ withdrawnAt, mergedInto }: StoredTournament): RunKind {
  if (withdrawnAt === null) return 'correction';
  return mergedInto === null ? 'withdrawal' : 'merge';
}

function placeOf(tournament: StoredTournament): CorrectionToPublish['place'] {
  const { rowId: tournamentRowId, withdrawnAt, position, published } = tournament;
  if (withdrawnAt !== null) {
    return published && { from: published.position, change: { tournamentRowId, submissionRowId: null } };
  }
  const from = earlierPosition(position, published?.position ?? null);
  return { from, change: { tournamentRowId, submissionRowId: findCounting(tournament) } };
}

/** Returns the submission that counts now: while the current one waits, the published one. */
function findCounting({ current, published }: StoredTournament): number | null {
  return isWaiting(current.state) ? (published?.submissionRowId ?? null) : current.submissionRowId;
}
