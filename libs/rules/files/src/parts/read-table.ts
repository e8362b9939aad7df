import { type Text, say } from '@quadrant/rules/message';
import { addNotANumber, isBrokenNumber } from './cell-values.js';
import { HEAD_OF_PLACES, mayBeName } from './place-lines.js';
import {
  columnOf,
  columnsIn,
  headsMatches,
  headsStandings,
  isTotal,
  wideColumnOf,
  type Column,
} from './table-words.js';
import { type FileFindings } from './file-findings.js';
import { type Sheet } from './sheet.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { withoutRunningPoints } from './running-points.js';
import { undoHarmless } from './harmless.js';

/** A table as text: the first row names the columns. */
export interface Table {
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
  /** It is set when final standings are below a table of games, or beside it. */
  readonly standings?: Table;
}

/**
 * Reads the rows of a table. It leaves out lines above the names of columns, empty lines, lines that only separate, and
 * names that are repeated further down.
 *
 * @returns null, with a finding, when a quotation mark breaks it
 */
export function readTable(sheet: Sheet, findings: FileFindings): Table | null {
  const table = readPart(sheet, findings);
  const beside = table !== null && sheet.standings !== undefined ? readPart(sheet.standings, findings) : null;
  if (table === null || beside === null) return table;
  if (table.standings === undefined) return { ...table, standings: beside };
  for (const row of beside.rows) leaveOut(row, findings);
  return table;
}

function readPart({ head: found, records: open, lines, shifts }: Sheet, findings: FileFindings): Table | null {
  const records = open();
  if ('code' in records) {
    const line = found.line - 1 + records.line;
    const message = say`The table breaks in line ${line}: ${QUOTE_PROBLEMS[records.code] ?? say`a cell cannot be read`}.`;
    const advice = say`Close every quotation mark, and write a quotation mark inside a cell twice. Nothing of this file was read.`;
    findings.add('broken-file', { pointer: '', line, column: records.column }, message, advice);
    return null;
  }
  const [first, ...others] = numberRows(records, found.line, lines, shifts);
  const head = found.height === 1 ? first! : { cells: found.names, line: found.line + 1 };
  if (head.cells.length < 2) return null;
  const body = (found.height === 1 ? others : others.slice(1)).filter(({ cells }) => !cells.every(isRuled));
  const shared = withoutRunningPoints(
    body.filter((row) => !isHead(row, head)),
    columnsIn(head.cells),
    findings,
  );
  const other = shared.find((row) => namesColumns(row, head));
  if (other !== undefined && tellsMatches(head) && tellsStandings(other)) {
    const message = say`The rows from ${other.line} on are standings. They are compared with the results above them.`;
    findings.add(
      'row-left-out',
      placeOfCell(other, 0),
      message,
      say`If they hold results, send them in a file of their own.`,
    );
  } else if (other !== undefined) {
    const message = say`Row ${other.line} names other columns than row ${head.line}: the file holds two tables.`;
    const advice = say`Save each table in its own file, or give both the same columns.`;
    findings.add('columns-change', placeOfCell(other, 0), message, advice);
  }
  if (other !== undefined) {
    const at = shared.indexOf(other);
    const table = { head, rows: shared.slice(0, at) };
    return tellsStandings(other) ? { ...table, standings: { head: other, rows: shared.slice(at + 1) } } : table;
  }
  const below = tellsMatches(head) ? placesBelow(shared) : null;
  if (below !== null) {
    for (const row of shared.slice(below.end)) leaveOut(row, findings);
    return { head, rows: shared.slice(0, below.start), standings: below.table };
  }
  tellBlocks(head, shared, findings);
  for (const row of shared) {
    checkWidth(row, head, findings);
    checkLength(row, findings);
  }
  checkNumbers(head, shared, findings);
  return { head, rows: shared };
}

/** A remark below a table has its words in one cell. */
const isNote = ({ cells }: TableRow): boolean => cells.filter((cell) => cell !== '').length < 2;

/** Adds a note that a row is no part of the table, unless it is a row of sums. */
export function leaveOut(row: TableRow, findings: FileFindings): void {
  const index = row.cells.findIndex((cell) => cell !== '' && /[\p{L}\p{N}]/u.test(cell));
  if (index === -1 || row.cells.some(isTotal)) return;
  const message = say`The row names no players and was left out: “${row.cells[index]!.slice(0, 60)}”.`;
  findings.add('row-left-out', placeOfCell(row, index), message, say`If it is a note, no change is needed.`);
}

const FEWEST_PLACES = 3;
/** A slip of the keyboard makes a name that looks like none. */
const LEAST_NAMES = 0.7;
const OF_PLACE = /^=?(\d{1,3})[.)=]?$/;
const OF_POINTS = /^[+-]?\d[\d.,]{0,9}$/;

