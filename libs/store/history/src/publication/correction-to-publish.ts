import type { PoolClient } from 'pg';
import { isWaiting, type StoredTournament } from '@quadrant/rules/intake';
import { earlierPosition, type HistoryPosition, type RunKind } from '@quadrant/rules/outcome';
import type { TournamentChange } from '../reader/history-range.js';
import { findStoredTournament } from '../find-stored-tournament.js';

/** A correction that waits for its run. */
export interface FoundCorrection {
  readonly tournamentKey: string;
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  /** What it makes of history, and from where on; null when what is published is right already. */
  readonly place: { readonly from: HistoryPosition; readonly change: TournamentChange } | null;
  /** Ids of what was noted about it. */
  readonly notes: readonly string[];
}

/** Null when none waits, and when all that there is of its tournament waits for a refresh. */
export async function findCorrectionToPublish(
  client: PoolClient,
  tournamentKey: string,
): Promise<FoundCorrection | null> {
  const { rows } = await client.query<{ id: string; actor: string; reason: string }>(
    `select p.id, p.actor, p.reason from pending_changes p join tournaments t on t.id = p.tournament_id
     where t.key = $1 and p.kind in ('withdrawal', 'level', 'league-flag', 'merge') order by p.id`,
    [tournamentKey],
  );
  const last = rows.at(-1);
  const tournament = last ? await findStoredTournament(client, tournamentKey) : null;
  if (last === undefined || tournament === null) return null;
  if (tournament.withdrawnAt === null && findDue(tournament) === null) return null;
  return {
    tournamentKey,
    kind: kindOf(tournament),
    requestedBy: last.actor,
    reason: last.reason,
    place: placeOf(tournament),
    notes: rows.map(({ id }) => id),
  };
}

function kindOf({ withdrawnAt, mergedInto }: StoredTournament): RunKind {
  if (withdrawnAt === null) return 'correction';
  return mergedInto === null ? 'withdrawal' : 'merge';
}

function placeOf(tournament: StoredTournament): FoundCorrection['place'] {
  const { rowId: tournamentRowId, withdrawnAt, position, published } = tournament;
  if (withdrawnAt !== null) {
    return published && { from: published.position, change: { tournamentRowId, submissionRowId: null } };
  }
  const from = earlierPosition(position, published?.position ?? null);
  return { from, change: { tournamentRowId, submissionRowId: findDue(tournament) } };
}

/** The submission that counts now: while the current one waits, the one that is published. */
function findDue({ current, published }: StoredTournament): number | null {
  return isWaiting(current.state) ? (published?.submissionRowId ?? null) : current.submissionRowId;
}
