import { numberOfCell } from './parts/cell-values.js';
import { findHead, type TableHead } from './parts/find-head.js';
import { openSheet } from './parts/sheet.js';
import { columnOf, isNobody, isTotal, roundOfColumn, wideColumnOf, type Column } from './parts/table-words.js';

/** A row of a table that has only standings. */
export interface Standing {
  readonly name: string;
  readonly lines: readonly number[];
  /** It is null where the table has no number for it, or says that it is shared and names nobody who shares it. */
  readonly place: number | null;
  /** They are whole; null where the file has none. */
  readonly points: number | null;
}

/** A line or a cell that is not read into a row. */
export interface LeftOut {
  readonly line: number;
  /** It is null for a whole line. */
  readonly column: number | null;
  readonly text: string;
}

/** Standings as a file has them, and everything below their first row that is not in them. */
export interface ReadStandings {
  readonly rows: readonly Standing[];
  readonly leftOut: readonly LeftOut[];
}

/** The points of standings are in the first of these columns that a table has. */
export const POINTS_COLUMNS = ['vp', 'total', 'score'] as const satisfies readonly Column[];

/** A table with one of these columns tells pairings or results. */
const OF_GAMES: ReadonlySet<Column | null> = new Set([
  'round',
  'opponent',
  'first',
  'second',
  'winner',
  'loser',
  'result',
  'tournament',
]);
const OF_STANDINGS: ReadonlySet<Column | null> = new Set(['place', 'total', 'score', 'vp']);

const FEWEST_ROWS = 2;

