import type { PoolClient } from 'pg';
import type { ShownIdentity } from './league-season.js';

/** Who counts as whom in what is published, and what is shown of them. */
export interface CountedPlayers {
  /** Row id of the player as whom somebody counts. */
  readonly countedAs: (rowId: number) => number;
  /** Row ids of everybody who counts as a player. */
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

/** A player as they are shown, and the public id by which lots are drawn for them. */
export interface KnownPlayer extends ShownIdentity {
  readonly publicId: string;
}

/** By row id. */
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
