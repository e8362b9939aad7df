import { DELIMITERS, findHead, MOST_LINES_ABOVE } from './find-head.js';
import { LEFT_OUT, nameOfColumn } from './table-words.js';
import { textOfCell, writtenCells } from './written-cells.js';

/** The name of an answer that says what a column holds begins with it; its heading in the table follows. */
export const COLUMN_ANSWER = 'column.';

/** Columns that hold these are not read, whatever their heading says: a club, or what does not matter. */
export const COLUMNS_NOT_READ = ['club', 'none'] as const;
const NOT_READ: ReadonlySet<string> = new Set(COLUMNS_NOT_READ);

/** The heading of a column that somebody left out, as the file has it; null for every other column. */
export const headingLeftOut = (name: string): string | null =>
  name.startsWith(LEFT_OUT) ? name.slice(LEFT_OUT.length) : null;

const leaveOut = (heading: string): string => LEFT_OUT + heading.replaceAll(/[\t;,|"]/g, ' ');

/**
 * The text of a table with headings that somebody explained replaced by the names that we know, or by one that no reader
 * knows where the column is left out. A number behind the heading stays: when `Gegner*in` is the opponent, `Gegner*in 2` is
 * the opponent of round 2.
 *
 * @param answers those named `column.HEADING`; others are not looked at
 */
export function renameColumns(text: string, answers: ReadonlyMap<string, string>): string {
  const names = new Map(
    [...answers].flatMap(([key, column]) => {
      const name = !key.startsWith(COLUMN_ANSWER) ? null : NOT_READ.has(column) ? LEFT_OUT : nameOfColumn(column);
      return name === null ? [] : [[fold(key.slice(COLUMN_ANSWER.length)), name] as const];
    }),
  );
  if (names.size === 0) return text;
  const lines = text.split(/(\r\n|\n|\r)/, MOST_LINES_ABOVE * 2);
  const end = text.slice(lines.join('').length);
  const head = findHead(text);
  // A title above the table may have the words of a heading. Two rows may name the columns.
  const ofHead = head === null ? [] : Array.from({ length: head.height }, (_, row) => (head.line - 1 + row) * 2);
  const renamed = ofHead.filter((index) => renameRow(lines, index, names));
  if (renamed.length === 0) lines.some((_, index) => renameRow(lines, index, names));
  return lines.join('') + end;
}

/** Renames the headings of a row where it has such. @returns whether it has */
function renameRow(lines: string[], index: number, names: ReadonlyMap<string, string>): boolean {
  for (const delimiter of DELIMITERS) {
    const cells = writtenCells(lines[index] ?? '', delimiter);
    const renamed = cells.map((cell) => rename(textOfCell(cell), names));
    if (cells.length < 2 || renamed.every((cell) => cell === null)) continue;
    lines[index] = cells.map((cell, at) => renamed[at] ?? cell).join(delimiter);
    return true;
  }
  return false;
}

function rename(heading: string, names: ReadonlyMap<string, string>): string | null {
  const [, word = '', number = ''] = /^(.{1,60}?) ?(\d{1,2})$/.exec(heading) ?? [];
  const whole = names.get(fold(heading));
  // When W1, W2 and W3 each hold a round, they are the columns of a crosstable.
  const isOneOfMany = [...names].some(
    ([other, name]) => name === whole && other !== fold(heading) && other.replace(/ ?\d{1,2}$/, '') === fold(word),
  );
  const name = whole ?? names.get(fold(word));
  if (name === LEFT_OUT) return leaveOut(heading);
  if (whole !== undefined) return whole === nameOfColumn('round') && isOneOfMany ? `${whole} ${number}` : whole;
  return name === undefined ? null : `${name} ${number}`;
}

const fold = (heading: string): string => heading.normalize('NFC').trim().toLowerCase();
