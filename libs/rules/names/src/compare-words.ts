import { compareWord, costOfMissing, type NameDistance } from './compare-word.js';
import { isInitial } from './normalise-name.js';

const WORD_ORDER: NameDistance = { cost: 0.15, reason: 'word-order' };
/** Words of a surname that is given by the first letter of its first: Jan V. for Jan van den Berg. */
const BEHIND_INITIAL: NameDistance = { cost: 0.2, reason: 'missing-word' };

/** Some words of one name, each with one of the other or with none. */
interface Pairing extends NameDistance {
  /** Cost of the part that `reason` names. */
  readonly largest: number;
  /** Place of the known word that the last written one was paired with. */
  readonly lastKnown: number;
  /** Place of the known word that an initial at the end stands for; Infinity without one. */
  readonly initialAt: number;
}

const NOTHING_PAIRED: Pairing = { cost: 0, reason: 'same-name', largest: 0, lastKnown: -1, initialAt: Infinity };

/** Compares names of at most 31 words: the cheapest way to pair each written word with a known one or with none. */
export function compareWords(written: readonly string[], known: readonly string[]): NameDistance {
  // By the set of known words that are paired, one bit each.
  let ways = new Map<number, Pairing>([[0, NOTHING_PAIRED]]);
  for (const [index, word] of written.entries()) {
    const pairs = known.map((other) => compareWord(word, other));
    const isLastInitial = index === written.length - 1 && isInitial(word);
    const next = new Map<number, Pairing>();
    const keep = (paired: number, way: Pairing) => {
      if (way.cost < (next.get(paired)?.cost ?? Infinity)) next.set(paired, way);
    };
    for (const [paired, way] of ways) {
      keep(paired, add(way, missing(word)));
      for (const [place, pair] of pairs.entries()) {
        if ((paired & (1 << place)) !== 0) continue;
        const ordered = place < way.lastKnown ? add(way, WORD_ORDER) : way;
        const initialAt = isLastInitial ? place : Infinity;
        keep(paired | (1 << place), { ...add(ordered, pair), lastKnown: place, initialAt });
      }
    }
    ways = next;
  }
  const complete = [...ways].map(([paired, way]) => addMissing(way, known, paired));
  return complete.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** With what is left of the known words. */
const addMissing = (way: Pairing, known: readonly string[], paired: number): Pairing =>
  known.reduce((sum, word, place) => {
    if ((paired & (1 << place)) !== 0) return sum;
    return add(sum, place > way.initialAt ? BEHIND_INITIAL : missing(word));
  }, way);

const missing = (word: string): NameDistance => ({ cost: costOfMissing(word), reason: 'missing-word' });

const add = (way: Pairing, { cost, reason }: NameDistance): Pairing => ({
  ...way,
  cost: way.cost + cost,
  reason: cost > way.largest ? reason : way.reason,
  largest: Math.max(cost, way.largest),
});
