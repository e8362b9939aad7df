import { type Text, say } from '@quadrant/rules/message';

const LONGEST_QUOTE = 60;

/** What a terminal obeys or a reader does not see: control, bidi, zero-width and other invisible characters, line ends, halves of surrogate pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A value of the document as a message may repeat it: escaped, and not longer than one wants to read. */
export function quote(value: unknown): Text {
  if (Array.isArray(value)) return say`a list`;
  if (typeof value === 'object' && value !== null) return say`an object`;
  if (typeof value !== 'string') return String(value);
  // Two code units at the most make a character, so that what follows need not be looked at.
  const characters = [...value.slice(0, 2 * LONGEST_QUOTE + 2)];
  const shown = characters.slice(0, LONGEST_QUOTE).map(escapeCharacter).join('');
  return characters.length <= LONGEST_QUOTE ? `"${shown}"` : `"${shown}…"`;
}

/** As JSON writes it, where it may not be shown as it is. */
function escapeCharacter(character: string): string {
  if (character === '"' || character === '\\' || character < ' ') return JSON.stringify(character).slice(1, -1);
  if (!UNSEEN.test(character)) return character;
  return Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join('');
}

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
