import { foldHandle } from './handle.js';

/**
 * The key is a Latin letter. The value has folded letters of other scripts that look like it, small or capital (as far
 * as handles need them, after Unicode Technical Standard 39).
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

/** These letters look like those of {@link LATIN}, each in the place of its twin. */
export const LOOK_ALIKES = Object.values(TWINS).join('');
export const LATIN = Object.entries(TWINS)
  .map(([latin, twins]) => latin.repeat(twins.length))
  .join('');

const LATIN_OF = new Map([...LOOK_ALIKES].map((letter, index) => [letter, LATIN[index]!]));

/** Returns the skeleton of a handle, which is the same for handles that people cannot tell apart, whatever their letters. */
export const skeletonOf = (handle: string): string =>
  [...foldHandle(handle)].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
