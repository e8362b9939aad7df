import { say } from '@quadrant/rules/message';
import type { FindingList } from '../findings.js';
import { quote } from '../quote.js';
import { pointerTo } from '../pointer.js';
import { applyOperation, findPlace, type PatchFault } from './apply-operation.js';
import { keysOf, type PatchOperation } from './operation.js';

const FAULTS: Readonly<Record<PatchFault, { readonly is: string; readonly advice: string }>> = {
  'nothing-there': { is: 'leads to nothing', advice: 'Compare the path with the document of the current revision.' },
  'something-there': { is: 'is taken already', advice: 'Replace it instead.' },
  'test-failed': { is: 'has another value', advice: 'Reload the tournament: it may have been corrected.' },
};

/**
 * Applies a patch to a document, in place, and returns it with a test of everything that it touches: the old value, the
 * neighbours of a value inserted into a list, and the players of the match, or the handle of the player, that the
 * change is about. So it can be applied to a later document, or not at all, but never to something else.
 *
 * @returns null, with a finding, at the first operation that cannot be done
 */
export function guardPatch(
  document: unknown,
  operations: readonly PatchOperation[],
  findings: FindingList,
): PatchOperation[] | null {
  const guarded: PatchOperation[] = [];
  const tested = new Set<string>();
  for (const [index, given] of operations.entries()) {
    const operation = withoutOverwriting(document, given);
    for (const pointer of operation.op === 'test' ? [] : guardsOf(document, operation)) {
      const place = findPlace(document, keysOf(pointer));
      if (place?.isTaken !== true || tested.has(pointer)) continue;
      tested.add(pointer);
      guarded.push({ op: 'test', path: pointer, value: structuredClone(place.value) });
    }
    const fault = applyOperation(document, operation);
    if (fault !== null) {
      const { is, advice } = FAULTS[fault];
      findings.add(fault, `/patch/${index}/path`, say`${quote(given.path)} ${is}.`, advice);
      return null;
    }
    if (operation.op === 'test') tested.add(operation.path);
    else tested.clear();
    guarded.push(operation);
  }
  return guarded;
}

/** Turns an `add` at an existing key into `replace`, and an `add` behind the last element into one at the end. */
function withoutOverwriting(document: unknown, operation: PatchOperation): PatchOperation {
  if (operation.op !== 'add') return operation;
  const keys = keysOf(operation.path);
  const place = findPlace(document, keys);
  if (place === null) return operation;
  if (!Array.isArray(place.holder)) return place.isTaken ? { ...operation, op: 'replace' } : operation;
  return place.isTaken ? operation : { ...operation, path: pointerTo([...keys.slice(0, -1), '-']) };
}

/** Returns the pointers to values that must not have changed for an operation to keep its meaning. */
function guardsOf(document: unknown, { op, path }: PatchOperation): string[] {
  const keys = keysOf(path);
  const identities = identitiesOf(keys).filter((pointer) => !isWithin(path, pointer));
  if (op !== 'add') return [...identities, path];
  const place = findPlace(document, keys);
  const isInserted = place !== null && Array.isArray(place.holder) && place.isTaken;
  if (!isInserted) return identities;
  const before = Number(place.key) - 1;
  const neighbour = before < 0 ? [] : [pointerTo([...keys.slice(0, -1), before])];
  return [...identities, ...neighbour, path];
}

/** Returns the pointers to the values that identify the round, match, pod or player. */
function identitiesOf(keys: readonly string[]): string[] {
  const [list = '', index = '', inner = '', number = ''] = keys;
  if (list !== 'rounds') return keys.length > 2 ? [pointerTo([list, index, 'handle'])] : [];
  const round = keys.length > 2 ? [pointerTo([list, index, 'round'])] : [];
  if (keys.length < 5) return round;
  return [...round, pointerTo([list, index, inner, number, inner === 'pods' ? 'scores' : 'players'])];
}

const isWithin = (path: string, pointer: string): boolean => path === pointer || path.startsWith(`${pointer}/`);
