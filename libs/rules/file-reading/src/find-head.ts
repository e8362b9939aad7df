import { columnOf, roundOfColumn, wideColumnOf } from './table-words.js';

/** Where the names of the columns of a table stand. */
export interface TableHead {
  /** Index into the text of the first character of the row. */
  readonly offset: number;
  /** Of its first line, from 1. */
  readonly line: number;
  readonly delimiter: Delimiter;
  readonly names: readonly string[];
  /** Lines that name the columns: two where rounds stand above what belongs to them. */
  readonly height: 1 | 2;
}

/** What may stand between the cells of a table. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Spreadsheets have titles, dates and empty lines above their tables. */
export const MOST_LINES_ABOVE = 20;
/** A longer line names no columns. */
const LONGEST_HEAD = 4000;

/**
 * The row of a text that names columns: among the first lines the one with most names that we know, and its delimiter.
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
      const score = scoreOf(names);
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

/** How many names of columns we know; 0 for what names none. */
function scoreOf(names: readonly string[]): number {
  const known = names.filter((name) => columnOf(name) !== null || wideColumnOf(name) !== null).length;
  return known === 0 ? 0 : known + names.filter((name) => roundOfColumn(name) !== null).length;
}

const isRoundName = (name: string): boolean => roundOfColumn(name) !== null || columnOf(name) === 'round';

/** "Round 1" in a merged cell above "Opponent" and "Result" names the columns "Round 1 Opponent" and "Round 1 Result". */
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

/** The cells of one line; a delimiter between quotation marks is part of a cell. */
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
