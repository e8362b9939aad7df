import type { PoolClient } from 'pg';
import { askTogether } from '@quadrant/store/database';
import { readHiddenNames } from '@quadrant/store/players';
import type { Showing } from '@quadrant/rules/prizes';

/** Reads how to show some players, by row id, and the people who acted for them. */
export async function readShowing(client: PoolClient, players: readonly number[]): Promise<Showing> {
  const [names, { rows }] = await askTogether(client, () =>
    Promise.all([
      readHiddenNames(client),
      client.query<{ id: number; handle: string }>(`select id, handle from shown_players where id = any($1)`, [
        players,
      ]),
    ]),
  );
  const handles = new Map(rows.map(({ id, handle }) => [id, handle]));
  return {
    handleOf: (rowId) => handles.get(rowId)!,
    show: (handle) => names.show(handle),
    showText: (text) => names.showText(text),
  };
}