/** Reads a table or a list of places, names and points. @returns null for every other text */
export function readStandings(text: string): ReadStandings | null {
  if (/^\s*[<{[]/.test(text)) return null;
  const head = findHead(text);
  if (head !== null && isOfGames(head.names)) return null;
  const read = readTableOfStandings(text, head) ?? readList(text);
  return read !== null && read.rows.length >= FEWEST_ROWS ? { ...read, rows: settleShared(read.rows) } : null;
}

const isOfGames = (names: readonly string[]): boolean =>
  names.some((name) => OF_GAMES.has(columnOf(name)) || wideColumnOf(name) !== null || roundOfColumn(name) !== null);

interface WrittenRow extends Standing {
  /** The file says that others share the place. */
  readonly isShared: boolean;
}

interface Written {
  readonly rows: readonly WrittenRow[];
  readonly leftOut: readonly LeftOut[];
}

/** A shared place of which only one player is listed is nobody's certain place, so it is left open. */
function settleShared(rows: readonly WrittenRow[]): Standing[] {
  const holders = new Map<number, number>();
  for (const { place } of rows) if (place !== null) holders.set(place, (holders.get(place) ?? 0) + 1);
  return rows.map(({ isShared, place, ...row }) => ({
    ...row,
    place: isShared && place !== null && holders.get(place) === 1 ? null : place,
  }));
}

function readTableOfStandings(text: string, head: TableHead | null): Written | null {
  const records = openSheet(text)?.records();
  if (head === null || records === undefined || 'code' in records) return null;
  const columns = head.names.map(columnOf);
  if (!columns.some((column) => OF_STANDINGS.has(column))) return null;
  const at = (column: Column): number => columns.indexOf(column);
  // "Nom" beside "Prénom", and "Name" beside "Vorname", is the last name.
  const last = at('lastName') === -1 ? at('player') : at('lastName');
  const named = at('firstName') !== -1 && last !== -1 ? [at('firstName'), last] : [at('player')];
  if (named.includes(-1)) return null;
  const placeAt = at('place');
  const pointsAt = POINTS_COLUMNS.map(at).find((column) => column !== -1) ?? -1;
  const leftOut: LeftOut[] = [];
  const rows = records.slice(head.height).flatMap((cells, index): WrittenRow[] => {
    const line = head.line + head.height + index;
    const name = named
      .map((column) => (cells[column] ?? '').trim())
      .join(' ')
      .trim();
    if (isNobody(name) || isTotal(name)) {
      const written = cells.filter((cell) => cell.trim() !== '').join(' ');
      if (written !== '') leftOut.push({ line, column: null, text: written });
      return [];
    }
    const cellAt = (column: number) => (column === -1 ? '' : (cells[column] ?? '').trim());
    const place = placeOf(cellAt(placeAt));
    const points = wholeOf(cellAt(pointsAt));
    if (place === null && cellAt(placeAt) !== '') leftOut.push({ line, column: placeAt + 1, text: cellAt(placeAt) });
    if (points === null && cellAt(pointsAt) !== '')
      leftOut.push({ line, column: pointsAt + 1, text: cellAt(pointsAt) });
    return [{ name, lines: [line], place: place?.number ?? null, isShared: place?.isShared ?? false, points }];
  });
  return { rows, leftOut };
}

/** "1.", "1", "1st", "3-4", "3.-4.", "=3" and "3=" are places; the last four are shared. */
function placeOf(cell: string): { readonly number: number; readonly isShared: boolean } | null {
  const [, mark, digits, range, behind] =
    /^([=T]?)\s{0,3}(\d{1,4})(?:\.|st|nd|rd|th)?(\s{0,3}[-–]\s{0,3}\d{1,4}\.?)?(=?)$/.exec(cell) ?? [];
  if (digits === undefined || Number(digits) === 0) return null;
  return { number: Number(digits), isShared: mark !== '' || behind !== '' || range !== undefined };
}

/** A document has whole points only. */
function wholeOf(cell: string): number | null {
  const number = numberOfCell(cell);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** A line of a list: a place, a name, and perhaps points. */
const LINE = /^(\d{1,3})\s?(?:([.):;,\t])|(?:st|nd|rd|th)\.?(?= )| (?=\p{L}))\s?(\p{L}.*)$/u;
/** These separate the cells of a table, so that a further one in the name begins another cell, such as an opponent. */
const OF_CELLS = /[;,\t]/;
/** Points stand at the end of a line, behind the name. */
const POINTS = /(?<=[\s;,|(:–.-])([\d.,]{1,12})\s?(?:vp|points?|pts|punkte|p)?\.?\)?$/iu;
const LONGEST_POINTS = 30;
/** A handle may have digits: darkking71. */
const NUMBERED = /^\p{L}[\p{L}_.-]{1,40}\d{1,6}$/u;
/** Spaces, dots or signs lead from the name to the points. One dot is that of an initial, as in "Ann S. 12". */
const LEADERS = new Set(' \t\u00a0;,|(:–-');

function nameBefore(text: string): string {
  let end = text.length;
  while (end > 0 && (LEADERS.has(text[end - 1]!) || isDotOfLeader(text, end - 1))) end -= 1;
  return text.slice(0, end);
}

const isDotOfLeader = (text: string, at: number): boolean =>
  text[at] === '.' && (text[at - 1] === '.' || text[at + 1] === '.' || text[at - 1] === ' ');

const LONGEST_LINE = 200;
/** Lists have titles above them, and a remark or two. */
const LEAST_SHARE = 0.7;

/** Returns the name in front of the points, and the points; null where a number is anything else. */
function splitPoints(text: string): { readonly name: string; readonly points: number | null } | null {
  const points = POINTS.exec(text.slice(-LONGEST_POINTS));
  if (points === null)
    return /\d/.test(text) && !NUMBERED.test(text.trim()) ? null : { name: text.trim(), points: null };
  const whole = wholeOf(points[1]!);
  const before = text.slice(0, text.length - points[0].length);
  return whole === null ? null : { name: nameBefore(before), points: whole };
}

/** Reads lines such as "1. Ann Smith 12" that begin with the places from 1 on. */
function readList(text: string): Written | null {
  const lines = text.split(/\r\n|\n|\r/, 2000);
  const leftOut: LeftOut[] = [];
  const found = lines.flatMap((line, index) => {
    const [, place, mark = '', rest = ''] =
      LINE.exec(line.slice(0, LONGEST_LINE).replaceAll(/ {2,}/g, ' ').trim()) ?? [];
    const read = splitPoints(rest);
    const isCell = read !== null && OF_CELLS.test(mark) && OF_CELLS.test(read.name);
    if (place !== undefined && read !== null && !isCell)
      return [{ ...read, lines: [index + 1], place: Number(place), isShared: false }];
    if (line.trim() !== '') leftOut.push({ line: index + 1, column: null, text: line.trim() });
    return [];
  });
  const [first] = found;
  if (first?.place !== 1) return null;
  const top = first.lines[0]!;
  const written = lines.slice(top - 1).filter((line) => line.trim() !== '').length;
  const isInOrder = found.every(({ place }, index) => index === 0 || place >= found[index - 1]!.place);
  if (!isInOrder || found.length < LEAST_SHARE * written) return null;
  return { rows: found, leftOut: leftOut.filter(({ line }) => line > top) };
}
