import type { PoolClient } from 'pg';
import { foldHandle, LATIN, LOOK_ALIKES, normaliseHandle, skeletonOf } from '@quadrant/rules/tournament';
import type { PlayerRefusal } from './player-change.js';

export interface HandleOwner {
  readonly rowId: number;
  readonly kind: 'current' | 'former' | 'alias';
}

export async function findHandleOwner(client: PoolClient, handle: string): Promise<HandleOwner | null> {
  const { rows } = await client.query<HandleOwner>(
    `select player_id as "rowId", kind from player_handles where handle_key = $1`,
    [foldHandle(handle)],
  );
  return rows[0] ?? null;
}

/**
 * Stores a handle that leads to nobody yet. The first to store it gets it: two who want the same one, and reports that
 * name it, wait for each other here.
 *
 * @param rowId of the player; their row may follow in the same transaction
 * @returns why they cannot have it; null when they have it now
 */
export async function claimHandle(
  client: PoolClient,
  rowId: number,
  handle: string,
  kind: HandleOwner['kind'],
  at: Date,
): Promise<PlayerRefusal | null> {
  const { rowCount } = await client.query(
    `insert into player_handles (handle_key, handle, player_id, kind, created_at) values ($1, $2, $3, $4, $5)
     on conflict (handle_key) do nothing`,
    [foldHandle(handle), normaliseHandle(handle), rowId, kind, at],
  );
  return rowCount === 0 ? { kind: 'handle-taken' } : null;
}

/** Finds a handle of another player that people could not tell apart from this one; null when there is none. */
export async function findLookAlike(
  client: PoolClient,
  handle: string,
  rowId: number | null,
): Promise<PlayerRefusal | null> {
  const { rows } = await client.query<{ handle: string | null }>(
    `select case when p.hidden_at is null then h.handle end as handle
     from player_handles h join players p on p.id = h.player_id
     where translate(h.handle_key, $1, $2) = $3 and h.handle_key <> $4 and h.player_id is distinct from $5
     order by h.handle_key limit 1`,
    [LOOK_ALIKES, LATIN, skeletonOf(handle), foldHandle(handle), rowId],
  );
  const [found] = rows;
  if (found === undefined) return null;
  return found.handle === null ? { kind: 'handle-taken' } : { kind: 'handle-resembles', handle: found.handle };
}
