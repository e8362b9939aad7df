import { compareNames, handleFormsOf, NameIndex, type NameReason, withoutNumber } from '@quadrant/rules/names';
import type { KnownName } from './known-names.js';

/** Two names that one person may have. */
export interface NearName {
  readonly one: number;
  readonly other: number;
  /** It is about 1 for each slip, initial or nickname. */
  readonly cost: number;
  readonly reason: NameReason;
}

/** It covers one slip, one initial or one nickname. */
const FARTHEST = 1.15;

/**
 * Finds the pairs of names that may be one person's. Each name is compared with those that share letters with it, not with
 * all.
 *
 * @returns the nearest first
 */
export function findNearNames(names: readonly KnownName[]): NearName[] {
  const index = new NameIndex();
  const byForm = new Map<string, number[]>();
  for (const { index: id, spelled, isNumbered } of names) {
    if (isNumbered) continue;
    index.put({ id, handle: spelled.text, name: null, country: null }, { handleKey: spelled.text, searchName: null });
    for (const form of handleFormsOf(spelled.words)) byForm.set(form, [...(byForm.get(form) ?? []), id]);
  }
  const pairs = new Map<number, NearName>();
  for (const { index: id, spelled, isHandle, isNumbered } of names) {
    if (isNumbered) continue;
    const handle = withoutNumber(spelled.text);
    const made = isHandle ? (byForm.get(handle) ?? []) : [];
    const found = index.find([spelled.text]).map((person) => person.id);
    for (const other of new Set([...found, ...made])) {
      if (other === id) continue;
      const [low, high] = id < other ? [id, other] : [other, id];
      const key = low * names.length + high;
      if (pairs.has(key)) continue;
      const near = compareBoth(names[low]!, names[high]!);
      if (near.cost <= FARTHEST) pairs.set(key, near);
    }
  }
  return [...pairs.values()].sort((a, b) => a.cost - b.cost || a.one - b.one || a.other - b.other);
}

function compareBoth(one: KnownName, other: KnownName): NearName {
  const [there, back] = [
    compareNames(one.spelled, other.spelled, FARTHEST),
    compareNames(other.spelled, one.spelled, FARTHEST),
  ];
  return { one: one.index, other: other.index, ...(there.cost <= back.cost ? there : back) };
}
