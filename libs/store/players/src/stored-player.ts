import type { PoolClient } from 'pg';
import { placeOf, type Subject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { OWNERS_OF_PLAYER } from './claims/claimed-player.js';
import { lockLedTo } from './merges/lock-led-to.js';
import type { PlayerRecord } from './player-change.js';

/** A player as they are stored, with the facts that decide who may change them. */
export interface StoredPlayer extends PlayerRecord {
  readonly rowId: number;
  readonly handleKey: string;
  /** Their owners have these accounts. */
  readonly ownerIds: readonly string[];
}

const SELECT = `
  select p.id as "rowId", p.public_id as id, p.handle, p.handle_key as "handleKey", p.name, p.country, p.region, p.version,
    p.hidden_at is not null as "isHidden", p.anonymised_at is not null as "isAnonymised",
    ${OWNERS_OF_PLAYER} as "ownerIds",
    array(select handle from player_handles where player_id = p.id and kind = 'alias' order by created_at, handle_key) as aliases,
    array(select handle from player_handles where player_id = p.id and kind = 'former' order by created_at, handle_key) as "formerHandles"
  from players p`;

/** Locks the player that a handle leads to until the transaction ends; null when it leads to nobody. */
export async function lockPlayer(client: PoolClient, handle: string): Promise<StoredPlayer | null> {
  const rowId = await lockLedTo(client, 'select find_player($1)', foldHandle(handle));
  return rowId === null ? null : loadPlayer(client, rowId);
}

export async function loadPlayer(client: PoolClient, rowId: number): Promise<StoredPlayer> {
  const { rows } = await client.query<StoredPlayer>(`${SELECT} where p.id = $1`, [rowId]);
  return rows[0]!;
}

/** A player as permissions see them. */
export const playerSubject = ({ ownerIds, country, region }: StoredPlayer): Subject => ({
  ownerIds,
  place: placeOf(country, region),
});

/** Leaves out what only the store needs. */
export const recordOf = ({
  rowId: _rowId,
  handleKey: _key,
  ownerIds: _owners,
  ...record
}: StoredPlayer): PlayerRecord => record;
