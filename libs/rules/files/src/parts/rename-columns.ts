import { DELIMITERS, MOST_LINES_ABOVE, splitRow } from './find-head.js';
import { nameOfColumn } from './table-words.js';

/** The name of an answer that says what a column holds begins with it; its heading in the table follows. */
export const COLUMN_ANSWER = 'column.';

/**
 * The text of a table with headings that somebody explained replaced by the names that we know. A number behind the heading
 * stays: when `Gegner*in` is the opponent, `Gegner*in 2` is the opponent of round 2.
 *
 * @param answers those named `column.HEADING`; others are not looked at
 */
export function renameColumns(text: string, answers: ReadonlyMap<string, string>): string {
  const names = new Map(
    [...answers].flatMap(([key, column]) => {
      const name = key.startsWith(COLUMN_ANSWER) ? nameOfColumn(column) : null;
      return name === null ? [] : [[fold(key.slice(COLUMN_ANSWER.length)), name] as const];
    }),
  );
  if (names.size === 0) return text;
  const lines = text.split(/(\r\n|\n|\r)/, MOST_LINES_ABOVE * 2);
  for (const [index, line] of lines.entries()) {
    for (const delimiter of DELIMITERS) {
      const cells = splitRow(line, delimiter);
      const renamed = cells.map((cell) => rename(cell.replaceAll('"', ''), names));
      if (cells.length < 2 || renamed.every((cell) => cell === null)) continue;
      const row = cells.map((cell, at) => renamed[at] ?? cell).join(delimiter);
      const start = lines.slice(0, index).join('').length;
      return text.slice(0, start) + row + text.slice(start + line.length);
    }
  }
  return text;
}

function rename(heading: string, names: ReadonlyMap<string, string>): string | null {
  const [, word = '', number = ''] = /^(.{1,60}?) ?(\d{1,2})$/.exec(heading) ?? [];
  const whole = names.get(fold(heading));
  // When W1, W2 and W3 each hold a round, they are the columns of a crosstable.
  const isOneOfMany = [...names].some(
    ([other, name]) => name === whole && other !== fold(heading) && other.replace(/ ?\d{1,2}$/, '') === fold(word),
  );
  if (whole !== undefined) return whole === nameOfColumn('round') && isOneOfMany ? `${whole} ${number}` : whole;
  const name = names.get(fold(word));
  return name === undefined ? null : `${name} ${number}`;
}

const fold = (heading: string): string => heading.normalize('NFC').trim().toLowerCase();
