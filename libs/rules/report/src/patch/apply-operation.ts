import { applyPatch } from 'rfc6902';
import { FORBIDDEN_KEYS } from '../walk-json.js';
import { keysOf, type PatchOperation } from './operation.js';

export interface Place {
  /** The object or list that contains the place. */
  readonly holder: object;
  readonly key: string;
  /** It is false for a key that is free, and for the end of a list. */
  readonly isTaken: boolean;
  readonly value: unknown;
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Returns null when the object or list around the place is missing, or is neither object nor list. */
export function findPlace(document: unknown, keys: readonly string[]): Place | null {
  const [key] = keys.slice(-1);
  let holder = document;
  for (const each of keys.slice(0, -1)) {
    const place = placeIn(holder, each);
    if (place?.isTaken !== true) return null;
    holder = place.value;
  }
  return key === undefined ? null : placeIn(holder, key);
}

// The package would follow inherited members, and take "length" and "-1" for places in a list.
function placeIn(holder: unknown, key: string): Place | null {
  if (typeof holder !== 'object' || holder === null || FORBIDDEN_KEYS.has(key)) return null;
  const end = Array.isArray(holder) ? holder.length : null;
  if (end !== null && key !== '-' && !(INDEX.test(key) && Number(key) <= end)) return null;
  const isTaken = Object.hasOwn(holder, key);
  return { holder, key, isTaken, value: isTaken ? (Reflect.get(holder, key) as unknown) : undefined };
}

export type PatchFault = 'nothing-there' | 'something-there' | 'test-failed';

/**
 * Applies one operation to a document, in place. Returns null on success, otherwise the fault. Unlike in RFC 6902,
 * `add` never overwrites: it adds a free key, or makes room in a list.
 */
export function applyOperation(document: unknown, operation: PatchOperation): PatchFault | null {
  const place = findPlace(document, keysOf(operation.path));
  if (place === null) return 'nothing-there';
  if (operation.op === 'add') {
    if (place.isTaken && !Array.isArray(place.holder)) return 'something-there';
  } else if (!place.isTaken) return 'nothing-there';
  // All other errors were found above, so an error here means that the test failed.
  const [error] = applyPatch(document, [operation]);
  return error ? 'test-failed' : null;
}
