import type { Delimiter } from './find-head.js';

/** Splits a row into its cells as they are written, with their quotation marks, so that joining them gives the row again. */
export function writtenCells(row: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < row.length; at++) {
    if (row[at] === '"') isQuoted = !isQuoted;
    else if (row[at] === delimiter && !isQuoted) {
      cells.push(row.slice(start, at));
      start = at + 1;
    }
  }
  return [...cells, row.slice(start)];
}

/** The text of a cell, without the quotation marks around it. */
export const textOfCell = (written: string): string => written.replaceAll('"', '').trim();
