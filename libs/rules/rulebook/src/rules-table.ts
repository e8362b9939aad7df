import type { Text } from '@quadrant/rules/message';
import type { DocumentId } from './document.js';

/** Null: nothing is printed there. */
export type Cell = string | number | null;

/** A table of the rulebook. Its cells come from the constants and functions that reports are judged with. */
export interface RulesTable {
  /** Unique, kebab-case. */
  readonly id: string;
  readonly title: Text;
  readonly document: DocumentId;
  /** Ids of the sections that it is shown in. */
  readonly sections: readonly string[];
  /** The first column says what a row is about. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What has to be known to read it; null: nothing. */
  readonly note: string | null;
}

/** Yes as a word, no as nothing: a table of yeses is easier to read. */
export const yes = (value: boolean): Cell => (value ? 'yes' : null);

/** "4 to 7", "46 and more", "8". */
export function range(from: number, to: number | null): string {
  if (to === null || to === Infinity) return `${from} and more`;
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Lists as a sentence has them: "1, 2 and 3". */
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
export const list = (each: readonly (Text | number)[]): string => LIST.format(each.map(String));

/** With a sign, as scores have it: +15, -8, 0. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));
