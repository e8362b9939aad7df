import type { FieldChange } from './patch/field-change.js';
import { escapeKey } from '@quadrant/rules/tournament';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns the differences between two documents of one tournament, field by field. Players are compared by handle, rounds by
 * number and matches by their players, so one more player at the beginning of the list is one difference. The order of lists
 * and of keys does not count. A pointer leads into the later document, or into the earlier one when the value was removed.
 */
export function diffDocuments(before: unknown, after: unknown): FieldChange[] {
  const differences: FieldChange[] = [];
  compare(before, after, ['', ''], differences);
  return differences;
}

type Pointers = readonly [before: string, after: string];

function compare(before: unknown, after: unknown, at: Pointers, into: FieldChange[]): void {
  if (isObject(before) && isObject(after)) return compareObjects(before, after, at, into);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, at, into);
  if (before !== after) into.push({ pointer: at[1], from: before, to: after });
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compareObjects(before: JsonObject, after: JsonObject, [old, now]: Pointers, into: FieldChange[]): void {
  for (const [key, value] of Object.entries(before)) {
    const path = `/${escapeKey(key)}`;
    if (Object.hasOwn(after, key)) compare(value, after[key], [old + path, now + path], into);
    else into.push({ pointer: old + path, from: value });
  }
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) into.push({ pointer: `${now}/${escapeKey(key)}`, to: value });
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  [old, now]: Pointers,
  into: FieldChange[],
): void {
  const [known, current] = [byIdentity(before), byIdentity(after)];
  for (const [identity, index] of known) {
    const other = current.get(identity);
    if (other === undefined) into.push({ pointer: `${old}/${index}`, from: before[index] });
    else compare(before[index], after[other], [`${old}/${index}`, `${now}/${other}`], into);
  }
  for (const [identity, index] of current) {
    if (!known.has(identity)) into.push({ pointer: `${now}/${index}`, to: after[index] });
  }
}

function byIdentity(list: readonly unknown[]): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const identity = identityOf(item);
    const free = identity === null || indexes.has(identity) ? `#${index}` : identity;
    indexes.set(free, index);
  }
  return indexes;
}

/** It is null when only the place in the list identifies an item. */
function identityOf(item: unknown): string | null {
  if (!isObject(item)) return null;
  if (typeof item['handle'] === 'string') return `handle ${item['handle']}`;
  if (typeof item['round'] === 'number') return `round ${item['round']} ${String(item['stage'])}`;
  const players = item['players'];
  return Array.isArray(players) ? `players ${JSON.stringify(players.map(nameIn).sort())}` : null;
}

/** Pods name their players in objects that also hold their results. */
const nameIn = (player: unknown): string => JSON.stringify(isObject(player) ? player['handle'] : player);
