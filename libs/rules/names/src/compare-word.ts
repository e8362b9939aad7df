import { costOfMisspelling, leastCostOfMisspelling } from './misspelling.js';
import { areNicknames } from './nicknames.js';
import { isInitial } from './normalise-name.js';

/** What makes a name another one, the strongest first. */
export type NameReason =
  'same-name' | 'similar-letters' | 'word-order' | 'spelling' | 'nickname' | 'initials' | 'missing-word';

/** How far one way of writing a name, or a word of it, is from another. */
export interface NameDistance {
  /** 0 for the same; about 1 for each slip, initial or nickname. */
  readonly cost: number;
  /** What the largest part of the cost is for. */
  readonly reason: NameReason;
}

/**
 * Costs beside those of misspellings. Our choice: an initial says least, so that a misspelt whole name comes before it; of
 * two who may bear a nickname, the one in whose name it stands comes first.
 */
const COSTS = {
  nicknameWithin: 0.52,
  nickname: 0.62,
  shortened: 0.8,
  diminutive: 1.05,
  initial: 0.9,
  missingInitial: 0.5,
  missingWord: 0.6,
  perMissingLetter: 0.2,
} as const;

/** A nickname that nobody listed begins as the name does: Wolle for Wolfgang. */
const SHORTEST_STEM = 3;
const DIMINUTIVE = /(ie|y|i|o|a|e|ek|ka|ko|ito|ita|inho|chen|l|s)$/;

/**
 * Compares a word as it was submitted with a stored one; a cost of Infinity where neither can stand for the other.
 *
 * @param limit what costs more may be told as Infinity
 */
export function compareWord(written: string, known: string, limit = Infinity): NameDistance {
  if (written === known) return { cost: 0, reason: 'same-name' };
  if (isInitial(written) || isInitial(known)) {
    return { cost: written[0] === known[0] ? COSTS.initial : Infinity, reason: 'initials' };
  }
  const spelling = costOfSpelling(written, known, limit);
  const nickname = costOfNickname(written, known);
  return nickname < spelling ? { cost: nickname, reason: 'nickname' } : { cost: spelling, reason: 'spelling' };
}

function costOfSpelling(written: string, known: string, limit: number): number {
  if (leastCostOfMisspelling(written, known) > limit) return Infinity;
  // Beyond that, the one is rather taken for missing and the other for added.
  return costOfMisspelling(written, known, Math.min(limit, costOfMissing(written) + costOfMissing(known)));
}

function costOfNickname(written: string, known: string): number {
  const [short, long] = written.length < known.length ? [written, known] : [known, written];
  if (areNicknames(written, known)) return long.includes(short) ? COSTS.nicknameWithin : COSTS.nickname;
  if (short.length < SHORTEST_STEM) return Infinity;
  if (long.startsWith(short)) return COSTS.shortened;
  return long.startsWith(short.slice(0, SHORTEST_STEM)) && DIMINUTIVE.test(short) ? COSTS.diminutive : Infinity;
}

/** Of a word that one of two names has and the other has not. */
export const costOfMissing = (word: string): number =>
  word.length === 1 ? COSTS.missingInitial : COSTS.missingWord + COSTS.perMissingLetter * word.length;
