import { pack, unpack } from '@quadrant/rules/message';

const CLONED: ReadonlySet<unknown> = new Set([Date.prototype, Map.prototype, Set.prototype, Array.prototype]);

/**
 * Copies a value in the way in which it arrives in another thread. Such a copy silently loses classes, getters and
 * functions, so a value with any of them is an error; only sentences are copied as data. Code that computes in the process
 * instead of a thread copies question and answer with this function. So every test of it checks what can cross a thread.
 *
 * @throws TypeError that names the part which is not plain data
 */
export function copyPlain<Value>(value: Value): Value {
  const packed = pack(value);
  const found = findOther(packed, '', new Set());
  if (found !== null) throw new TypeError(`No plain data, which could go to another thread: ${found}`);
  return unpack(structuredClone(packed)) as Value;
}

/** Returns the first part that a copy would lose, with its path; null when there is none. */
function findOther(value: unknown, path: string, seen: Set<object>): string | null {
  if (typeof value === 'function' || typeof value === 'symbol') return `${path || '/'} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null || seen.has(value)) return null;
  seen.add(value);
  // A Buffer arrives as a Uint8Array.
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
