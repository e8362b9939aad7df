import type { PoolClient } from 'pg';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { searchNameOf } from './names/search-name.js';
import { claimHandle, findHandleOwner, findLookAlike } from './handles.js';
import { anonymise } from './anonymise.js';
import type { PlayerChange, PlayerFacts, PlayerRefusal } from './player-change.js';
import { renamePlayer } from './rename-player.js';
import type { StoredPlayer } from './stored-player.js';

/**
 * Applies a change to a locked player, inside the transaction that locked them.
 *
 * @returns why it cannot be done; null when it is done
 */
export async function applyChange(
  client: PoolClient,
  player: StoredPlayer,
  change: PlayerChange,
  at: Date,
): Promise<PlayerRefusal | null> {
  switch (change.kind) {
    case 'change':
      return changeFacts(client, player, change, at);
    case 'add-alias':
      return addAlias(client, player, change.alias, at);
    case 'remove-alias':
      return removeAlias(client, player, change.alias);
    case 'hide':
      return player.isHidden ? { kind: 'already-hidden' } : setHidden(client, player, at);
    case 'unhide':
      return player.isHidden ? setHidden(client, player, null) : { kind: 'not-hidden' };
    case 'anonymise':
      if (foldHandle(change.confirmation) !== player.handleKey) return { kind: 'confirmation-differs' };
      return (await anonymise(client, player.rowId, at)) === 'done' ? null : { kind: 'player-merge-waits' };
  }
}

async function changeFacts(
  client: PoolClient,
  player: StoredPlayer,
  {
    handle = player.handle,
    name = player.name,
    country = player.country,
    region = player.region,
  }: Partial<PlayerFacts>,
  at: Date,
): Promise<PlayerRefusal | null> {
  if (normaliseHandle(handle) !== player.handle) {
    const refusal = await renamePlayer(client, player, handle, at);
    if (refusal !== null) return refusal;
  }
  await client.query(`update players set name = $2, country = $3, region = $4, search_name = $5 where id = $1`, [
    player.rowId,
    name,
    country,
    region,
    searchNameOf({ handle, name }),
  ]);
  return null;
}

async function addAlias(
  client: PoolClient,
  { rowId }: StoredPlayer,
  alias: string,
  at: Date,
): Promise<PlayerRefusal | null> {
  const owner = await findHandleOwner(client, alias);
  if (owner !== null) return owner.rowId === rowId ? null : { kind: 'handle-taken' };
  return (await findLookAlike(client, alias, rowId)) ?? (await claimHandle(client, rowId, alias, 'alias', at));
}

/** Former handles stay: published addresses still lead to the player. */
async function removeAlias(client: PoolClient, { rowId }: StoredPlayer, alias: string): Promise<PlayerRefusal | null> {
  const { rowCount } = await client.query(
    `delete from player_handles where handle_key = $1 and player_id = $2 and kind = 'alias'`,
    [foldHandle(alias), rowId],
  );
  return rowCount === 0 ? { kind: 'alias-unknown' } : null;
}

/** Hides everybody who counts as the same person, too: tournaments show them as they played. */
async function setHidden(client: PoolClient, { rowId }: StoredPlayer, at: Date | null): Promise<null> {
  await client.query(
    `update players set hiding_asked_at = $2, hidden_at = $2 where counts_as = $1 and anonymised_at is null`,
    [rowId, at],
  );
  return null;
}