/** A list of places below matches, with the row above it that is its title or names its columns. */
export interface PlacesBelow {
  /** It is the index of the first row that belongs to the list. */
  readonly start: number;
  /** It is the index behind the last one. */
  readonly end: number;
  readonly table: Table;
}

/** Returns the list of places below matches whose first two columns have no names; null where there is none. */
export function placesBelow(rows: readonly TableRow[]): PlacesBelow | null {
  const end = rows.findLastIndex((row) => !isNote(row)) + 1;
  const first = findPlaces(rows.slice(0, end));
  if (first === -1) return null;
  const places = rows.slice(first, end);
  const above = rows[first - 1];
  const isTitle = above !== undefined && isNote(above);
  // "FINAL;;MP;DIFF" names the columns of points.
  const [, nameless = '', ...names] = above?.cells ?? [];
  const isHead =
    nameless === '' &&
    columnsIn(['Player', ...names])
      .slice(1)
      .some((kind) => kind !== null);
  const start = first - (isTitle || isHead ? 1 : 0);
  const cells = isHead ? [...HEAD_OF_PLACES.slice(0, 2), ...names] : HEAD_OF_PLACES;
  return { start, end, table: { head: { cells, line: rows[start]!.line }, rows: places } };
}

/** Finds the first row of a list of places below matches that has no names of columns: a place, a name and points. */
function findPlaces(rows: readonly TableRow[]): number {
  let start = rows.length;
  let last = Infinity;
  while (start > 0) {
    const [place = '', name = '', points = '', ...others] = rows[start - 1]!.cells;
    const number = Number(OF_PLACE.exec(place)?.[1] ?? 0);
    const isPlace = number > 0 && number <= last && /\p{L}{2}/u.test(name) && OF_POINTS.test(points);
    if (!isPlace || others.some((cell) => /\p{L}/u.test(cell))) break;
    [start, last] = [start - 1, number];
  }
  const listed = rows.slice(start);
  const names = listed.filter(({ cells }) => mayBeName(cells[1]!)).length;
  return listed.length >= FEWEST_PLACES && last === 1 && names >= LEAST_NAMES * listed.length ? start : -1;
}

const tellsMatches = ({ cells }: TableRow): boolean => headsMatches(columnsIn(cells));

const tellsStandings = ({ cells }: TableRow): boolean => headsStandings(columnsIn(cells));

/** Whether a cell is empty, or a rule as in "| --- | --- |". The first cell with text ends the search. */
const isRuled = (cell: string): boolean => cell === '' || /^:?-{3,40}:?$/.test(cell);

