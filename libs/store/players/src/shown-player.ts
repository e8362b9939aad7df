import type { PoolClient } from 'pg';
import { keyOfPlayer } from './own-player.js';

/** Returns SQL for the row id of the shown player that a folded handle leads to. It is looked up once. */
export const shownPlayer = (handleKey: string): string => `(select id from shown_players_named(${handleKey}))`;

/** Returns SQL for the same, as it was when a run was published. */
export const shownPlayerAt = (handleKey: string, run: string): string =>
  `(select find_shown_player(${handleKey}, ${run}))`;

/** A player who is shown, with the row that they count as. */
export interface ShownPlayer {
  readonly rowId: number;
  readonly handle: string;
}

/**
 * Returns null for a handle that leads to no shown player.
 *
 * @param run whose publication decides which player somebody counts as
 */
export async function findShownPlayer(client: PoolClient, handle: string, run: number): Promise<ShownPlayer | null> {
  const { rows } = await client.query<ShownPlayer>(
    `select id as "rowId", handle from shown_players where id = ${shownPlayerAt('$1', '$2')}`,
    [keyOfPlayer(handle), run],
  );
  return rows[0] ?? null;
}
