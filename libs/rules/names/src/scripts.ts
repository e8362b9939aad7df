import { normaliseName, wordsOf } from './normalise-name.js';

/** Cyrillic and Greek letters that look like Latin ones, normalised: what a reader takes them for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ѕ: 's', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y' },
  ...{ х: 'x', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'l', ь: 'b', г: 'r', п: 'n', и: 'u', ц: 'u', ё: 'e', й: 'u' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ω: 'w',
    σ: 'o',
  },
};

/** How Cyrillic and Greek letters are commonly written in Latin ones. */
const ROMAN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    є: 'ye',
    і: 'i',
    ї: 'i',
    ґ: 'g',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
  },
  ...{
    ђ: 'd',
    џ: 'dz',
    ў: 'u',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
  },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};

const LATIN = /\p{Script=Latin}/u;
const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const ASCII = /^[ -~]*$/;

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('');

/** Whether a word of a normalised name is written in letters of several alphabets, as nobody's name is. */
export const mixesAlphabets = (normalised: string): boolean =>
  wordsOf(normalised).some((word) => LATIN.test(word) && OTHER_ALPHABET.test(word));

/** A normalised name as it looks to a reader of Latin letters. */
const lookOf = (normalised: string): string => replaceLetters(normalised, LOOK_ALIKES);

/**
 * A normalised name in ASCII, which every database finds trigrams in, whatever its locale: Cyrillic and Greek words
 * romanised, words that mix alphabets as they look, any other letter as its number.
 */
export function romanise(normalised: string): string {
  if (ASCII.test(normalised)) return normalised;
  return wordsOf(normalised)
    .map((word) => (mixesAlphabets(word) ? lookOf(word) : replaceLetters(word, ROMAN)))
    .map((word) => word.replace(/[^ -~]/gu, (letter) => `u${letter.codePointAt(0)!.toString(36)}`))
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Nobody turns a name round with it: a comma that a finger hit beside m. */
const COMMA_WITHIN = /(?<=\p{L}),(?=\p{L})/gu;

/** Nobody's name has more; what comes behind them is not looked at. */
export const MOST_WORDS = 6;
const MOST_LETTERS = 80;

const cutShort = (reading: string): string => wordsOf(reading.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS).join(' ');

/** The ways in which a name may be meant, in ASCII: romanised, as it looks, and without a comma that stands within. */
export function readingsOf(name: string): string[] {
  const normalised = normaliseName(name);
  const readings = [romanise(normalised)];
  if (!ASCII.test(normalised)) {
    const look = lookOf(normalised);
    if (ASCII.test(look)) readings.push(look);
  }
  if (name.includes(',')) readings.push(romanise(normaliseName(name.replace(COMMA_WITHIN, ' '))));
  return [...new Set(readings.map(cutShort))].filter((reading) => reading !== '');
}
