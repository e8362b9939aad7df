import { numberOfCell } from './parts/cell-values.js';
import { findHead } from './parts/find-head.js';
import { openSheet } from './parts/sheet.js';
import { columnOf, isNobody, isTotal, roundOfColumn, wideColumnOf, type Column } from './parts/table-words.js';

/** A row of a table that has only standings. */
export interface Standing {
  readonly name: string;
  readonly lines: readonly number[];
  /** It is null where the table has no number for it. */
  readonly place: number | null;
}

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
export function readStandings(text: string): Standing[] | null {
  if (/^\s*[<{[]/.test(text)) return null;
  const rows = readTableOfStandings(text) ?? readList(text);
  return rows !== null && rows.length >= FEWEST_ROWS ? rows : null;
}

function readTableOfStandings(text: string): Standing[] | null {
  const head = findHead(text);
  const records = openSheet(text)?.records();
  if (head === null || records === undefined || 'code' in records) return null;
  const columns = head.names.map(columnOf);
  const isOfGames = head.names.some(
    (name, at) => OF_GAMES.has(columns[at]!) || wideColumnOf(name) !== null || roundOfColumn(name) !== null,
  );
  if (isOfGames || !columns.some((column) => OF_STANDINGS.has(column))) return null;
  const at = (column: Column): number => columns.indexOf(column);
  const named = at('player') === -1 ? [at('firstName'), at('lastName')] : [at('player')];
  if (named.includes(-1)) return null;
  return records.slice(head.height).flatMap((cells, index) => {
    const name = named
      .map((column) => (cells[column] ?? '').trim())
      .join(' ')
      .trim();
    if (isNobody(name) || isTotal(name)) return [];
    const place = at('place') === -1 ? null : placeOf(cells[at('place')] ?? '');
    return [{ name, lines: [head.line + head.height + index], place }];
  });
}

/** "1.", "1", "1st", "3-4" and "=3" are places. */
function placeOf(cell: string): number | null {
  const [, digits] = /^[=T]?\s*(\d{1,4})(?:\.|st|nd|rd|th|\s*[-–]\s*\d{1,4})?$/.exec(cell.trim()) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** A line of a list: a place, a name, and perhaps points. */
const LINE = /^(\d{1,3})\s?[.):;,\t]\s?(\p{L}.*)$/u;
/** Points stand at the end of a line, behind the name. */
const POINTS = /^([\d.,]{1,12})\s?(?:vp|points?|pts|punkte|p)?\.?\)?$/iu;
const LONGEST_LINE = 200;
/** Lists have titles above them, and a remark or two. */
const LEAST_SHARE = 0.7;

/** Returns the name in front of the points; null where a number is anything else. */
function withoutPoints(text: string): string | null {
  const digit = text.search(/\d/);
  if (digit === -1) return text.trim();
  const [, points = ''] = POINTS.exec(text.slice(digit).trim()) ?? [];
  if (points === '' || numberOfCell(points) === null) return null;
  return text.slice(0, digit).replace(/[\s;,|(:–-]{0,20}$/u, '');
}

/** Reads lines such as "1. Ann Smith 12" that begin with the places from 1 on. */
function readList(text: string): Standing[] | null {
  const lines = text.split(/\r\n|\n|\r/, 2000);
  const found = lines.flatMap((line, index) => {
    const [, place, rest = ''] = LINE.exec(line.slice(0, LONGEST_LINE).replaceAll(/ {2,}/g, ' ').trim()) ?? [];
    const name = withoutPoints(rest);
    return place === undefined || name === null ? [] : [{ name, lines: [index + 1], place: Number(place) }];
  });
  const [first] = found;
  if (first?.place !== 1) return null;
  const written = lines.slice(first.lines[0]! - 1).filter((line) => line.trim() !== '').length;
  const isInOrder = found.every(({ place }, index) => index === 0 || place >= found[index - 1]!.place);
  return isInOrder && found.length >= LEAST_SHARE * written ? found : null;
}
