import { foldHandle, removeInvisible } from '@quadrant/rules/tournament';

/** Letters that carry no accent of their own in Unicode, and are written without it wherever a keyboard lacks them. */
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
/** Within a word: O'Brien and D’Arcy are one word each. */
const APOSTROPHES = /['’‘ʼʻ`´′＇]/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const COMMA = /[,،、，]/u;
/** What may follow a name behind a comma without being a given name. */
const SUFFIX = /^(jr|sr|junior|senior|i{1,3}|iv|phd|md|esq)\.?$/iu;

/**
 * A name as it is compared with others: lower case, without accents (as `foldHandle` does it, and ø ł đ ð þ æ œ ß ı as
 * o l d d th ae oe ss i), "Last, First" turned round to "First Last" (a suffix such as Jr. goes to the end), without
 * apostrophes and invisible characters, and every other mark or run of white space one space: "Smith, J. R." and
 * "j r smith" are one name. The order of words counts where no comma says it, and letters of other scripts stay as they
 * are: a Cyrillic а is no Latin a. Works on any text; one without letters and digits gives ''.
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

/** The words of a normalised name. */
export const wordsOf = (normalised: string): string[] => (normalised === '' ? [] : normalised.split(' '));

const INITIAL = /^[\p{Ll}\p{Lu}]$/u;
/** Code units of a letter at most. */
const LONGEST_LETTER = 2;

/** Whether a word is but the first letter of a name, in a script that writes initials. */
export const isInitial = (word: string): boolean => word.length <= LONGEST_LETTER && INITIAL.test(word);