/** Most cells match this and need no tidying. */
const PLAIN = /^(?:[!#-&(-,./0-9:<>?A-Z[-~][ -~]*)?$/;

const isTidy = (cell: string): boolean => PLAIN.test(cell) && !cell.endsWith(' ') && !cell.includes('  ');

/** People type two spaces, and pages have non-breaking spaces. Each run of them inside a cell becomes one space. */
const tidyCell = (cell: string): string =>
  isTidy(cell) ? cell : undoHarmless(cell.normalize('NFC').trim().replaceAll(/\s+/g, ' '));

/** Gives each row the line in which it begins; a cell with line breaks spans several lines. */
function numberRows(
  records: readonly (readonly string[])[],
  firstLine: number,
  lines?: readonly number[],
  shifts?: readonly number[],
): TableRow[] {
  let line = firstLine;
  return records.map((record, index) => {
    line = lines?.[index] ?? line;
    // Most rows are tidy already. Copying them and looking at their cells twice took a tenth of the time.
    const isPlain = record.every(isTidy);
    const row = {
      cells: isPlain ? record : record.map(tidyCell),
      line,
      ...(shifts?.[index] && { shift: shifts[index] }),
    };
    if (row.cells.some(isTooLong)) row.cells = row.cells.map((cell) => cell.slice(0, LONGEST_CELL + 1));
    if (!isPlain) for (const cell of record) if (!PLAIN.test(cell)) line += cell.split(/\r\n|\r|\n/).length - 1;
    line += 1;
    return row;
  });
}

const QUOTE_PROBLEMS: Readonly<Record<string, Text>> = {
  CSV_QUOTE_NOT_CLOSED: say`a quotation mark that begins there is not closed before the end of the file`,
  CSV_INVALID_CLOSING_QUOTE: say`text follows a closing quotation mark`,
  INVALID_OPENING_QUOTE: say`a quotation mark is in the middle of a cell`,
};

/** Whether a row repeats the names of the columns, as on the next page of a printed table. */
const isHead = (row: TableRow, head: TableRow): boolean =>
  row.cells.length === head.cells.length && row.cells.every((cell, index) => cell === head.cells[index]);

/**
 * Whether a row further down names columns: at least three of its cells, and most of them, have to. Short words may be
 * handles, so they count only beside a heading of players, as in "Pl;Joueur;PM;Diff".
 */
function namesColumns({ cells }: TableRow, head: TableRow): boolean {
  // Looking at the first cell of every row is enough. Folding all cells took a quarter of the time.
  const first = cells.find((cell) => cell !== '');
  if (first === undefined || columnOf(first) === null) return false;
  const filled = cells.filter((cell) => cell !== '');
  const known = filled.filter((cell) => columnOf(cell) !== null);
  const names = known.filter((cell) => cell.length > 3);
  if (names.length >= Math.min(3, head.cells.length) && names.length * 2 > filled.length) return true;
  const kinds = new Set(known.map(columnOf));
  // "Pos;Player;P;W;L" is a league table: its other columns count games.
  const isLeague = filled.every((cell) => columnOf(cell) !== null || COUNTS_GAMES.test(cell));
  if (isLeague && kinds.has('player') && kinds.has('place') && filled.length > 2) return true;
  if (!kinds.has('player')) return false;
  const together = columnsIn(filled).filter((kind) => kind !== null);
  return new Set(together).size >= 3 && together.length * 2 > filled.length;
}

const COUNTS_GAMES =
  /^(?:p|pl|pld|gp|mp|w|l|d|t|f|a|s|n|u|g|v|j|e|played|won|wins|lost|losses|drawn|draws|ties|tied|for|against|games|spiele|siege|niederlagen)\.?$/i;

/** Refuses a table whose rounds stand beside each other, each with its own two players: only the first would be read. */
function tellBlocks(head: TableRow, rows: readonly TableRow[], findings: FileFindings): void {
  const kinds = head.cells.map((name) => columnOf(withoutRound(name)));
  const second = (['first', 'opponent'] as const).flatMap((kind) => {
    const all = kinds.flatMap((each, index) => (each === kind ? [index] : []));
    const isBlock =
      kind === 'first'
        ? kinds.filter((each) => each === 'second').length > 1
        : kinds.filter((each) => each === 'player').length > 1;
    return all.length > 1 && isBlock ? [all[1]!] : [];
  })[0];
  if (second === undefined || !rows.some(({ cells }) => (cells[second] ?? '') !== '')) return;
  const message = say`Several blocks of matches stand beside each other: “${head.cells[second]!.slice(0, 40)}” is there more than once.`;
  const advice = say`Put the rounds below each other, with one column of each kind and a column Round.`;
  findings.add('columns-change', placeOfCell(head, second), message, advice);
}

/** "Round 1 Player 1" is "Player 1" below a merged "Round 1". */
const withoutRound = (name: string): string => name.replace(/^(?:round|runde|ronde|tour|rd|r) ?\d{1,2} (?=\S)/i, '');

const NUMERIC: ReadonlySet<Column | null> = new Set([
  'round',
  'score',
  'firstScore',
  'secondScore',
  'opponentScore',
  'vp',
  'differential',
  'total',
]);

/** Finds formulas that the spreadsheet did not replace with their values, and numbers that no result can have. */
function checkNumbers(head: TableRow, rows: readonly TableRow[], findings: FileFindings): void {
  const numeric = head.cells.flatMap((name, index) =>
    NUMERIC.has(columnOf(name)) || NUMERIC.has(wideColumnOf(name)?.column ?? null) ? [index] : [],
  );
  for (const row of rows) {
    for (const index of numeric) {
      const cell = row.cells[index] ?? '';
      if (cell !== '' && isBrokenNumber(cell)) addNotANumber(cell, placeOfCell(row, index), findings);
    }
  }
}

/** Names and notes are shorter. Longer cells would be searched letter by letter. */
const LONGEST_CELL = 1000;
const isTooLong = (cell: string): boolean => cell.length > LONGEST_CELL;

function checkLength(row: TableRow, findings: FileFindings): void {
  const index = row.cells.findIndex(isTooLong);
  if (index === -1) return;
  const message = say`A cell has more than ${LONGEST_CELL} characters.`;
  findings.add(
    'value-not-understood',
    placeOfCell(row, index),
    message,
    say`Shorten it; a quotation mark may be missing.`,
  );
}

/** Reports cells behind the last named column, which shift everything: two tables were joined, or a cell holds the delimiter. */
function checkWidth(row: TableRow, head: TableRow, findings: FileFindings): void {
  if (row.cells.length <= head.cells.length) return;
  const width = row.cells.findLastIndex((cell) => cell !== '') + 1;
  if (width <= head.cells.length) return;
  const message = say`The row has ${width} cells, but the table has ${head.cells.length} columns.`;
  findings.add(
    'value-not-understood',
    placeOfCell(row, head.cells.length),
    message,
    say`Put cells with the delimiter in quotation marks, and keep the same columns in all rows.`,
  );
}
