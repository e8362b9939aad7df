import { foldHandle } from './handle.js';

const COUNTRY = /^[a-z]{2}$/i;

/**
 * It matches 1 to 64 characters that show something or are a space: no controls, no format characters (bidi ones among
 * them), no broken text.
 */
const REGION = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u;

/** Whether a text has the shape of a country code: two letters (ISO 3166-1), capital or not. */
export const isCountry = (text: string): boolean => COUNTRY.test(text);

/** Whether a text can be the region of a player or a tournament: 1 to 64 visible characters, no space at either end. */
export const isRegion = (text: string): boolean => REGION.test(text) && text === text.trim();

const APOSTROPHES = /['’ʼ`]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * Returns the slug of a region, the same for every spelling of its name: `qonos` for "Qo'noS". It has lower-case letters
 * and digits of any script without accents, with hyphens between words. A name without any keeps its folded form.
 */
export function regionSlug(name: string): string {
  const folded = foldHandle(name);
  const words = folded.replace(APOSTROPHES, '').replace(BETWEEN_WORDS, ' ').trim();
  return words === '' ? folded : words.replaceAll(' ', '-');
}
