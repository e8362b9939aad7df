import { costOfMisspelling, leastCostOfMisspelling } from './misspelling.js';
import { areNicknames } from './nicknames.js';
import { isInitial } from './normalise-name.js';

/** The reason why two names differ. The strongest likeness comes first. */
export type NameReason =
  'same-name' | 'similar-letters' | 'word-order' | 'spelling' | 'nickname' | 'initials' | 'missing-word';

export interface NameDistance {
  /** It is 0 for the same name, and about 1 for each slip, initial or nickname. */
  readonly cost: number;
  /** It explains the largest part of the cost. */
  readonly reason: NameReason;
}

/**
 * These costs come beside those of misspellings. We chose them: an initial says least, so a misspelt whole name comes
 * before it. When two people may bear a nickname, the one whose name contains it comes first.
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

/** An unlisted nickname has to share this many first letters with the name: Wolle for Wolfgang. */
const SHORTEST_STEM = 3;
const DIMINUTIVE = /(ie|y|i|o|a|e|ek|ka|ko|ito|ita|inho|chen|l|s)$/;

/**
 * Compares a submitted word with a stored one. The cost is Infinity when neither can stand for the other.
 *
 * @param mayBeNickname whether one may be a nickname of the other: surnames have none
 * @param limit a cost above this limit may be reported as Infinity
 */
export function compareWord(
  written: string,
  known: string,
  { mayBeNickname, limit }: { readonly mayBeNickname: boolean; readonly limit: number },
): NameDistance {
  if (written === known) return { cost: 0, reason: 'same-name' };
  if (isInitial(written) || isInitial(known)) {
    return { cost: written[0] === known[0] ? COSTS.initial : Infinity, reason: 'initials' };
  }
  const spelling = costOfSpelling(written, known, limit);
  const nickname = mayBeNickname ? costOfNickname(written, known) : Infinity;
  return nickname < spelling ? { cost: nickname, reason: 'nickname' } : { cost: spelling, reason: 'spelling' };
}

function costOfSpelling(written: string, known: string, limit: number): number {
  if (leastCostOfMisspelling(written, known) > limit) return Infinity;
  // Above this cost it is likelier that one word is missing and the other was added.
  return costOfMisspelling(written, known, Math.min(limit, costOfMissing(written) + costOfMissing(known)));
}

function costOfNickname(written: string, known: string): number {
  const [short, long] = written.length < known.length ? [written, known] : [known, written];
  if (areNicknames(written, known)) return long.includes(short) ? COSTS.nicknameWithin : COSTS.nickname;
  if (short.length < SHORTEST_STEM) return Infinity;
  if (long.startsWith(short)) return COSTS.shortened;
  return long.startsWith(short.slice(0, SHORTEST_STEM)) && DIMINUTIVE.test(short) ? COSTS.diminutive : Infinity;
}

/** Returns the cost of a word that only one of the two names has. */
export const costOfMissing = (word: string): number =>
  word.length === 1 ? COSTS.missingInitial : COSTS.missingWord + COSTS.perMissingLetter * word.length;
