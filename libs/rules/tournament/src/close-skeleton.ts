import { skeletonOf } from './look-alike.js';

/**
 * People confuse these characters even in one alphabet: digits, small capitals, and what is left when i, l and 1 cannot
 * be told apart. We chose them from Unicode Technical Standard 39, section 4 (confusable detection).
 */
const TAKEN_FOR = { c: 'ᴄ', l: 'i1|ıǀ', o: '0ᴏ', r: 'ᴦ', s: 'ꜱ', v: 'ᴠ', z: 'ᴢ' } as const;

/** The second text has, at the same place as the character in the first, the letter that it is confused with. */
export const CLOSE_LETTERS = {
  of: Object.values(TAKEN_FOR).join(''),
  as: Object.entries(TAKEN_FOR)
    .map(([letter, taken]) => letter.repeat(taken.length))
    .join(''),
} as const;

/** The two letters together look like the single one. */
export const CLOSE_PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

const LETTER_OF = new Map([...CLOSE_LETTERS.of].map((taken, place) => [taken, CLOSE_LETTERS.as.charAt(place)]));

/**
 * Returns a skeleton that is the same for handles which look alike at a glance. It is coarser than `skeletonOf`, and is
 * used for accounts, whose handle tells whose rights they have. It accepts any text.
 */
export function closeSkeletonOf(handle: string): string {
  const letters = [...skeletonOf(handle)].map((each) => LETTER_OF.get(each) ?? each).join('');
  return CLOSE_PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
}
