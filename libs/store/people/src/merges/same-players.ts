import type { PoolClient } from 'pg';
import type { Identities } from '@quadrant/rules/outcome';
import { foldHandle, type Finding } from '@quadrant/rules/tournament';
import { NOTHING_WITHHELD, type WithheldHandles } from '../names/withheld-handles.js';
import { loadRequestedIdentities } from './stored-merges.js';

interface NamedEntry {
  readonly handle: string;
}

/**
 * An error for every entry of a report whose player is behind an earlier entry already, over former handles, aliases and
 * merges, those too that are only asked for; by report.
 *
 * @param withheld handles that are taken for unknown
 */
export async function findSamePlayers(
  client: PoolClient,
  reports: readonly (readonly NamedEntry[])[],
  withheld: WithheldHandles = NOTHING_WITHHELD,
): Promise<Finding[][]> {
  const keys = reports.map((entries) => entries.map(({ handle }) => foldHandle(handle)));
  const { rows } = await client.query<[key: string, player: number]>({
    rowMode: 'array',
    text: `select handle_key, player_id from player_handles where handle_key = any($1)`,
    values: [[...new Set(keys.flat())]],
  });
  const known = new Map(rows.filter(([key]) => !withheld.has(key)));
  const requested = await loadRequestedIdentities(client, [...known.values()]);
  return reports.map((entries, report) => findTwice(entries, keys[report]!, known, requested));
}

function findTwice(
  entries: readonly NamedEntry[],
  keys: readonly string[],
  known: ReadonlyMap<string, number>,
  identities: Identities,
): Finding[] {
  const first = new Map<number, string>();
  return entries.flatMap(({ handle }, entry) => {
    const player = known.get(keys[entry]!);
    if (player === undefined) return [];
    const counted = identities.of(player);
    const other = first.get(counted);
    if (other !== undefined) return [samePlayer(handle, other, entry)];
    first.set(counted, handle);
    return [];
  });
}

const samePlayer = (handle: string, other: string, entry: number): Finding => ({
  severity: 'error',
  code: 'same-player-twice',
  pointer: `/players/${entry}/handle`,
  message: `"${handle}" and "${other}" are handles of one player.`,
  advice: 'Name this player once. If they are two people, ask a coordinator to undo their merge.',
});
