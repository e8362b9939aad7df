import { type Text, textJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { HistoryPosition } from '@quadrant/rules/history';

/** A change that waits for a refresh has one of these kinds. */
export const PENDING_KINDS = [
  'tournament',
  'revision',
  'withdrawal',
  'level',
  'merge',
  'player-merge',
  'player-merge-undo',
  'league',
  'league-flag',
  'ruling',
  'opening',
  'rollback',
  'batch',
  'batch-undo',
] as const;

/** A change that the next refresh publishes. */
export interface PendingChange {
  /** The merge of players that it is about; null for everything else. */
  readonly mergeRowId?: number;
  /** The version of a league's rules that it is about; null for everything else. */
  readonly rulesRowId?: number;
  /** The number of the batch that it is about; null for everything else. */
  readonly batch?: number;
  /** It is null for a change that is not about a single tournament. */
  readonly tournamentRowId: number | null;
  readonly kind: (typeof PENDING_KINDS)[number];
  /** From this position on, results may change. */
  readonly position: HistoryPosition;
  readonly actor: string;
  readonly reason: Text;
  readonly at: Date;
}

/** Records a change that a refresh has to publish, in the transaction that makes it. */
export async function insertPendingChange(client: PoolClient, change: PendingChange): Promise<void> {
  const {
    tournamentRowId,
    mergeRowId = null,
    rulesRowId = null,
    batch = null,
    kind,
    position,
    actor,
    reason,
    at,
  } = change;
  await client.query(
    `insert into pending_changes (tournament_id, merge_id, league_rules_id, batch, kind, starts_at, key, actor, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tournamentRowId,
      mergeRowId,
      rulesRowId,
      batch,
      kind,
      new Date(position.startsAt),
      position.key,
      actor,
      textJson(reason),
      at,
    ],
  );
}

/** Finds the position of the earliest change that waits for a refresh; null when none waits. */
export async function findEarliestChange(client: PoolClient): Promise<HistoryPosition | null> {
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select starts_at as "startsAt", key from pending_changes order by starts_at, key limit 1`,
  );
  return rows[0] ? { startsAt: rows[0].startsAt.getTime(), key: rows[0].key } : null;
}

/**
 * Finds the earliest tournament whose due revision waits for its own run, in its published place or its new one; null
 * when none waits. A refresh that comes first includes these revisions, so it has to begin no later: a revision that
 * moved its tournament to a later day leaves a gap in the chain at the old place.
 */
export async function findEarliestDueRevision(client: PoolClient): Promise<HistoryPosition | null> {
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select least(o.starts_at, c.starts_at) as "startsAt", t.key
     from (select distinct (payload->>'tournamentId')::uuid as key from outbox
           where job = 'publish' and payload->>'kind' = 'revision') b
       join tournaments t on t.key = b.key
       join outcomes o on o.tournament_id = t.id
       join scorecards c on c.tournament_id = t.id and c.revision = t.due_revision
     where o.submission_id <> c.submission_id
     order by 1, 2 limit 1`,
  );
  return rows[0] ? { startsAt: rows[0].startsAt.getTime(), key: rows[0].key } : null;
}

/** Lists the ids of all changes that wait for a refresh. */
export async function listPendingChanges(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ ids: string[] | null }>(`select array_agg(id) as ids from pending_changes`);
  return rows[0]?.ids ?? [];
}

/** Lists the ids of all waiting merges of players, and of their undoings. */
export async function listPendingMerges(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ ids: string[] | null }>(
    `select array_agg(id) as ids from pending_changes where merge_id is not null`,
  );
  return rows[0]?.ids ?? [];
}

/** Removes the waiting changes of one merge of players. */
export async function removePendingChangesOfMerge(client: PoolClient, mergeRowId: number): Promise<void> {
  await client.query(`delete from pending_changes where merge_id = $1`, [mergeRowId]);
}

/** Removes changes that are published. Those that were recorded meanwhile wait for the next refresh. */
export async function removePendingChanges(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await client.query(`delete from pending_changes where id = any($1::bigint[])`, [ids]);
}

/** Removes the waiting changes of one tournament. */
export async function removePendingChangesOf(client: PoolClient, tournamentRowId: number): Promise<void> {
  await client.query(`delete from pending_changes where tournament_id = $1`, [tournamentRowId]);
}

/** Returns a text that differs as soon as other changes wait, as long as nothing is published in between. */
export async function markPendingChanges(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    `select count(*) || ' up to ' || coalesce(max(id), 0) as mark from pending_changes`,
  );
  return rows[0]!.mark;
}
