import type { NameDistance } from './compare-word.js';
import { compareWords } from './compare-words.js';
import { costOfMisspelling, leastCostOfMisspelling } from './misspelling.js';
import { wordsOf } from './normalise-name.js';

/** Words that are joined or split cost the first, a handle that is made of a name the second. */
const JOINED = 0.2;
const HANDLE_FORM = 0.6;
/** It covers one slip within a word. Reading the names without spaces finds nothing nearer than that. */
const NEAR_ENOUGH = 0.62;

/** A name of a few words, normalised and in ASCII. */
export interface SpelledName {
  readonly text: string;
  readonly words: readonly string[];
  /** The name is written without its spaces. */
  readonly joined: string;
}

export const spell = (text: string): SpelledName => ({ text, words: wordsOf(text), joined: text.replaceAll(' ', '') });

/**
 * Compares two names: it compares their words in any order, and both names without spaces.
 *
 * @param written as it was submitted
 * @param known as it is stored
 * @param limit the cost may be reported too high when it is above this limit
 */
export function compareNames(written: SpelledName, known: SpelledName, limit = Infinity): NameDistance {
  if (written.text === known.text) return { cost: 0, reason: 'same-name' };
  const byWords = compareWords(written.words, known.words, Math.max(limit, NEAR_ENOUGH));
  if (byWords.cost <= NEAR_ENOUGH) return byWords;
  const joined = compareJoined(written, known, Math.min(byWords.cost, limit));
  return joined.cost < byWords.cost ? joined : byWords;
}

function compareJoined(written: SpelledName, known: SpelledName, limit: number): NameDistance {
  const whole = costWithin(limit, written.joined, known.joined) + JOINED;
  const forms = written.words.length > 1 || limit < HANDLE_FORM ? [] : handleFormsOf(known.words);
  const handle = withoutNumber(written.text);
  const asHandle = Math.min(...forms.map((form) => costWithin(limit, handle, form))) + HANDLE_FORM;
  return asHandle < whole ? { cost: asHandle, reason: 'initials' } : { cost: whole, reason: 'spelling' };
}

const costWithin = (limit: number, written: string, known: string): number =>
  leastCostOfMisspelling(written, known) > limit ? Infinity : costOfMisspelling(written, known, limit);

/** Sites add a number to a handle that is taken: jsmith42. A handle that is a number stays. */
export const withoutNumber = (handle: string): string => handle.replace(/(?<=\p{L})\d{1,6}$/u, '');

/**
 * People shorten their names like this where they need one word: jsmith, smithj, johns, smithjohn.
 *
 * @param words of a normalised name; one word has no such forms
 */
export function handleFormsOf(words: readonly string[]): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [first.charAt(0) + last, last + first.charAt(0), first + last.charAt(0), last + first];
}
