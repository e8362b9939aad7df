import {
  compareNames,
  handleFormsOf,
  isGivenName,
  isInitial,
  NameIndex,
  type NameReason,
  withoutNumber,
} from '@quadrant/rules/names';
import { keyOf, type KnownName } from './known-names.js';

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
  // Somebody with a mark is asked about, and never taken for somebody without it.
  const haveSameMark = (one: number, other: number) => names[one]!.mark?.mark === names[other]!.mark?.mark;
  for (const pair of findLonger(names))
    if (haveSameMark(pair.one, pair.other)) pairs.set(pair.one * names.length + pair.other, pair);
  for (const { index: id, spelled, isHandle, isNumbered } of names) {
    if (isNumbered) continue;
    const handle = withoutNumber(spelled.text);
    const made = isHandle ? (byForm.get(handle) ?? []) : [];
    const found = index.find([spelled.text]).map((person) => person.id);
    for (const other of new Set([...found, ...made])) {
      if (other === id || !haveSameMark(id, other)) continue;
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
/** J. Charpentier costs as much as an initial, JB Charpentier as much as a handle that is made of a name. */
const INITIALS = { single: 0.9, together: 0.6 };

/** Pairs each name with those that have one word less, or only the initials of several given names. */
function findLonger(names: readonly KnownName[]): NearName[] {
  const byWords = new Map<string, number>();
  for (const { index, spelled } of names) byWords.set(keyOf(spelled.words), index);
  return names.flatMap(({ index, spelled: { words }, isNumbered }) => {
    if (isNumbered || words.length < 3 || words.length > MOST_WORDS || words.some(isInitial)) return [];
    const find = (key: string, cost: number, reason: NameReason): NearName[] => {
      const other = byWords.get(key);
      if (other === undefined) return [];
      const [one, last] = index < other ? [index, other] : [other, index];
      return [{ one, other: last, cost, reason }];
    };
    const shorter = words.flatMap((_, at) => find(keyOf(words.toSpliced(at, 1)), ONE_MORE_WORD, 'missing-word'));
    const initials = initialsOf(words).flatMap(([key, cost]) => find(key, cost, 'initials'));
    return [...shorter, ...initials];
  });
}

/** People write J. B. Charpentier, JB Charpentier or J. Charpentier for Jean-Baptiste Charpentier. */
function initialsOf(words: readonly string[]): [key: string, cost: number][] {
  const [first, last] = [words[0]!, words.at(-1)!];
  const shorten = (given: readonly string[]) => given.map((word) => word.charAt(0));
  const surnames = words.slice(1).filter((word) => !isGivenName(word));
  return [
    [keyOf([...shorten(words.slice(0, -1)), last]), INITIALS.single],
    [keyOf([first, ...shorten(words.slice(1))]), INITIALS.single],
    [keyOf([shorten(words.slice(0, -1)).join(''), last]), INITIALS.together],
    ...surnames.map((surname): [string, number] => [keyOf([first.charAt(0), surname]), INITIALS.single]),
  ];
}
