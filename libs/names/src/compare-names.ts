import { costOfMisspelling } from './misspelling.js';
import { isInitial, wordsOf } from './normalise-name.js';
import { areNicknames } from './nicknames.js';

/** What makes a name another one, the strongest first. */
export const NAME_REASONS = [
  'same-name',
  'similar-letters',
  'word-order',
  'spelling',
  'nickname',
  'initials',
  'missing-word',
] as const;
export type NameReason = (typeof NAME_REASONS)[number];

/** How far one way of writing a name is from another. */
export interface NameDistance {
  /** 0 for the same; about 1 for each slip, initial or nickname. */
  readonly cost: number;
  /** What the largest part of the cost is for. */
  readonly reason: NameReason;
}

/**
 * Costs of differences between whole words, beside those of misspellings. Our choice: an initial says least, so that a
 * misspelt whole name comes before it.
 */
const COSTS = {
  wordOrder: 0.15,
  nickname: 0.62,
  shortened: 0.8,
  diminutive: 1.05,
  initial: 0.9,
  missingInitial: 0.5,
  missingWord: 0.6,
  perMissingLetter: 0.2,
  wordsJoined: 0.2,
  handleForm: 0.6,
} as const;

/** Nobody's name has more; what comes behind them is not looked at. */
const MOST_WORDS = 6;
/** What is a nickname nobody listed, but begins as the name does: Wolle for Wolfgang. */
const SHORTEST_STEM = 3;
const DIMINUTIVE = /(ie|y|i|o|a|e|ek|ka|ko|ito|ita|inho|chen|l|s)$/;

/**
 * Compares two names, normalised and in ASCII: words with words, in whatever order, and both without their spaces.
 *
 * @param written as it was handed in
 * @param known as it is stored
 */
export function compareNames(written: string, known: string): NameDistance {
  if (written === known) return { cost: 0, reason: 'same-name' };
  const byWords = compareWords(wordsOf(written).slice(0, MOST_WORDS), wordsOf(known).slice(0, MOST_WORDS));
  if (byWords.cost <= COSTS.nickname) return byWords;
  const joined = compareJoined(written, known, byWords.cost);
  return joined.cost < byWords.cost ? joined : byWords;
}

function compareJoined(written: string, known: string, limit: number): NameDistance {
  const [one, other] = [written.replaceAll(' ', ''), known.replaceAll(' ', '')];
  const whole = costOfMisspelling(one, other, limit) + COSTS.wordsJoined;
  const forms = written.includes(' ') ? [] : handleFormsOf(known);
  const asHandle = Math.min(...forms.map((form) => costOfMisspelling(written, form, limit))) + COSTS.handleForm;
  return asHandle < whole ? { cost: asHandle, reason: 'initials' } : { cost: whole, reason: 'spelling' };
}

/** What people make of their names where one word is asked for: jsmith, smithj, johns. */
function handleFormsOf(name: string): string[] {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [];
  return [first.charAt(0) + last, last + first.charAt(0), first + last.charAt(0), last + first];
}

interface Pairing extends NameDistance {
  /** Cost of the part that `reason` names. */
  readonly largest: number;
  readonly lastKnown: number;
}

/** The cheapest way to give every written word a known one or none. */
function compareWords(written: readonly string[], known: readonly string[]): NameDistance {
  const pairs = written.map((word) => known.map((other) => compareWord(word, other)));
  let ways = new Map<number, Pairing>([[0, { cost: 0, reason: 'same-name', largest: 0, lastKnown: -1 }]]);
  for (const [index, word] of written.entries()) {
    const next = new Map<number, Pairing>();
    const keep = (used: number, way: Pairing) => {
      const other = next.get(used);
      if (other === undefined || way.cost < other.cost) next.set(used, way);
    };
    for (const [used, way] of ways) {
      keep(used, add(way, { cost: costOfMissing(word), reason: 'missing-word' }, way.lastKnown));
      for (const [place, pair] of pairs[index]!.entries()) {
        if ((used & (1 << place)) !== 0) continue;
        const turned = place < way.lastKnown ? add(way, { cost: COSTS.wordOrder, reason: 'word-order' }, place) : way;
        keep(used | (1 << place), add(turned, pair, place));
      }
    }
    ways = next;
  }
  const complete = [...ways].map(([used, way]) =>
    known.reduce(
      (sum, word, place) =>
        (used & (1 << place)) !== 0 ? sum : add(sum, { cost: costOfMissing(word), reason: 'missing-word' }, place),
      way,
    ),
  );
  return complete.reduce((best, way) => (way.cost < best.cost ? way : best));
}

const add = (way: Pairing, { cost, reason }: NameDistance, lastKnown: number): Pairing => ({
  cost: way.cost + cost,
  reason: cost > way.largest ? reason : way.reason,
  largest: Math.max(cost, way.largest),
  lastKnown,
});

const costOfMissing = (word: string): number =>
  word.length === 1 ? COSTS.missingInitial : COSTS.missingWord + COSTS.perMissingLetter * word.length;

function compareWord(written: string, known: string): NameDistance {
  if (written === known) return { cost: 0, reason: 'same-name' };
  if (isInitial(written) || isInitial(known)) {
    return written[0] === known[0]
      ? { cost: COSTS.initial, reason: 'initials' }
      : { cost: Infinity, reason: 'initials' };
  }
  // Beyond that, the one is rather taken for missing and the other for added.
  const spelling = costOfMisspelling(written, known, costOfMissing(written) + costOfMissing(known));
  const nickname = costOfNickname(written, known);
  return nickname < spelling ? { cost: nickname, reason: 'nickname' } : { cost: spelling, reason: 'spelling' };
}

function costOfNickname(written: string, known: string): number {
  if (areNicknames(written, known)) return COSTS.nickname;
  const [short, long] = written.length < known.length ? [written, known] : [known, written];
  if (short.length < SHORTEST_STEM) return Infinity;
  if (long.startsWith(short)) return COSTS.shortened;
  return long.startsWith(short.slice(0, SHORTEST_STEM)) && DIMINUTIVE.test(short) ? COSTS.diminutive : Infinity;
}
