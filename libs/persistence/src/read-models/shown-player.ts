import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/tournament';

/** SQL: row id of the player whom a folded handle leads to and everybody may see, looked up once. */
export const shownPlayer = (handleKey: string): string => `(select find_shown_player(${handleKey}))`;

/** Somebody who is shown, and as what. */
export interface ShownPlayer {
  readonly rowId: number;
  readonly handle: string;
}

/** Null for a handle that leads to nobody, or to somebody who is not shown. */
export async function findShownPlayer(client: PoolClient, handle: string): Promise<ShownPlayer | null> {
  const { rows } = await client.query<ShownPlayer>(
    `select id as "rowId", handle from shown_players where id = ${shownPlayer('$1')}`,
    [foldHandle(handle)],
  );
  return rows[0] ?? null;
}
