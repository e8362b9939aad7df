import type { PoolClient } from 'pg';
import { keyOfPlayer } from '@quadrant/store/people';

/** SQL: row id of the player whom a folded handle leads to and everybody may see, looked up once. */
export const shownPlayer = (handleKey: string): string => `(select id from shown_players_named(${handleKey}))`;

/** SQL: the same, of when a run was published. */
export const shownPlayerAt = (handleKey: string, run: string): string =>
  `(select find_shown_player(${handleKey}, ${run}))`;

/** Somebody who is shown, and as what. */
export interface ShownPlayer {
  readonly rowId: number;
  readonly handle: string;
}

/**
 * Null for a handle that leads to nobody, or to somebody who is not shown.
 *
 * @param run as whom they counted when it was published
 */
export async function findShownPlayer(client: PoolClient, handle: string, run: number): Promise<ShownPlayer | null> {
  const { rows } = await client.query<ShownPlayer>(
    `select id as "rowId", handle from shown_players where id = ${shownPlayerAt('$1', '$2')}`,
    [keyOfPlayer(handle), run],
  );
  return rows[0] ?? null;
}
