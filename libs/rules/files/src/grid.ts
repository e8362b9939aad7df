import { plain } from '@quadrant/rules/message';
import { DELIMITERS, findHead, splitRow, type Delimiter } from './parts/find-head.js';
import { openSheet } from './parts/sheet.js';
import { countTournament } from './parts/file-tournament.js';
import { columnOf, roundOfColumn, wideColumnOf } from './parts/table-words.js';
import { explainTable } from './parts/explain-table.js';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Answers } from './answers.js';
import { readTitleRows } from './parts/title-rows.js';
import { isOrigin } from './origin.js';
import type { FileReading } from './parts/file-reader.js';
import { unfoldRounds } from './parts/parts-beside.js';
import { readFile, tableTextOf } from './read-file.js';
import { findUnusedColumns, holdsResults, type UnusedColumn } from './unused-columns.js';
import { notesIn, tellNotes, type GridNotes } from './grid-notes.js';

/** A table that people edit cell by cell. Each row is a line of the table that is read, so that findings name its cells. */
export interface Grid {
  readonly rows: readonly (readonly string[])[];
  /** It is left out where the grid shows all of its file. */
  readonly notes?: GridNotes;
}

export type OpenedGrid =
  /** Its columns are known. */
  | {
      readonly kind: 'grid';
      /** Columns that no reader needs are left out, because they may say where a person lives; its notes name them. */
      readonly grid: Grid;
    }
  /** It has columns, but their contents are unknown. */
  | { readonly kind: 'unnamed'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'no-table' };

/** A report has at most 5,000 matches. */
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 200;
const CSV = /^csv-/;

/**
 * Opens a file as a table to be edited. Lines above the names of its columns become empty rows, so that lines keep
 * their numbers. Quotation marks that are not closed are read as they are, so that people can correct the cell.
 *
 * @param answers what columns hold whose headings we do not know
 */
