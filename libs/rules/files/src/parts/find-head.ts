import { columnOf, columnsIn, foldHeading, roundOfColumn, wideColumnsIn } from './table-words.js';

export interface TableHead {
  /** Index into the text of the first character of the row. */
  readonly offset: number;
  /** The number of the row's first line, counted from 1. */
  readonly line: number;
  readonly delimiter: Delimiter;
  readonly names: readonly string[];
  /** The number of lines that name the columns. It is two when rounds are above the columns that belong to them. */
  readonly height: 1 | 2;
}

/** A table may separate its cells with any of these. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Spreadsheets have titles, dates and empty lines above their tables. */
export const MOST_LINES_ABOVE = 20;
/** A longer line does not name columns. */
const LONGEST_HEAD = 4000;

/**
 * Finds the row that names the columns: among the first lines, the one with most names that we know. Also finds its delimiter.
 *
 * @returns null when no line has two columns of which we know one
 */
export function findHead(text: string): TableHead | null {
  let best: TableHead | null = null;
  let most = 0;
  let offset = 0;
  for (let line = 1; line <= MOST_LINES_ABOVE && offset < text.length; line++) {
    const end = endOfLine(text, offset);
    const written = text.slice(offset, Math.min(end, offset + LONGEST_HEAD));
    const next = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    for (const delimiter of DELIMITERS) {
      if (!written.includes(delimiter)) continue;
      const names = splitRow(written, delimiter);
      const score = headsSquare(names, text.slice(next, next + LONGEST_HEAD), delimiter)
        ? names.length
        : scoreOf(names);
      if (score > most) {
        most = score;
        best = { offset, line, delimiter, names, height: 1 };
      }
      if (!names.includes('') || !names.some(isRoundName)) continue;
      const below = splitRow(text.slice(next, Math.min(endOfLine(text, next), next + LONGEST_HEAD)), delimiter);
      const both = joinNames(names, below);
      const scoreOfBoth = scoreOf(both);
      if (scoreOfBoth > most && scoreOfBoth > scoreOf(below)) {
        most = scoreOfBoth;
        best = { offset, line, delimiter, names: both, height: 2 };
      }
    }
    offset = next;
  }
  return best;
}

/** Two people alone are no square. */
const FEWEST_NAMES = 3;

/** Tells whether a row without a first heading has names above the columns that are the first cells of the rows below it. */
function headsSquare([first, ...names]: readonly string[], below: string, delimiter: Delimiter): boolean {
  if (first !== '' || names.length < FEWEST_NAMES) return false;
  const rows = below.split(/\r\n|\n|\r/, FEWEST_NAMES).map((line) => splitRow(line, delimiter)[0] ?? '');
  if (rows.length < FEWEST_NAMES) return false;
  return rows.every((name, index) => /\p{L}/u.test(name) && foldHeading(name) === foldHeading(names[index]!));
}

/**
 * Returns how many names of columns we know; 0 when the line names none. A bye alone names none: below headings in other
 * words it is a cell, as in "Ann;1;Freilos".
 */
function scoreOf(names: readonly string[]): number {
  const kinds = columnsIn(names);
  const wide = wideColumnsIn(names);
  const known = names.filter((_, index) => kinds[index] !== null || wide[index] !== null);
  return known.every((name) => columnOf(name) === 'bye')
    ? 0
    : known.length + names.filter((name) => roundOfColumn(name) !== null).length;
}

const isRoundName = (name: string): boolean => roundOfColumn(name) !== null || columnOf(name) === 'round';

/** Joins "Round 1" in a merged cell with "Opponent" and "Result" below it to "Round 1 Opponent" and "Round 1 Result". */
function joinNames(above: readonly string[], below: readonly string[]): string[] {
  let round = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [upper = '', lower = ''] = [above[index], below[index]];
    if (upper !== '') round = isRoundName(upper) ? upper : '';
    if (lower === '') return upper;
    return round === '' ? lower : `${round} ${lower}`;
  });
}

function endOfLine(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '\n' || character === '\r') return index;
  }
  return text.length;
}

/** Splits one line into cells; a delimiter between quotation marks is part of a cell. */
export function splitRow(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell].map((each) => each.trim());
}
