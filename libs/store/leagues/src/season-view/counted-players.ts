import type { PoolClient } from 'pg';
import type { ShownIdentity } from './league-season.js';

/** The merges of players that a run has published. */
export interface CountedPlayers {
  /** Returns the row id of the player that somebody counts as. */
  readonly countedAs: (rowId: number) => number;
  /** Returns the row ids of everybody who counts as a player. */
  readonly listCountingAs: (rowId: number) => number[];
}

/** @param run that published what is read */
export async function loadCountedPlayers(client: PoolClient, run: number): Promise<CountedPlayers> {
  const { rows } = await client.query<[number, number]>({
    rowMode: 'array',
    text: `select player_id, counted_at(player_id, $1) from player_merges where in_effect @> $1::integer`,
    values: [run],
  });
  const counted = new Map(rows);
  return {
    countedAs: (rowId) => counted.get(rowId) ?? rowId,
    listCountingAs: (rowId) => [rowId, ...rows.filter(([, into]) => into === rowId).map(([each]) => each)],
  };
}

/** A player as they are shown, with the public id that draws their lots. */
export interface KnownPlayer extends ShownIdentity {
  readonly publicId: string;
}

/** Loads players; the key is the row id. */
export async function loadKnownPlayers(
  client: PoolClient,
  rowIds: Iterable<number>,
): Promise<Map<number, KnownPlayer>> {
  const { rows } = await client.query<[number, string, string, string | null, string | null]>({
    rowMode: 'array',
    text: `select id, public_id, handle, name, country from shown_players where id = any($1)`,
    values: [[...rowIds]],
  });
  return new Map(rows.map(([id, publicId, handle, name, country]) => [id, { publicId, handle, name, country }]));
}
