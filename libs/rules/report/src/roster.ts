import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import type { FindingList } from './findings.js';
import { addWrongType } from './json-node.js';
import { quote } from './quote.js';

/** The players of a report. They are found by any spelling of their handle. */
export interface Roster {
  readonly size: number;
  /** It is false after a player without a handle, or with an empty one. Then no handle can be reported as missing. */
  isComplete: boolean;
  /** Notes an invalid handle, so that a match that names it is not reported for a missing player as well. */
  addUnreadable(handle: string): void;
  /** Whether a text is in the list, but is not a valid handle. */
  isUnreadable(handle: string): boolean;
  /** Adds the next entry; false when a player with this handle is there already. */
  add(handle: string): boolean;
  /** Returns the entry that a handle names; null when nobody has it. */
  find(handle: string): number | null;
}

/** It stands for the unknown opponent of a match while that is read. */
export const UNKNOWN_ENTRY = -1;

/** Games name the unknown opponent of their match like this. */
export const UNKNOWN_HANDLE = '?';

/** Returns the roster of a match whose opponent is unknown. */
export const withUnknown = (roster: Roster): Roster => ({
  ...roster,
  find: (handle) => (handle === UNKNOWN_HANDLE ? UNKNOWN_ENTRY : roster.find(handle)),
});

/** Returns a roster that has no players yet. */
export function startRoster(): Roster {
  const byText = new Map<string, number>();
  const byIdentity = new Map<string, number>();
  const unreadable = new Set<string>();
  let size = 0;
  return {
    isComplete: true,
    addUnreadable: (handle) => void unreadable.add(handle),
    isUnreadable: (handle) => unreadable.has(handle),
    get size() {
      return size;
    },
    add(handle) {
      const entry = size++;
      const identity = foldHandle(handle);
      if (byIdentity.has(identity)) return false;
      byIdentity.set(identity, entry);
      byText.set(handle, entry);
      return true;
    },
    // Handles are nearly always written as in the list of players.
    find: (handle) => byText.get(handle) ?? byIdentity.get(foldHandle(handle)) ?? null,
  };
}

/** Returns the entry that a value of the document names; null, with a finding, when it names nobody. */
export function findEntry(findings: FindingList, roster: Roster, pointer: string, value: unknown): number | null {
  if (typeof value !== 'string') {
    addWrongType(findings, pointer, value, say`a handle`, 'required');
    return null;
  }
  const entry = roster.find(value);
  if (entry !== null || !roster.isComplete || roster.isUnreadable(value)) return entry;
  const message = say`${quote(value)} is not in the list of players.`;
  findings.add('player-not-listed', pointer, message, say`Add the player to players, or correct the handle.`);
  return null;
}
