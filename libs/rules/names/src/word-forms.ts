import { compareNames, spell } from './compare-names.js';
import { isInitial } from './normalise-name.js';

/** It covers a nickname. */
const NICKNAME = 0.8;
/** Shorter words are no slips of each other. */
const LEAST_LETTERS = 5;

/** Tells whether a word is another one, or its nickname, or a slip of it. An initial is none of these, and a surname has no nickname. */
export function isFormOf(one: string, other: string, isSurname = false): boolean {
  if (one === other) return true;
  if (isInitial(one) || isInitial(other)) return false;
  return [
    [one, other],
    [other, one],
  ].some(([a, b]) => {
    const { cost, reason } = compareNames(spell(a!), spell(b!), NICKNAME);
    if (isSurname && reason === 'nickname') return false;
    return cost <= NICKNAME && (reason !== 'spelling' || Math.min(one.length, other.length) >= LEAST_LETTERS);
  });
}
