import {
  compareNames,
  handleFormsOf,
  isInitial,
  NameIndex,
  type NameReason,
  withoutNumber,
} from '@quadrant/rules/names';
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
/** Longer names are hardly ever people's. */
const MOST_WORDS = 6;

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
  for (const pair of findLonger(names)) pairs.set(pair.one * names.length + pair.other, pair);
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

/** Somebody is written with and without a second surname, a middle name or a patronymic. */
const ONE_MORE_WORD = 0.6;
/** A junior is somebody else than the one without this word. */
const JUNIOR = new Set(['jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', 'filho', 'neto', 'ml', 'st']);

/** Pairs each name with those that have one word more. */
function findLonger(names: readonly KnownName[]): NearName[] {
  const byWords = new Map<string, number>();
  for (const { index, spelled } of names) byWords.set(spelled.words.toSorted().join(' '), index);
  return names.flatMap(({ index, spelled: { words }, isNumbered }) => {
    if (isNumbered || words.length < 3 || words.length > MOST_WORDS) return [];
    const shorter = words.flatMap((word, at) => {
      const others = words.toSpliced(at, 1);
      if (isInitial(word) || JUNIOR.has(word) || others.some(isInitial)) return [];
      return byWords.get(others.sort().join(' ')) ?? [];
    });
    return [...new Set(shorter)].map((other): NearName => {
      const [one, last] = index < other ? [index, other] : [other, index];
      return { one, other: last, cost: ONE_MORE_WORD, reason: 'missing-word' };
    });
  });
}
