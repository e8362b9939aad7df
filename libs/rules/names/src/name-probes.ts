import { isInitial, normaliseName, wordsOf } from './normalise-name.js';
import { nicknamesOf } from './nicknames.js';
import { readingsOf, romanise } from './scripts.js';

/** What to look for in an index of {@link searchText}s, to find everybody who may be meant by a text. */
export interface NameProbes {
  /** To be compared by trigrams. */
  readonly texts: readonly string[];
  /** To be found as they are: the text with its words turned round, with nicknames, with initials. */
  readonly equal: readonly string[];
  /** First letters and last word of a name, each to be met in this order. */
  readonly beginnings: readonly (readonly [first: string, last: string])[];
}

/** What an index keeps of a name: normalised, in ASCII. */
export const searchText = (name: string): string => romanise(normaliseName(name));

/** The probes for a name as it was submitted. */
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

/** With every name that the bearer of the given name at a place may have, and with its initial. */
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
