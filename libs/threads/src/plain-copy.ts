import { pack, unpack } from '@quadrant/rules/message';

const CLONED: ReadonlySet<unknown> = new Set([Date.prototype, Map.prototype, Set.prototype, Array.prototype]);

/**
 * The value as it arrives in another thread. A copy loses classes, getters and functions without a word, so a value that has
 * some is an error; only sentences go as data. What computes in the process, in place of a thread, copies its question and its answer with this function:
 * then every test of it sees what crosses a thread.
 *
 * @throws TypeError that names what is no plain data
 */
export function copyPlain<Value>(value: Value): Value {
  const packed = pack(value);
  const found = findOther(packed, '', new Set());
  if (found !== null) throw new TypeError(`No plain data, which could go to another thread: ${found}`);
  return unpack(structuredClone(packed)) as Value;
}

/** The first thing that a copy would lose, with its path; null when there is none. */
function findOther(value: unknown, path: string, seen: Set<object>): string | null {
  if (typeof value === 'function' || typeof value === 'symbol') return `${path || '/'} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null || seen.has(value)) return null;
  seen.add(value);
  // A Buffer arrives as the Uint8Array that it is.
  if (value instanceof Uint8Array) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !CLONED.has(prototype))
    return `${path || '/'} is a ${value.constructor.name}`;
  if (value instanceof Map || value instanceof Set) return findIn([...value].entries(), path, seen);
  return findIn(Object.entries(value), path, seen);
}

function findIn(entries: Iterable<readonly [string | number, unknown]>, path: string, seen: Set<object>) {
  for (const [key, each] of entries) {
    const found = findOther(each, `${path}/${key}`, seen);
    if (found !== null) return found;
  }
  return null;
}
