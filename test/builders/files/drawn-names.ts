import { isNobody, isTotal } from '@quadrant/rules/files';
import { foldHandle } from '@quadrant/rules/tournament';
import type { Dice } from './dice.js';

const FIRST = [
  ...['Ann', 'Bob', 'Dee', 'Élodie', 'Jörg', 'Łukasz', 'Mary-Jane', 'Óscar', 'Siân', 'Zoë', 'Ng', 'Günter', 'Ève'],
  ...['Bye', 'Win', 'Max', 'Sieg', 'Will', 'Draw', 'Freilos', 'Victoire', 'Total', 'Ty', 'Player', 'Agent', 'Dr.'],
];
const LAST = [
  ...['Ash', 'van der Berg', "O'Neil", 'Müller', 'Weiß', 'Źrebiec', 'de la Peña', 'Brown', 'Ito', 'Çelik', 'Le Nôtre'],
  ...['Bayer', 'Draw', 'Remis', 'Nul', 'Winner', 'Loss', 'Null', 'Bye', 'Final', '47', 'Won', 'Tour', 'von und zu'],
];
/** How people write a name of two parts. */
const WAYS: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first} ${last}`,
  (first, last) => `${last}, ${first}`,
  (first, last) => `${first} "Ace" ${last}`,
  (first, last) => `${first} (${last})`,
  (first) => first,
  (first, last) => `${first}${last}`.replaceAll(/[ ,]/g, '').toLowerCase(),
];

/** A TRF has 33 columns for a name. */
const LONGEST = 33;

/**
 * So many names with commas, accents, quotation marks and prefixes, some of which look like words of a table. Words for nobody
 * and for a row of sums are left out: no table can hold them as names.
 */
export function drawNames(dice: Dice, count: number): string[] {
  const names = new Map<string, string>();
  while (names.size < count) {
    const name = dice.pick(WAYS)(dice.pick(FIRST), dice.pick(LAST)).normalize('NFC');
    const key = foldHandle(name);
    if (name.length <= LONGEST && !isNobody(name) && !isTotal(name) && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}
