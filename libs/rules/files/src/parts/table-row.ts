import type { FilePlace } from './file-findings.js';

/** A row of a table. Its line is the one in which it begins. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
  /** Its cells stand so many columns further right in the file. */
  readonly shift?: number;
}

/** A finding shows no more of a cell than this. */
const LONGEST_VALUE = 80;

export function placeOfCell({ cells, line, shift = 0 }: TableRow, index: number): FilePlace {
  const value = cells[index]?.slice(0, LONGEST_VALUE) || undefined;
  const column = index + shift + 1;
  return value === undefined ? { line, column } : { line, column, value };
}