export function openGrid(bytes: Uint8Array, answers: Answers = new Map()): OpenedGrid {
  const { text: written, notes } = tableTextOf(bytes, answers) ?? { text: '', notes: null };
  if (/^\s*[<{[]/.test(written)) return NO_TABLE;
  const text = explainTable(unfoldRounds(written)?.text ?? written, answers);
  const reading = readFile(notes === null ? bytes : new TextEncoder().encode(written), answers);
  const { format } = reading;
  if (format !== null && !CSV.test(format)) return NO_TABLE;
  const head = findHead(text);
  if (format === null || head === null) return openUnnamed(text);
  const names = head.names.map((name) => tidy(name.replaceAll('"', '')));
  // A column of numbers may hold the scores: it stays, and the check asks for it.
  const mayHoldResults = new Set(
    unusedIn(text, format)
      .filter(({ cells }) => holdsResults(cells))
      .map(({ index }) => index),
  );
  const isKept = names.map((name, index) => isKnown(name) || mayHoldResults.has(index));
  const body = rowsOf(text.slice(head.offset), head.delimiter).slice(head.height);
  const kept = [names, ...body].map((row) => names.flatMap((_, at) => (isKept[at] ? [row[at] ?? ''] : [])));
  // Lines above the columns may say which round the table is of, what the tournament is called, and which one it was
  // downloaded from.
  const lines = text.slice(0, head.offset).split(/\r\n|\n|\r/);
  const above = Array.from({ length: head.line + head.height - 2 }, (_, index) => lines[index] ?? '');
  const titles = readTitleRows(above.join('\n'), head.delimiter).rows;
  const grid = [above.map((line, at) => (isOrigin(line) ? line : (titles[at] ?? ''))), above]
    .map((top) => ({ rows: [...top.map((line) => [tidy(line)]), ...kept] }))
    .find(
      (each) =>
        reading.tournaments.length === 0 ||
        holds(readFile(new TextEncoder().encode(tableOfGrid(each)))) === holds(reading),
    );
  if (grid === undefined) return NO_TABLE;
  const leftOut = names.filter((name, at) => !isKept[at] && name !== '');
  const told = notesIn({ ...notes, leftOut });
  return { kind: 'grid', grid: tellNotes(told).length > 0 ? { ...grid, notes: told } : grid };
}

function unusedIn(text: string, format: string): UnusedColumn[] {
  const sheet = openSheet(text);
  return sheet === null ? [] : findUnusedColumns(format, sheet);
}

/** A text that shows whether the same tournaments are read without the columns that are left out. */
const holds = ({ format, tournaments }: FileReading): string =>
  JSON.stringify([format, tournaments.map(countTournament)]);

const NO_TABLE: OpenedGrid = { kind: 'no-table' };

/** Tells whether we know what a column of this name holds. */
export const isKnown = (name: string): boolean =>
  columnOf(name) !== null || wideColumnOf(name) !== null || roundOfColumn(name) !== null;

/** Opens a text in which most lines have the same number of cells. */
function openUnnamed(text: string): OpenedGrid {
  const lines = text.split(/\r\n|\n|\r/, 20).filter((line) => line.trim() !== '');
  const delimiter = DELIMITERS.find((each) => {
    const widths = lines.map((line) => splitRow(line, each).length);
    const [first = 0] = widths;
    return first > 1 && widths.filter((width) => width === first).length * 2 > widths.length;
  });
  if (delimiter === undefined || lines.length < 2) return NO_TABLE;
  const rows = rowsOf(text, delimiter).filter((row) => row.some((cell) => cell !== ''));
  return { kind: 'unnamed', rows };
}

function rowsOf(text: string, delimiter: Delimiter): string[][] {
  const rows = parseRows(text, delimiter).slice(0, MOST_ROWS);
  // A line break at the end of the file is no row.
  while (rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();
  return rows.map((row) => row.slice(0, MOST_COLUMNS).map(tidy));
}

function parseRows(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch {
    return text
      .replace(/^\ufeff/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => line.split(delimiter));
  }
}

const tidy = (cell: string): string =>
  cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CELL);

/** Writes the table of a grid as text, with one line for each row. */
export const tableOfGrid = ({ rows }: Grid): string =>
  stringify([...rows.map((row) => row.map(tidy))], { record_delimiter: '\n' });

/**
 * Reads the grid that a draft keeps as `{"grid": {"rows": [["Round", "Player 1"], …]}}`, with the notes about its file.
 *
 * @returns null for every other document
 */
export function gridIn(document: unknown): Grid | null {
  const grid = memberOf(document, 'grid');
  const rows = memberOf(grid, 'rows');
  const isTable = Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isText));
  if (!isTable) return null;
  const notes = memberOf(grid, 'notes');
  return notes === undefined ? { rows } : { rows, notes: notesIn(notes) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** Returns the row of a grid that names its columns, from 0. */
export const headRowOf = (grid: Grid): number => (findHead(tableOfGrid(grid))?.line ?? 1) - 1;

/**
 * People may say that a column holds one of these, in the order of a form: a heading that means it, and the kind in
 * an answer.
 */
export const COLUMN_CHOICES = [
  { heading: 'Round', kind: 'round', name: plain`Round` },
  { heading: 'Stage', kind: 'stage', name: plain`Stage (Swiss or elimination)` },
  { heading: 'Player 1', kind: 'first', name: plain`Player 1` },
  { heading: 'Player 2', kind: 'second', name: plain`Player 2` },
  { heading: 'Result', kind: 'result', name: plain`Result of player 1` },
  { heading: 'Winner', kind: 'winner', name: plain`Winner` },
  { heading: 'Loser', kind: 'loser', name: plain`Loser` },
  { heading: 'Score 1', kind: 'firstScore', name: plain`Score of player 1` },
  { heading: 'Score 2', kind: 'secondScore', name: plain`Score of player 2` },
  { heading: 'Score', kind: 'score', name: plain`Score, as 100-35` },
  { heading: 'Player', kind: 'player', name: plain`Player (one row for each player and round)` },
  { heading: 'Opponent', kind: 'opponent', name: plain`Opponent of that player` },
  { heading: 'Table', kind: 'table', name: plain`Table` },
  { heading: 'Start date', kind: 'start', name: plain`Date` },
] as const;
