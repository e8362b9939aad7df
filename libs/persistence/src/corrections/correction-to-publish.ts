import type { PoolClient } from 'pg';
import { earlierPosition } from '@quadrant/outcome';
import type { HistoryRange } from '../publication/history-range.js';
import type { RunKind } from '../publication/runs.js';
import { isWaiting } from './effect.js';
import { findStoredTournament, type StoredTournament } from './stored-tournament.js';

/** A correction that waits for its run. */
export interface CorrectionToPublish {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
  readonly range: HistoryRange;
}

interface FoundCorrection extends Omit<CorrectionToPublish, 'range'> {
  /** Null when what is published is right already. */
  readonly range: HistoryRange | null;
  /** Ids of what was noted about it. */
  readonly changes: readonly string[];
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
    kind: kindOf(tournament),
    requestedBy: last.actor,
    reason: last.reason,
    range: rangeOf(tournament),
    changes: rows.map(({ id }) => id),
  };
}

function kindOf({ withdrawnAt, mergedInto }: StoredTournament): RunKind {
  if (withdrawnAt === null) return 'correction';
  return mergedInto === null ? 'withdrawal' : 'merge';
}

function rangeOf(tournament: StoredTournament): HistoryRange | null {
  const { rowId: tournamentRowId, withdrawnAt, position, published } = tournament;
  if (withdrawnAt !== null) {
    return published && { kind: 'live', from: published.position, tournamentRowId, submissionRowId: null };
  }
  const from = earlierPosition(position, published?.position ?? null);
  return { kind: 'live', from, tournamentRowId, submissionRowId: findDue(tournament) };
}

/** The submission that counts now: while the current one waits, the one that is published. */
function findDue({ current, published }: StoredTournament): number | null {
  return isWaiting(current.state) ? (published?.submissionRowId ?? null) : current.submissionRowId;
}
