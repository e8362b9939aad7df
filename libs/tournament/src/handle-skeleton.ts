import { foldHandle } from './handle.js';

/**
 * Characters that are taken for another one, as small letters: of Cyrillic and Greek those whose capitals or small letters
 * look like Latin ones, where both do the capital's; digits, and what is left when i, l and 1 cannot be told apart.
 * A choice from Unicode Technical Standard 39, section 4 (confusable detection).
 */
const TAKEN_FOR = {
  a: 'аαɑ',
  b: 'вьβƅ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еεҽ',
  g: 'ɡց',
  h: 'нһηհ',
  j: 'јϳ',
  k: 'кκ',
  l: 'i1|ıіιӏǀ',
  m: 'мμ',
  n: 'пνո',
  o: '0оοσօᴏ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'սц',
  v: 'ѵᴠ',
  w: 'ԝωѡ',
  x: 'хχ',
  y: 'уυγ',
  z: 'ζᴢ',
} as const;

/** Each lookalike, and at the same place of the other text what it looks like. */
export const LOOKALIKES = {
  of: Object.values(TAKEN_FOR).join(''),
  as: Object.entries(TAKEN_FOR)
    .map(([letter, lookalikes]) => letter.repeat(lookalikes.length))
    .join(''),
} as const;

/** Two letters that together look like one. */
export const LOOKALIKE_PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

const LETTER_OF = new Map([...LOOKALIKES.of].map((lookalike, place) => [lookalike, LOOKALIKES.as.charAt(place)]));

/**
 * What somebody sees who does not look closely: handles of the same skeleton can be taken for each other. Case and accents
 * count as little as in `foldHandle`; no text is refused.
 */
export function skeletonOf(handle: string): string {
  const letters = [...foldHandle(handle)].map((each) => LETTER_OF.get(each) ?? each).join('');
  return LOOKALIKE_PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
}
