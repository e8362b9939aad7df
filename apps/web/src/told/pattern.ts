/** An English sentence with values has this German translation. */
export interface Pattern {
  readonly german: string;
  /** The parts stand around the values. */
  readonly parts: readonly string[];
  /** The longest part that every such sentence has: most texts that do not match lack it. */
  readonly part: string;
  /** The sentence has this many letters besides its values. */
  readonly literal: number;
  /** The sentence has only small words between its values, so it matches only where a value is a number. */
  readonly isWeak: boolean;
}

const SMALL_WORDS = /^(?:and|by|for|from|in|is|more|of|on|or|the|to|would|[^a-z])*$/i;

/** @param english with `{0}`, `{1}` … for its values */
export function readPattern(english: string, german: string): Pattern {
  const parts = english.split(/\{\d+\}/);
  const literal = parts.join('').replace(/[^A-Za-z]/g, '').length;
  return {
    german,
    parts,
    part: parts.reduce((longest, part) => (part.length > longest.length ? part : longest)),
    literal,
    isWeak: SMALL_WORDS.test(parts.join(' ')),
  };
}

/** Returns the values between the parts of a sentence, each as short as possible; null where the text is not this sentence. */
export function matchPattern(text: string, { part: longest, parts }: Pattern): string[] | null {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.includes(longest) || !text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return null;
    values.push(text.slice(at, found));
    at = found + part.length;
  }
  const end = text.length - last.length;
  if (end < at) return null;
  return [...values, text.slice(at, end)];
}
