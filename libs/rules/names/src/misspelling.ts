import { areNeighbours } from './keyboard.js';

/** How unlikely each slip of the pen is, beside another letter altogether (1.1). Our choice: what people do often costs less. */
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

/** Cost of one ASCII letter for another, by the code of the first times 128 and that of the second. */
const CHANGES = new Float64Array(128 * 128);
for (let index = 0; index < CHANGES.length; index++) {
  CHANGES[index] = costOfChanging(String.fromCharCode(index >> 7), String.fromCharCode(index & 127));
}

function costOfChanging(written: string, known: string): number {
  if (written === known) return 0;
  if (areNeighbours(written, known)) return COSTS.neighbourKey;
  return SOUNDS.has(written + known) || SOUNDS.has(known + written) ? COSTS.sound : COSTS.otherLetter;
}

/**
 * What it costs to write `known` as `written`, both in ASCII: 0 for the same, less than 1 for one slip that is easily made
 * (two letters swapped, one dropped or doubled, a key beside the right one).
 *
 * @param limit what costs more is not looked at any closer, and costs Infinity
 */
export function costOfMisspelling(written: string, known: string, limit = Infinity): number {
  if (written === known) return 0;
  if (Math.abs(written.length - known.length) * COSTS.umlaut > limit) return Infinity;
  const [writtenCodes, knownCodes] = [codesOf(written), codesOf(known)];
  const dropping = knownCodes.map((_code, at) => costOfDropping(known, at));
  let beforeLast: readonly number[] = [];
  let last: number[] = [0];
  for (const [k, cost] of dropping.entries()) last.push(last[k]! + cost);
  for (let w = 1; w <= writtenCodes.length; w++) {
    const letter = writtenCodes[w - 1]!;
    const adding = costOfAdding(written, w - 1);
    const row = [last[0]! + adding];
    let least = row[0]!;
    for (let k = 1; k <= knownCodes.length; k++) {
      let cost = last[k - 1]! + CHANGES[letter * 128 + knownCodes[k - 1]!]!;
      cost = Math.min(cost, last[k]! + adding, row[k - 1]! + dropping[k - 1]!);
      if (w > 1 && k > 1 && letter === knownCodes[k - 2] && writtenCodes[w - 2] === knownCodes[k - 1]) {
        cost = Math.min(cost, beforeLast[k - 2]! + COSTS.swapped);
      }
      least = Math.min(least, cost);
      row.push(cost);
    }
    // Whatever follows begins in this row, or, with two letters swapped, in the one before at that price.
    if (least > limit && Math.min(...last) + COSTS.swapped > limit) return Infinity;
    beforeLast = last;
    last = row;
  }
  return last[knownCodes.length]!;
}

const codesOf = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) & 127);

/** Of a letter of the known name that was not written. */
function costOfDropping(known: string, at: number): number {
  if (isUmlaut(known, at)) return COSTS.umlaut;
  return isDoubled(known, at) ? COSTS.doubling : COSTS.dropped;
}

/** Of a letter that was written and is not in the known name. */
function costOfAdding(written: string, at: number): number {
  if (isUmlaut(written, at)) return COSTS.umlaut;
  if (isDoubled(written, at)) return COSTS.doubling;
  const letter = written[at]!;
  const besides = [written[at - 1], written[at + 1]];
  return besides.some((beside) => beside !== undefined && areNeighbours(letter, beside))
    ? COSTS.strayNeighbour
    : COSTS.added;
}

const isDoubled = (word: string, at: number): boolean => word[at] === word[at - 1] || word[at] === word[at + 1];

const isUmlaut = (word: string, at: number): boolean =>
  at > 0 && word[at] === 'e' && VOWELS_OF_UMLAUTS.includes(word[at - 1]!);
