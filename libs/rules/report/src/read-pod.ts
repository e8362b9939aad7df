import { say } from '@quadrant/rules/message';
import type { EntryIndex, Pod } from '@quadrant/rules/tournament';
import { checkInteger, checkKeys, takeRawText } from './fields.js';
import { pointerOf, takeObject, type JsonNode } from './json-node.js';
import { addNotPlaying, keysByPlayer } from './keys-by-player.js';
import { LIMITS } from './limits.js';
import { findEntry, type Roster } from './roster.js';

const KEYS: ReadonlySet<string> = new Set(['scores', 'wentOut']);

/**
 * One pod of a Tribbles round, its players in the order of the list of players: keys of a JSON object have none.
 *
 * @param meet is told of every player, and where they stand
 */
export function readPod(
  node: JsonNode,
  roster: Roster,
  meet: (player: EntryIndex, pointer: string) => void,
): Pod | null {
  checkKeys(node, KEYS);
  const at = takeObject(node, 'scores', 'required');
  if (at === null) return null;
  if (Object.keys(at.object).length === 0) {
    node.findings.add('empty-pod', at.pointer, say`The pod has no players.`, say`Name its players, or remove the pod.`);
  }
  if (Object.keys(at.object).length > LIMITS.podPlayers) {
    const message = say`The pod has ${Object.keys(at.object).length} players; at most ${LIMITS.podPlayers} are allowed.`;
    node.findings.add('too-many', at.pointer, message, say`Report every table as its own pod.`);
    return null;
  }
  const keys = [...keysByPlayer(at, roster, null)].sort(([one], [other]) => one - other);
  const scores = keys.map(([player, key]) => {
    const pointer = pointerOf(at, key);
    meet(player, pointer);
    return checkInteger(node.findings, pointer, at.object[key], 0, LIMITS.podScore, 'required') ?? 0;
  });
  const players = keys.map(([player]) => player);
  return { players, scores, wentOut: readWentOut(node, players, roster) };
}

function readWentOut(node: JsonNode, players: readonly EntryIndex[], roster: Roster): Pod['wentOut'] {
  const handle = takeRawText(node, 'wentOut', 'optional');
  const pointer = pointerOf(node, 'wentOut');
  const entry = handle === null ? null : findEntry(node.findings, roster, pointer, handle);
  if (handle === null || entry === null) return null;
  if (!players.includes(entry)) addNotPlaying(node, pointer, handle);
  return entry;
}
