import type { EntryIndex, Match } from '@quadrant/rules/tournament';
import { checkKeys, takeInteger } from './fields.js';
import { takeObject, type JsonNode } from './json-node.js';
import { keysByPlayer } from './keys-by-player.js';
import { LIMITS } from './limits.js';
import type { Roster } from './roster.js';

const KEYS: ReadonlySet<string> = new Set(['planet', 'space']);

/** Completed missions by handle, for the players of the match; who is not named has none. */
export function readMissions(match: JsonNode, players: readonly EntryIndex[], roster: Roster): Match['missions'] {
  const node = takeObject(match, 'missions');
  if (node === null) return null;
  const keys = keysByPlayer(node, roster, players);
  return players.map((player) => {
    const key = keys.get(player);
    const at = key === undefined ? null : takeObject(node, key, 'required');
    if (at === null) return { planet: 0, space: 0 };
    checkKeys(at, KEYS);
    return {
      planet: takeInteger(at, 'planet', 0, LIMITS.missions) ?? 0,
      space: takeInteger(at, 'space', 0, LIMITS.missions) ?? 0,
    };
  });
}
