import { type Text, say } from '@quadrant/rules/message';

/**
 * Identity ignores accents: the blocks of combining diacritical marks. Vowel signs and voicing marks of other scripts
 * distinguish words and stay.
 */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;

/** Nearly all handles are ASCII words with one space between them. They need no normalising, only lower case. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const WHITE_SPACE = /\s+/gu;

/**
 * It matches control and format characters (bidi and zero-width ones among them), lone surrogates, and all other
 * characters that show nothing.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const EACH_INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes the characters that nobody sees: control, bidi, zero-width and the like, and lone surrogates. */
export const removeInvisible = (text: string): string => (PLAIN.test(text) ? text : text.replace(EACH_INVISIBLE, ''));

const LONGEST_HANDLE = 64;

/** Returns the handle in the form in which it is shown: NFC, trimmed, with every run of white space as one space. */
export function normaliseHandle(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}

/**
 * Returns the key of identity. Two handles name the same player when their folded forms are equal (case, accents and ß
 * do not count).
 */
export function foldHandle(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(ACCENTS, '');
  // Lower, upper, lower: capital ẞ has no capital of its own until it is ß, and ß becomes ss only on its way up.
  const folded = bare.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return folded.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').replace(WHITE_SPACE, ' ').trim();
}

/** Returns what is wrong with a handle, as the end of a sentence that begins with it; null when it is valid. */
export function findHandleFault(text: string): Text | null {
  if (!PLAIN.test(text) && INVISIBLE.test(text))
    return say`contains a control, bidi, zero-width or otherwise invisible character`;
  const handle = normaliseHandle(text);
  if (handle === '') return say`is empty`;
  // There are at least as many code units as characters, and they are quicker to count.
  const length = handle.length > LONGEST_HANDLE ? [...handle].length : handle.length;
  if (length > LONGEST_HANDLE) return say`has ${length} characters, at most ${LONGEST_HANDLE} are possible`;
  if (foldHandle(handle) === '') return say`has no character besides accents`;
  if (handle === '.' || handle === '..') return say`cannot be part of the address of a page`;
  return null;
}
