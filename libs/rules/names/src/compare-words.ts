import { compareWord, costOfMissing, type NameDistance, type NameReason } from './compare-word.js';
import { isGivenName } from './nicknames.js';
import { isInitial } from './normalise-name.js';
import { MOST_WORDS } from './scripts.js';

const WORD_ORDER: NameDistance = { cost: 0.15, reason: 'word-order' };
/** Some people give only the first letter of a surname of several words, and leave out the rest: Jan V. for Jan van den Berg. */
const BEHIND_INITIAL: NameDistance = { cost: 0.2, reason: 'missing-word' };

const NO_INITIAL = MOST_WORDS;

const TOO_FAR: NameDistance = { cost: Infinity, reason: 'missing-word' };

/**
 * The cheapest ways to pair some words of one name with words of the other, or with none: one way for each set of known
 * words, which has a bit for each word. The numbers are in arrays, since objects took four times as long.
 */
class Ways {
  readonly cost = new Float64Array(1 << MOST_WORDS).fill(Infinity);
  readonly reason = new Array<NameReason>(1 << MOST_WORDS).fill('same-name');
  /** The cost of the part that `reason` names. */
  readonly largest = new Float64Array(1 << MOST_WORDS);
  /** The place of the known word that the last written one was paired with; -1 when there is none. */
  readonly lastKnown = new Int8Array(1 << MOST_WORDS);
  /** When the name ends with an initial, this is the place of the known word that it stands for. */
  readonly initialAt = new Int8Array(1 << MOST_WORDS);
  /** The paired sets, in the order in which they were found. Among sets with the same cost, the first wins. */
  readonly sets: number[] = [];

  clear(): void {
    for (const set of this.sets) this.cost[set] = Infinity;
    this.sets.length = 0;
  }

  start(): void {
    this.clear();
    this.sets.push(0);
    this.cost[0] = 0;
    this.reason[0] = 'same-name';
    this.largest[0] = 0;
    this.lastKnown[0] = -1;
    this.initialAt[0] = NO_INITIAL;
  }

  /** @returns whether this is cheaper than the best way found for the set so far */
  keep(set: number, cost: number, largest: number, reason: NameReason): boolean {
    if (!(cost < this.cost[set]!)) return false;
    if (this.cost[set] === Infinity) this.sets.push(set);
    this.cost[set] = cost;
    this.largest[set] = largest;
    this.reason[set] = reason;
    return true;
  }

  least(): number {
    let least = Infinity;
    for (const set of this.sets) if (this.cost[set]! < least) least = this.cost[set]!;
    return least;
  }
}

let ways = new Ways();
let next = new Ways();

/**
 * Compares names of at most {@link MOST_WORDS} words by the cheapest way to pair each written word with a known one or
 * with none.
 *
 * @param limit a cost above this limit may be reported as Infinity
 */
export function compareWords(written: readonly string[], known: readonly string[], limit = Infinity): NameDistance {
  ways.start();
  const [surname, knownSurname] = [surnameAt(written), surnameAt(known)];
  for (const [index, word] of written.entries()) {
    next.clear();
    const isLastInitial = index === written.length - 1 && isInitial(word);
    // A surname is compared with a given name when the words are in another order. Two surnames have no nicknames.
    pairWord(word, known, { isLastInitial, limit, noNicknameAt: index === surname ? knownSurname : -1 });
    [ways, next] = [next, ways];
    if (ways.least() > limit) return TOO_FAR;
  }
  return findCheapest(known);
}

/** Returns the place of the surname: the last word, or the first one of "Smith William"; -1 for a single word, which may be any name. */
export function surnameAt(words: readonly string[]): number {
  if (words.length < 2) return -1;
  return isGivenName(words.at(-1)!) && !isGivenName(words[0]!) && !isInitial(words[0]!) ? 0 : words.length - 1;
}

interface PairedWord {
  readonly isLastInitial: boolean;
  readonly limit: number;
  /** The word is no nickname of the known word at this place; -1 for none. */
  readonly noNicknameAt: number;
}

function pairWord(word: string, known: readonly string[], { isLastInitial, limit, noNicknameAt }: PairedWord): void {
  const pairs = known.map((other, place) => compareWord(word, other, { mayBeNickname: place !== noNicknameAt, limit }));
  const missing = costOfMissing(word);
  for (const set of ways.sets) {
    const [cost, largest, lastKnown] = [ways.cost[set]!, ways.largest[set]!, ways.lastKnown[set]!];
    const reason = ways.reason[set]!;
    const isMissing = missing > largest;
    if (next.keep(set, cost + missing, isMissing ? missing : largest, isMissing ? 'missing-word' : reason)) {
      next.lastKnown[set] = lastKnown;
      next.initialAt[set] = ways.initialAt[set]!;
    }
    for (let place = 0; place < pairs.length; place++) {
      if ((set & (1 << place)) !== 0) continue;
      const pair = pairs[place]!;
      const isTurned = place < lastKnown;
      const isOrder = isTurned && WORD_ORDER.cost > largest;
      const ordered = isOrder ? WORD_ORDER.cost : largest;
      const isPair = pair.cost > ordered;
      const sum = (isTurned ? cost + WORD_ORDER.cost : cost) + pair.cost;
      const why = isPair ? pair.reason : isOrder ? WORD_ORDER.reason : reason;
      const paired = set | (1 << place);
      if (!next.keep(paired, sum, isPair ? pair.cost : ordered, why)) continue;
      next.lastKnown[paired] = place;
      next.initialAt[paired] = isLastInitial ? place : NO_INITIAL;
    }
  }
}

/** Returns the cheapest way after adding the cost of the known words that are left. */
function findCheapest(known: readonly string[]): NameDistance {
  let best = TOO_FAR;
  for (const set of ways.sets) {
    let [cost, largest] = [ways.cost[set]!, ways.largest[set]!];
    let reason = ways.reason[set]!;
    for (let place = 0; place < known.length; place++) {
      if ((set & (1 << place)) !== 0) continue;
      const missing = place > ways.initialAt[set]! ? BEHIND_INITIAL.cost : costOfMissing(known[place]!);
      cost += missing;
      if (missing > largest) [largest, reason] = [missing, 'missing-word'];
    }
    if (cost < best.cost) best = { cost, reason };
  }
  return best;
}
