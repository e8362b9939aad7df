import { say } from '@quadrant/rules/message';
import type { EntryIndex } from '@quadrant/rules/tournament';
import { pointerOf, type JsonNode } from './json-node.js';
import { quote } from './quote.js';
import { findEntry, type Roster } from './roster.js';

/**
 * Returns the keys of an object whose keys are handles, by the player that each one names.
 *
 * @param among the players who may be named; null for everybody in the report
 */
export function keysByPlayer(
  node: JsonNode,
  roster: Roster,
  among: readonly EntryIndex[] | null,
): ReadonlyMap<EntryIndex, string> {
  const keys = new Map<EntryIndex, string>();
  for (const key of Object.keys(node.object)) {
    const pointer = pointerOf(node, key);
    const entry = findEntry(node.findings, roster, pointer, key);
    if (entry === null) continue;
    if (among?.includes(entry) === false) addNotPlaying(node, pointer, key);
    else if (keys.has(entry)) {
      const message = say`${quote(key)} is already here, with other capitals or accents.`;
      node.findings.add('duplicate-player', pointer, message, say`Name every player once.`);
    } else keys.set(entry, key);
  }
  return keys;
}

/** Adds the finding that a handle belongs to a player of the tournament who does not play here. */
export function addNotPlaying({ findings }: JsonNode, pointer: string, handle: string): void {
  findings.add('player-not-listed', pointer, say`${quote(handle)} does not play here.`, say`Correct the handle.`);
}
