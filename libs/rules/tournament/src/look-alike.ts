import { foldHandle } from './handle.js';

/**
 * Folded letters of other scripts that are drawn as a Latin letter is, small or capital, by that letter (as far as handles
 * need it, after Unicode Technical Standard 39).
 */
const TWINS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вьβ',
  c: 'с',
  d: 'ԁ',
  e: 'еεҽ',
  f: 'ϝ',
  g: 'ɡց',
  h: 'нһηհ',
  i: 'іι',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  m: 'мμ',
  n: 'пո',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'սυ',
  v: 'νѵ',
  w: 'ѡωԝ',
  x: 'хχ',
  y: 'уγү',
  z: 'ζ',
};

/** Letters that look like those of {@link LATIN}, each in the place of its twin. */
export const LOOK_ALIKES = Object.values(TWINS).join('');
export const LATIN = Object.entries(TWINS)
  .map(([latin, twins]) => latin.repeat(twins.length))
  .join('');

const LATIN_OF = new Map([...LOOK_ALIKES].map((letter, index) => [letter, LATIN[index]!]));

/** What a handle looks like: two that people cannot tell apart have the same skeleton, whatever letters they are of. */
export const skeletonOf = (handle: string): string =>
  [...foldHandle(handle)].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
