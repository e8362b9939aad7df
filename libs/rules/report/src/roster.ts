import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import type { FindingList } from './findings.js';
import { addWrongType } from './json-node.js';
import { quote } from './quote.js';

/** Who plays, by every way of writing a handle that means the same player. */
export interface Roster {
  readonly size: number;
  /** False once somebody has no handle, or an empty one: then nobody can be said to be missing. */
  isComplete: boolean;
  /** Notes a handle that cannot be one, so that whoever names it is not missing too. */
  addUnreadable(handle: string): void;
  /** Whether a text is in the list, but cannot be a handle. */
  isUnreadable(handle: string): boolean;
  /** Adds the next entry; false when somebody of that handle is there already. */
  add(handle: string): boolean;
  /** The entry that a handle names; null when nobody has it. */
  find(handle: string): number | null;
}

/** A roster with nobody on it yet. */
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
    // Nearly always a handle is written as in the list of players.
    find: (handle) => byText.get(handle) ?? byIdentity.get(foldHandle(handle)) ?? null,
  };
}

/** The entry that a value of the document names; null, with a finding, when it names nobody. */
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
