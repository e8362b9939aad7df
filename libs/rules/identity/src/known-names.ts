import {
  isGivenName,
  isInitial,
  normaliseName,
  readMark,
  searchText,
  spell,
  type SpelledName,
} from '@quadrant/rules/names';

/**
 * A name, however it is spelled: spellings that differ in capitals, accents, marks or the order of their words have one name.
 */
export interface KnownName {
  readonly index: number;
  /** Its words are in the order that is there most often. */
  readonly spelled: SpelledName;
  /**
   * Names that are written differently in other countries, and many misspelt ones, have one number: Semyonov and Semenov,
   * Müller and Mueller. It tells who played together, and never who is who.
   */
  readonly alike: number;
  /** Only one word of it is no initial, so that several people of one place may bear it: J. Smith. */
  readonly isShort: boolean;
  /** It has several words and a digit: Player 1 and Player 2 differ in a number, not by a slip. */
  readonly isNumbered: boolean;
  /** It is one word, as handles are, and no given name. */
  readonly isHandle: boolean;
  /** It tells its bearer from others of the same name: senior, a year. It is null for most names. */
  readonly mark: { readonly base: SpelledName; readonly mark: string } | null;
}

export interface KnownNames {
  readonly list: readonly KnownName[];
  /** It gives the number of the name of a spelling. */
  readonly nameOf: ReadonlyMap<string, number>;
}

/** Shorter words are nobody's alone. */
const LEAST_LETTERS = 5;
/** A word that is in so many longer names is a given name or a surname, whatever the language. */
const SEVERAL = 2;

/**
 * Finds the names of spellings. A spelling without letters and digits is a name of its own.
 *
 * @param spellings one for each entry, so that the usual order of words can be counted
 */
export function readNames(spellings: Iterable<string>): KnownNames {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const nameOf = new Map<string, number>();
  const numbers = new Map<string, number>();
  const orders: Map<string, number>[] = [];
  const marks: KnownName['mark'][] = [];
  for (const [spelling, count] of counts) {
    const marked = readMark(spelling);
    const base = marked === null ? null : readText(marked.base);
    const text = marked === null ? readText(spelling) : `${base!} ${marked.mark}`;
    const key = keyOf(text.split(' '));
    let number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, (number = orders.push(new Map()) - 1));
      marks.push(marked === null ? null : { base: spell(base!), mark: marked.mark });
    }
    nameOf.set(spelling, number);
    orders[number]!.set(text, (orders[number]!.get(text) ?? 0) + count);
  }
  const bearers = new Map<string, number>();
  for (const [key] of numbers) {
    const words = new Set(key.split(' '));
    if (words.size > 1) for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  }
  const usual = orders.map((texts) => spell(mostUsual(texts)));
  const alike = numberAlike(
    usual.map(({ words }) => words.map(skeletonOf).sort()),
    orders.map((texts) => [...texts.values()].reduce((sum, count) => sum + count, 0)),
  );
  const list = usual.map((spelled, index) =>
    describe(
      { index, spelled, alike: alike[index]!, mark: marks[index]! },
      (bearers.get(spelled.text) ?? 0) >= SEVERAL,
    ),
  );
  return { list, nameOf };
}

/** Names with the same words have one key. */
export const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

/** Letters that mix alphabets are read as they look by searchText. Without them nothing is left of some spellings. */
const readText = (spelling: string): string => searchText(spelling) || normaliseName(spelling) || spelling;

/** Gives names with the same skeletons one number. A name with one word more has the number of the most frequent shorter one. */
function numberAlike(skeletons: readonly (readonly string[])[], counts: readonly number[]): number[] {
  const frequency = new Map<string, number>();
  for (const [index, words] of skeletons.entries()) {
    const key = words.join(' ');
    frequency.set(key, (frequency.get(key) ?? 0) + counts[index]!);
  }
  const numbers = new Map<string, number>();
  return skeletons.map((words) => {
    let best = words.join(' ');
    if (words.length > 2) {
      const shorter = words.map((_, at) => words.toSpliced(at, 1).join(' ')).filter((key) => frequency.has(key));
      if (shorter.length > 0) best = shorter.reduce((a, b) => (frequency.get(b)! > frequency.get(a)! ? b : a));
    }
    if (!numbers.has(best)) numbers.set(best, numbers.size);
    return numbers.get(best)!;
  });
}

const VOWELS = /(?<=.)[aeiouy]/gu;
/** Alphabets and countries write these sounds in two ways. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['x', 'ks'],
  ['kh', 'h'],
  ['ch', 'h'],
  ['ph', 'f'],
  ['w', 'v'],
];

/** Leaves the first letter and the consonants of a word: Semyonov and Semenov have one skeleton. */
export function skeletonOf(word: string): string {
  const sounds = SOUNDS.reduce((text, [from, to]) => text.replaceAll(from, to), word);
  const letters = [...sounds.replace(VOWELS, '')];
  return letters.filter((letter, at) => letter !== letters[at - 1]).join('');
}

/** Among orders that are there equally often, the first one of the alphabet is taken: it decides nothing about people. */
const mostUsual = (texts: ReadonlyMap<string, number>): string =>
  [...texts].reduce((best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] < best[0]) ? each : best))[0];

/** Anna is nobody's alone, and annas is many a person's with this initial. */
const isOfGivenName = (word: string): boolean => isGivenName(word) || isGivenName(word.slice(0, -1));

const describe = (
  { index, spelled, alike, mark }: Pick<KnownName, 'index' | 'spelled' | 'alike' | 'mark'>,
  hasSeveral: boolean,
): KnownName => ({
  ...{ index, spelled, alike, mark },
  isShort: spelled.words.length > 1 && spelled.words.filter((word) => !isInitial(word)).length < 2,
  isNumbered: spelled.words.length > 1 && /\d/.test(spelled.text),
  isHandle:
    spelled.words.length === 1 &&
    spelled.joined.length >= LEAST_LETTERS &&
    !hasSeveral &&
    !isOfGivenName(spelled.joined),
});
