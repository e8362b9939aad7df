import { isInitial, normaliseName, wordsOf } from './normalise-name.js';
import { mixesAlphabets } from './scripts.js';

/**
 * A name, normalised, when it says enough to know somebody by it alone: two words at least that are no initials, no digit,
 * which handles have and people do not, and no word of letters of several alphabets, which look like what they are not. Null
 * for any other.
 */
export function findIdentifyingName(text: string): string | null {
  const normalised = normaliseName(text);
  if (/\p{N}/u.test(normalised)) return null;
  const whole = wordsOf(normalised).filter((word) => !isInitial(word));
  return whole.length >= 2 && !mixesAlphabets(normalised) ? normalised : null;
}
