import { skeletonOf } from './look-alike.js';

/**
 * Characters that are taken for another one even in one alphabet: digits, small capitals, and what is left when i, l and 1
 * cannot be told apart. A choice from Unicode Technical Standard 39, section 4 (confusable detection).
 */
const TAKEN_FOR = { c: 'ᴄ', l: 'i1|ıǀ', o: '0ᴏ', r: 'ᴦ', s: 'ꜱ', v: 'ᴠ', z: 'ᴢ' } as const;

/** Each such character, and at the same place of the other text what it is taken for. */
export const CLOSE_LETTERS = {
  of: Object.values(TAKEN_FOR).join(''),
  as: Object.entries(TAKEN_FOR)
    .map(([letter, taken]) => letter.repeat(taken.length))
    .join(''),
} as const;

/** Two letters that together look like one. */
export const CLOSE_PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

const LETTER_OF = new Map([...CLOSE_LETTERS.of].map((taken, place) => [taken, CLOSE_LETTERS.as.charAt(place)]));

/**
 * What somebody sees who does not look closely: coarser than `skeletonOf`, for accounts, whose handle says whose rights one
 * has. No text is refused.
 */
export function closeSkeletonOf(handle: string): string {
  const letters = [...skeletonOf(handle)].map((each) => LETTER_OF.get(each) ?? each).join('');
  return CLOSE_PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
}
