import { type Text, say } from '@quadrant/rules/message';

const LONGEST_QUOTE = 60;

/**
 * It matches what terminals obey or nobody sees: control, bidi and other invisible characters, line ends, half surrogate pairs.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Writes a value of the document so that a message may repeat it: escaped, and not longer than people want to read. */
export function quote(value: unknown): Text {
  if (Array.isArray(value)) return say`a list`;
  if (typeof value === 'object' && value !== null) return say`an object`;
  if (typeof value !== 'string') return String(value);
  // A character has at most two code units, so the rest of the text need not be read.
  const characters = [...value.slice(0, 2 * LONGEST_QUOTE + 2)];
  const shown = characters.slice(0, LONGEST_QUOTE).map(escapeCharacter).join('');
  return characters.length <= LONGEST_QUOTE ? `"${shown}"` : `"${shown}…"`;
}

/** Writes a character as JSON does when it may not be shown directly. */
function escapeCharacter(character: string): string {
  if (character === '"' || character === '\\' || character < ' ') return JSON.stringify(character).slice(1, -1);
  if (!UNSEEN.test(character)) return character;
  return Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join('');
}

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
