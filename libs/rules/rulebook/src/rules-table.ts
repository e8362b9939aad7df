import type { Text } from '@quadrant/rules/message';
import type { DocumentId } from './document.js';

/** Null means that nothing is printed there. */
export type Cell = string | number | null;

/** A table of the rulebook. Its cells come from the constants and functions that reports are judged with. */
export interface RulesTable {
  /** The id is unique and in kebab-case. */
  readonly id: string;
  readonly title: Text;
  readonly document: DocumentId;
  /** The ids of the sections that show it. */
  readonly sections: readonly string[];
  /** The first column names the subject of a row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Readers need this note to understand the table; null when none is needed. */
  readonly note: string | null;
}

/** Prints yes as a word and no as nothing, since a table of yeses is easier to read. */
export const yes = (value: boolean): Cell => (value ? 'yes' : null);

/** Writes a range as "4 to 7", "46 and more" or "8". */
export function range(from: number, to: number | null): string {
  if (to === null || to === Infinity) return `${from} and more`;
  return from === to ? String(from) : `${from} to ${to}`;
}

/** It writes lists as in a sentence: "1, 2 and 3". */
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
export const list = (each: readonly (Text | number)[]): string => LIST.format(each.map(String));

/** Writes a number with its sign, as scores have it: +15, -8, 0. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));
