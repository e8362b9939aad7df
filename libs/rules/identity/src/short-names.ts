import { isFormOf, isInitial, surnameAt, type SpelledName } from '@quadrant/rules/names';
import type { KnownName } from './known-names.js';

/** Tells whether a word is one of a whole name, or a slip of it, or a nickname of its given name: Ashwin is not Trevor Ash. */
export function isOneOf(word: SpelledName, { words }: SpelledName): boolean {
  const surname = surnameAt(words);
  return words.length > 1 && words.some((each, at) => isFormOf(word.text, each, at === surname));
}

const withoutMark = ({ spelled, mark }: KnownName): SpelledName => mark?.base ?? spelled;

/** J. Smith jun. is as short as J. Smith. */
export const isShortName = (name: KnownName): boolean =>
  withoutMark(name).words.filter((word) => !isInitial(word)).length < 2 && withoutMark(name).words.length > 1;

/** Tells whether a name is a whole one with initials for all words but one: T. Smith, Thomas S., Tom S. */
export function isShortOf(short: KnownName, long: KnownName): boolean {
  if (short.mark !== null && short.mark.mark !== long.mark?.mark) return false;
  const [{ words }, whole] = [withoutMark(short), withoutMark(long)];
  const written = words.find((word) => !isInitial(word));
  const initials = words.filter(isInitial);
  if (written === undefined || whole.words.length < words.length) return false;
  return whole.words.some((each, at) => {
    const others = whole.words.toSpliced(at, 1).map((word) => word.charAt(0));
    return initials.every((initial) => others.includes(initial)) && isFormOf(written, each);
  });
}

/** Tells whether the initials of two names are the same: T. Smith is no slip of F. Smith. */
export function haveSameInitials(one: KnownName, other: KnownName): boolean {
  const [a, b] = [one, other].map((name) => withoutMark(name).words.filter(isInitial).sort().join(' '));
  return a === b;
}
