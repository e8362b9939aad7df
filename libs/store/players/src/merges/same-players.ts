import type { PoolClient } from 'pg';
import { samePlayerFindings } from '@quadrant/rules/intake';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { loadRequestedIdentities } from './stored-merges.js';

/**
 * An error for every handle whose player is behind an earlier handle already, over former handles, aliases and merges,
 * those too that are only asked for.
 */
export async function findSamePlayers(client: PoolClient, handles: readonly string[]): Promise<Finding[]> {
  const keys = handles.map((handle) => foldHandle(handle));
  const { rows } = await client.query<[key: string, player: number]>({
    rowMode: 'array',
    text: `select handle_key, player_id from player_handles where handle_key = any($1)`,
    values: [keys],
  });
  const known = new Map(rows);
  const identities = await loadRequestedIdentities(client, [...known.values()]);
  return samePlayerFindings(
    handles.map((handle, index) => ({ handle, player: known.get(keys[index]!) ?? null })),
    identities,
  );
}
