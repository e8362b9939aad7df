import { foldHandle } from './handle.js';

const COUNTRY = /^[a-z]{2}$/i;

/**
 * 1 to 64 characters that show something or are a space: no controls, no format characters (bidi ones among them), no
 * broken text.
 */
const REGION = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u;

/** Whether a text has the shape of a country code: two letters (ISO 3166-1), capital or not. */
export const isCountry = (text: string): boolean => COUNTRY.test(text);

/** Whether a text can be the region of a player or a tournament: 1 to 64 visible characters, no space at either end. */
export const isRegion = (text: string): boolean => REGION.test(text) && text === text.trim();

const APOSTROPHES = /['’ʼ`]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * What a region is known by, however its name is written: `qonos` for "Qo'noS". Letters and digits of any script in small
 * letters without accents, words joined by hyphens; of a name that has neither, the folded name.
 */
export function regionSlug(name: string): string {
  const folded = foldHandle(name);
  const words = folded.replace(APOSTROPHES, '').replace(BETWEEN_WORDS, ' ').trim();
  return words === '' ? folded : words.replaceAll(' ', '-');
}
