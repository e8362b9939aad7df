import type { NameDistance } from './compare-word.js';
import { compareWords } from './compare-words.js';
import { costOfMisspelling, leastCostOfMisspelling } from './misspelling.js';
import { wordsOf } from './normalise-name.js';

/** Of words joined or parted, and of a handle that is made of a name. */
const JOINED = 0.2;
const HANDLE_FORM = 0.6;
/** One slip within a word: nothing that is written with other spaces is nearer. */
const NEAR_ENOUGH = 0.62;

/** A name, normalised and in ASCII, of a few words. */
export interface SpelledName {
  readonly text: string;
  readonly words: readonly string[];
  /** Without its spaces. */
  readonly joined: string;
}

export const spell = (text: string): SpelledName => ({ text, words: wordsOf(text), joined: text.replaceAll(' ', '') });

/**
 * Compares two names: words with words, in whatever order, and both without their spaces.
 *
 * @param written as it was submitted
 * @param known as it is stored
 * @param limit what costs more may be told as more than it costs
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
  const asHandle = Math.min(...forms.map((form) => costWithin(limit, written.text, form))) + HANDLE_FORM;
  return asHandle < whole ? { cost: asHandle, reason: 'initials' } : { cost: whole, reason: 'spelling' };
}

const costWithin = (limit: number, written: string, known: string): number =>
  leastCostOfMisspelling(written, known) > limit ? Infinity : costOfMisspelling(written, known, limit);

/** What people make of their names where one word is asked for: jsmith, smithj, johns, smithjohn. */
function handleFormsOf(words: readonly string[]): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [first.charAt(0) + last, last + first.charAt(0), first + last.charAt(0), last + first];
}
