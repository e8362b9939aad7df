import { normaliseName, wordsOf } from './normalise-name.js';

/** A name without what tells its bearer from others of the same name. */
export interface MarkedName {
  readonly base: string;
  /** It is `sr`, `jr` or another word, or the digits of a number, such as a year or a region. */
  readonly mark: string;
}

/** They are marks behind a name. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ sr: 'sr', senior: 'sr', jr: 'jr', junior: 'jr', ii: 'ii', iii: 'iii', iv: 'iv' },
};
/** They are names, too, so they are marks with a dot or in brackets only: Sen is a surname, and Jun a given name. */
const ABBREVIATED: Readonly<Record<string, string>> = { ...WORDS, sen: 'sr', jun: 'jr', père: 'sr', fils: 'jr' };
/** They are marks at the end of a name only. */
const AT_END: Readonly<Record<string, string>> = { filho: 'jr', neto: 'neto', ml: 'jr', st: 'sr' };

const PARTS = /\([^()]*\)|[^\s,()]+/gu;
const NUMBER = /^\d{1,4}$/u;
const YEAR = /^(?:19|20)\d\d$/u;

/**
 * Finds what tells people of one name apart: "Bernd Kaiser (sen.)" and "Bernd Kaiser jun.", "Paul Roux (1961)". Null for a
 * name without such a mark, and where less than two words are left.
 */
export function readMark(spelling: string): MarkedName | null {
  const parts = [...spelling.matchAll(PARTS)];
  for (const [at, { 0: part, index }] of parts.entries()) {
    if (at === 0) continue;
    const mark = markOf(part, at === parts.length - 1);
    if (mark === null) continue;
    const base = `${spelling.slice(0, index)} ${spelling.slice(index + part.length)}`.trim();
    if (wordsOf(normaliseName(base)).length > 1) return { base, mark };
  }
  return null;
}

function markOf(part: string, isLast: boolean): string | null {
  const isBracketed = part.startsWith('(');
  const text = part.toLowerCase().replace(/^[(\s*'’]{1,4}|[).\s]{1,4}$/gu, '');
  if (NUMBER.test(text)) return isBracketed || YEAR.test(text) ? text : null;
  const words = isBracketed || part.endsWith('.') ? ABBREVIATED : WORDS;
  return words[text] ?? (isLast ? (AT_END[text] ?? null) : null);
}

/** Tells whether two marks are those of two people: senior and junior, or two years. */
export function areOfTwo(one: string, other: string): boolean {
  const [isNumber, isOtherNumber] = [NUMBER.test(one), NUMBER.test(other)];
  if (isNumber !== isOtherNumber || one === other) return false;
  if (!isNumber) return [one, other].includes('sr') || ![one, other].every((mark) => mark === 'jr' || mark === 'ii');
  // 61 may be 1961.
  return one.length === other.length || one.slice(-2) !== other.slice(-2);
}
