import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { claimHandle, findHandleOwner, findLookAlike } from './handles.js';
import type { PlayerRefusal } from './player-change.js';
import type { StoredPlayer } from './stored-player.js';

/**
 * Gives a player another handle; the one that they had leads to them still. One that they had before is theirs to take back.
 *
 * @returns why they cannot have it; null when they have it now
 */
export async function renamePlayer(
  client: PoolClient,
  player: StoredPlayer,
  text: string,
  at: Date,
): Promise<PlayerRefusal | null> {
  const { rowId, handleKey } = player;
  const handle = normaliseHandle(text);
  const key = foldHandle(handle);
  if (key !== handleKey) {
    const owner = await findHandleOwner(client, handle);
    if (owner !== null && owner.rowId !== rowId) return { kind: 'handle-taken' };
    const alike = owner === null ? await findLookAlike(client, handle, rowId) : null;
    if (alike !== null) return alike;
    await client.query(`update player_handles set kind = 'former' where handle_key = $1`, [handleKey]);
    const taken = owner === null ? await claimHandle(client, rowId, handle, 'current', at) : null;
    if (taken !== null) {
      await client.query(`update player_handles set kind = 'current' where handle_key = $1`, [handleKey]);
      return taken;
    }
  }
  await client.query(`update player_handles set kind = 'current', handle = $2 where handle_key = $1`, [key, handle]);
  await client.query(`update players set handle = $2, handle_key = $3 where id = $1`, [rowId, handle, key]);
  return null;
}
