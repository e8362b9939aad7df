import type { NameDistance } from './compare-word.js';
import { compareWords } from './compare-words.js';
import { costOfMisspelling } from './misspelling.js';
import { wordsOf } from './normalise-name.js';

/** Of words joined or parted, and of a handle that is made of a name. */
const JOINED = 0.2;
const HANDLE_FORM = 0.6;
/** One slip within a word: nothing that is written with other spaces is nearer. */
const NEAR_ENOUGH = 0.62;

/**
 * Compares two names, normalised and in ASCII, of at most 31 words: words with words, in whatever order, and both without
 * their spaces.
 *
 * @param written as it was handed in
 * @param known as it is stored
 */
export function compareNames(written: string, known: string): NameDistance {
  if (written === known) return { cost: 0, reason: 'same-name' };
  const byWords = compareWords(wordsOf(written), wordsOf(known));
  if (byWords.cost <= NEAR_ENOUGH) return byWords;
  const joined = compareJoined(written, known, byWords.cost);
  return joined.cost < byWords.cost ? joined : byWords;
}

function compareJoined(written: string, known: string, limit: number): NameDistance {
  const [one, other] = [written.replaceAll(' ', ''), known.replaceAll(' ', '')];
  const whole = costOfMisspelling(one, other, limit) + JOINED;
  const forms = written.includes(' ') ? [] : handleFormsOf(known);
  const asHandle = Math.min(...forms.map((form) => costOfMisspelling(written, form, limit))) + HANDLE_FORM;
  return asHandle < whole ? { cost: asHandle, reason: 'initials' } : { cost: whole, reason: 'spelling' };
}

/** What people make of their names where one word is asked for: jsmith, smithj, johns, smithjohn. */
function handleFormsOf(name: string): string[] {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [first.charAt(0) + last, last + first.charAt(0), first + last.charAt(0), last + first];
}
