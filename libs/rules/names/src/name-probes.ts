import { isInitial, normaliseName, wordsOf } from './normalise-name.js';
import { nicknamesOf } from './nicknames.js';
import { readingsOf, romanise } from './scripts.js';

/** These probes find everybody who may be meant by a text, in an index of {@link searchText}s. */
export interface NameProbes {
  /** These texts are compared by trigrams. */
  readonly texts: readonly string[];
  /** These texts are looked up unchanged: the text with its words reordered, with nicknames, and with initials. */
  readonly equal: readonly string[];
  /** A name fits when it has these first letters and a later word that begins with the last. */
  readonly beginnings: readonly (readonly [first: string, last: string])[];
}

/** Returns the text that an index keeps of a name: normalised, in ASCII. */
export const searchText = (name: string): string => romanise(normaliseName(name));

/** Returns the probes for a submitted name. */
export function probesOf(text: string): NameProbes {
  const texts = readingsOf(text).map(wordsOf);
  return {
    texts: texts.map((words) => words.join(' ')),
    equal: [...new Set(texts.flatMap(equalsOf))],
    beginnings: texts.flatMap(beginningsOf),
  };
}

function equalsOf(words: readonly string[]): string[] {
  const [first, ...others] = words;
  const last = others.pop();
  if (first === undefined) return [];
  const orders = last === undefined ? [words] : [words, [...others, last, first], [last, first, ...others]];
  const forms = orders.flatMap((order) => formsOf(order, 0));
  return [...forms, words.join('')].filter((form) => form !== '');
}

/** Replaces the given name at a place with every nickname that its bearer may have, and with its initial. */
function formsOf(words: readonly string[], place: number): string[] {
  const given = words[place]!;
  const others = words.length > 1 ? [...nicknamesOf(given), given.charAt(0)] : nicknamesOf(given);
  return [given, ...others].map((form) => words.with(place, form).join(' '));
}

function beginningsOf(words: readonly string[]): (readonly [string, string])[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return [];
  if (isInitial(last)) return [[first, last], ...(isInitial(first) ? [] : [[last, first] as const])];
  return [[first.charAt(0), last]];
}
