import { areNeighbours } from './keyboard.js';

/** Frequent slips cost less, compared with 1.1 for an entirely different letter. We chose these numbers. */
const COSTS = {
  swapped: 0.6,
  neighbourKey: 0.65,
  sound: 0.75,
  otherLetter: 1.1,
  doubling: 0.45,
  dropped: 0.7,
  strayNeighbour: 0.85,
  added: 1,
  /** The e of ae, oe and ue, which stand for ä, ö and ü. */
  umlaut: 0.2,
} as const;

/** Letters that are heard alike in one language or another. */
const SOUNDS = new Set([
  'ck',
  'cs',
  'sz',
  'iy',
  'vw',
  'fv',
  'ij',
  'jy',
  'bp',
  'dt',
  'gk',
  'qk',
  'ae',
  'ei',
  'ou',
  'ao',
  'cz',
  'mn',
]);
const VOWELS_OF_UMLAUTS = 'aou';

const E = 'e'.charCodeAt(0);

/** The cheapest change of a letter, minus a margin for rounding. A doubled letter costs more, since both have to go. */
const LEAST_FOR_LETTER = COSTS.neighbourKey - 1e-9;

/** There are 128 codes of ASCII letters. */
const LETTERS = 128;

/** The cost of one ASCII letter for another is at 128 times the code of the first plus the code of the second. */
const CHANGES = tableOf(costOfChanging);
/** It is 1 at the same place when the keys of the two letters touch. */
const NEIGHBOURS = tableOf((one, other) => Number(areNeighbours(one, other)));

function tableOf(value: (one: string, other: string) => number): Float64Array {
  return Float64Array.from({ length: LETTERS * LETTERS }, (_, index) =>
    value(String.fromCharCode(index >> 7), String.fromCharCode(index & 127)),
  );
}

function costOfChanging(written: string, known: string): number {
  if (written === known) return 0;
  if (areNeighbours(written, known)) return COSTS.neighbourKey;
  return SOUNDS.has(written + known) || SOUNDS.has(known + written) ? COSTS.sound : COSTS.otherLetter;
}

/** Three rows of costs and one of letters to drop. All comparisons reuse them; new arrays took a third of the time. */
let costs = [0, 1, 2, 3].map(() => new Float64Array(LETTERS));

/**
 * Returns the cost of writing `known` as `written`, both in ASCII. It is 0 for the same word, and less than 1 for one
 * slip that is easily made (two letters swapped, one dropped or doubled, a key beside the right one).
 *
 * @param limit a cost above this limit is returned as Infinity, and the search stops early
 */
export function costOfMisspelling(written: string, known: string, limit = Infinity): number {
  if (written === known) return 0;
  if (Math.abs(written.length - known.length) * COSTS.umlaut > limit) return Infinity;
  if (known.length >= costs[0]!.length) costs = costs.map(() => new Float64Array(2 * known.length));
  let [beforeLast, last, row] = costs as [Float64Array, Float64Array, Float64Array];
  const dropping = costs[3]!;
  last[0] = 0;
  for (let k = 0; k < known.length; k++) {
    dropping[k] = costOfDropping(known, k);
    last[k + 1] = last[k]! + dropping[k]!;
  }
  let leastOfLast = 0;
  for (let w = 1; w <= written.length; w++) {
    const letter = written.charCodeAt(w - 1) & 127;
    const letterBefore = written.charCodeAt(w - 2) & 127;
    const adding = costOfAdding(written, w - 1);
    let before = last[0]! + adding;
    let least = before;
    row[0] = before;
    for (let k = 1; k <= known.length; k++) {
      const other = known.charCodeAt(k - 1) & 127;
      let cost = last[k - 1]! + CHANGES[letter * LETTERS + other]!;
      if (last[k]! + adding < cost) cost = last[k]! + adding;
      if (before + dropping[k - 1]! < cost) cost = before + dropping[k - 1]!;
      if (w > 1 && k > 1 && letterBefore === other && letter === (known.charCodeAt(k - 2) & 127)) {
        cost = Math.min(cost, beforeLast[k - 2]! + COSTS.swapped);
      }
      if (cost < least) least = cost;
      row[k] = cost;
      before = cost;
    }
    // Every later cost starts from this row, or, with two letters swapped, from the row before plus that price.
    if (least > limit && leastOfLast + COSTS.swapped > limit) return Infinity;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[known.length]!;
}

/**
 * Returns a lower bound for {@link costOfMisspelling}: a letter that only one word has was changed, added or dropped.
 * It takes a fifth of the time.
 */
export function leastCostOfMisspelling(written: string, known: string): number {
  const [ofWritten, ofKnown] = [lettersOf(written), lettersOf(known)];
  return LEAST_FOR_LETTER * Math.max(countBits(ofWritten & ~ofKnown), countBits(ofKnown & ~ofWritten));
}

/** Returns one bit for each letter except e, which an umlaut adds for less. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters & ~(1 << (E & 31));
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function costOfDropping(known: string, at: number): number {
  if (isUmlaut(known, at)) return COSTS.umlaut;
  return isDoubled(known, at) ? COSTS.doubling : COSTS.dropped;
}

function costOfAdding(written: string, at: number): number {
  if (isUmlaut(written, at)) return COSTS.umlaut;
  if (isDoubled(written, at)) return COSTS.doubling;
  return isBesideNeighbour(written, at) ? COSTS.strayNeighbour : COSTS.added;
}

function isBesideNeighbour(word: string, at: number): boolean {
  const letter = word.charCodeAt(at);
  return touches(letter, word.charCodeAt(at - 1)) || touches(letter, word.charCodeAt(at + 1));
}

/** Beyond the ends of a word the code of a letter is NaN, which touches no key. */
const touches = (one: number, other: number): boolean =>
  one < LETTERS && other < LETTERS && NEIGHBOURS[one * LETTERS + other] === 1;

const isDoubled = (word: string, at: number): boolean =>
  word.charCodeAt(at) === word.charCodeAt(at - 1) || word.charCodeAt(at) === word.charCodeAt(at + 1);

const isUmlaut = (word: string, at: number): boolean =>
  at > 0 && word.charCodeAt(at) === E && VOWELS_OF_UMLAUTS.includes(word[at - 1]!);
