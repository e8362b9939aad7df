import { foldHandle, removeInvisible } from '@quadrant/rules/tournament';

/** Unicode has no accent to remove from these letters. People write them plainly when a keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

const WHITE_SPACE = /\s+/gu;
/** Apostrophes are removed within a word, so O'Brien and D’Arcy are one word each. */
const APOSTROPHES = /['’‘ʼʻ`´′＇]/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const COMMA = /[,،、，]/u;
/** These may follow a name behind a comma without being a given name. */
const SUFFIX = /^(jr|sr|junior|senior|i{1,3}|iv|phd|md|esq)\.?$/iu;

/**
 * Normalises a name for comparisons with others.
 *
 * - The result is in lower case, without accents (as in `foldHandle`, and ø ł đ ð þ æ œ ß ı become o l d d th ae oe ss i).
 * - "Last, First" becomes "First Last"; a suffix such as Jr. goes to the end.
 * - Apostrophes and invisible characters are removed. Any other mark or run of white space becomes one space, so
 *   "Smith, J. R." and "j r smith" are one name.
 * - The order of words counts where no comma tells it.
 * - Letters of other scripts stay unchanged: a Cyrillic а is no Latin a.
 *
 * It accepts any text; one without letters and digits gives ''.
 */
export function normaliseName(text: string): string {
  const visible = removeInvisible(text.replace(WHITE_SPACE, ' '));
  const folded = foldHandle(turnRound(visible).replace(APOSTROPHES, ''));
  return folded
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter]!)
    .replace(NO_WORD, ' ')
    .trim();
}

function turnRound(text: string): string {
  if (!COMMA.test(text)) return text;
  const parts = text
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [last = '', ...others] = parts;
  const first = others.filter((part) => !SUFFIX.test(part));
  const suffixes = others.filter((part) => SUFFIX.test(part));
  return [...first, last, ...suffixes].join(' ');
}

/** Splits a normalised name into words. */
export const wordsOf = (normalised: string): string[] => (normalised === '' ? [] : normalised.split(' '));

const INITIAL = /^[\p{Ll}\p{Lu}]$/u;
/** A letter has at most this many code units. */
const LONGEST_LETTER = 2;

/** Whether a word is just the first letter of a name, in a script that writes initials. */
export const isInitial = (word: string): boolean => word.length <= LONGEST_LETTER && INITIAL.test(word);
