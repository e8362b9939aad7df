import { PLACE_INFERENCES, type PlaceInference } from '@quadrant/rules/tournament';
import { findHead } from './parts/find-head.js';
import {
  mayBeName,
  readAlsoPlayed,
  readPlaceLine,
  readPlacesInLine,
  readPointsLine,
  wholeOf,
} from './parts/place-lines.js';
import { plainLines } from './parts/plain-lines.js';
import { nameOtherList } from './parts/other-lists.js';
import { concludeShared } from './parts/shared-places.js';
import { differentialOf } from './parts/cell-values.js';
import { placeColumnIn } from './parts/numbers-rows.js';
import { stackParts } from './parts/parts-beside.js';
import { openSheet } from './parts/sheet.js';
import { columnsIn, isNobody, isTotal, roundOfColumn, wideColumnOf, type Column } from './parts/table-words.js';

/** A row of a table that has only standings. */
export interface Standing {
  readonly name: string;
  readonly lines: readonly number[];
  /** It is null where the table has no number for it, or says that it is shared and names nobody who shares it. */
  readonly place: number | null;
  /** They are whole; null where the file has none. */
  readonly points: number | null;
  /** It is whole; absent where the file has none. */
  readonly differential?: number;
  /** The table leaves the place empty, and it was concluded by this rule. */
  readonly inferred?: PlaceInference;
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
  if (head !== null && (isOfGames(head.names) || nameOtherList(head.names) !== null)) return null;
  const read = readTableOfStandings(text) ?? readList(text);
  return read !== null && read.rows.length >= FEWEST_ROWS ? { ...read, rows: settleShared(read.rows) } : null;
}

const isOfGames = (names: readonly string[]): boolean =>
  columnsIn(names).some((column) => OF_GAMES.has(column)) ||
  names.some((name) => wideColumnOf(name) !== null || roundOfColumn(name) !== null);

interface WrittenRow extends Standing {
  /** The file says that others share the place. */
  readonly isShared: boolean;
  readonly isEmpty: boolean;
}

interface Written {
  readonly rows: readonly WrittenRow[];
  readonly leftOut: readonly LeftOut[];
}

/** A shared place of which only one player is listed is nobody's certain place, so it is left open. */
function settleShared(written: readonly WrittenRow[]): Standing[] {
  const concluded = concludeShared(written);
  const rows = written.map(({ isEmpty: _, ...row }, index) => {
    const place = concluded[index]!;
    return place === null ? row : { ...row, place, inferred: PLACE_INFERENCES[0] };
  });
  const holders = new Map<number, number>();
  for (const { place } of rows) if (place !== null) holders.set(place, (holders.get(place) ?? 0) + 1);
  return rows.map(({ isShared, place, ...row }) => ({
    ...row,
    place: isShared && place !== null && holders.get(place) === 1 ? null : place,
  }));
}

/** Reads a table of standings. A long one may go on beside itself. */
function readTableOfStandings(text: string): Written | null {
  const opened = openSheet(text);
  const sheet = opened && stackParts(opened);
  const records = sheet?.records();
  if (sheet == null || records === undefined || 'code' in records) return null;
  const { head, lines, shifts } = sheet;
  const columns = columnsIn(head.names);
  if (!columns.some((column) => OF_STANDINGS.has(column))) return null;
  const at = (column: Column): number => columns.indexOf(column);
  // "Nom" beside "Prénom", and "Name" beside "Vorname", is the last name.
  const last = at('lastName') === -1 ? at('player') : at('lastName');
  const named = at('firstName') !== -1 && last !== -1 ? [at('firstName'), last] : [at('player')];
  if (named.includes(-1)) return null;
  // Beside the number of a row, another column may have the place.
  const placesAt = columns.flatMap((column, index) => (column === 'place' ? [index] : []));
  const ofPlaces = placeColumnIn(head.names, (index) => columns[index] === 'place');
  const namedAt = placesAt.length === 1 || ofPlaces === -1 ? at('place') : ofPlaces;
  const placeAt = namedAt === -1 ? unnamedPlaces(head.names, records.slice(head.height)) : namedAt;
  const pointsAt = POINTS_COLUMNS.map(at).find((column) => column !== -1) ?? -1;
  const differentialAt = at('differential');
  const leftOut: LeftOut[] = [];
  const rows = records.slice(head.height).flatMap((cells, index): WrittenRow[] => {
    const line = lines?.[head.height + index] ?? head.line + head.height + index;
    const shift = shifts?.[head.height + index] ?? 0;
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
    if (place === null && cellAt(placeAt) !== '')
      leftOut.push({ line, column: placeAt + shift + 1, text: cellAt(placeAt) });
    if (points === null && cellAt(pointsAt) !== '')
      leftOut.push({ line, column: pointsAt + shift + 1, text: cellAt(pointsAt) });
    const isEmpty = placeAt !== -1 && cellAt(placeAt) === '';
    const differential = differentialOf(cellAt(differentialAt));
    if (differential === null && cellAt(differentialAt) !== '')
      leftOut.push({ line, column: differentialAt + shift + 1, text: cellAt(differentialAt) });
    return [
      {
        ...{ name, lines: [line], place: place?.number ?? null, isShared: place?.isShared ?? false, isEmpty, points },
        ...(differential !== null && { differential }),
      },
    ];
  });
  return { rows, leftOut };
}

/** Returns the first column where it has no name, and places from 1 on; otherwise -1. */
function unnamedPlaces(names: readonly string[], rows: readonly (readonly string[])[]): number {
  if (names[0]!.trim() !== '') return -1;
  const places = rows.map(([cell = '']) => placeOf(cell.trim())?.number ?? 0).filter((place) => place > 0);
  const isInOrder = places.every((place, index) => (index === 0 ? place === 1 : place >= places[index - 1]!));
  return places.length >= FEWEST_ROWS && isInOrder ? 0 : -1;
}

/** Reads a place. "1.", "1", "1st", "3-4", "3.-4.", "=3", "3=" and "3 ex aequo" are places; the last five are shared. @returns null for other texts */
export function placeOf(cell: string): { readonly number: number; readonly isShared: boolean } | null {
  const [, mark, digits, range, behind] =
    /^([=T]?)\s{0,3}(\d{1,4})(?:\.|st|nd|rd|th)?(\s{0,3}[-–]\s{0,3}\d{1,4}\.?)?\s{0,3}(=?|ex[ -]aequo)$/i.exec(cell) ??
    [];
  if (digits === undefined || Number(digits) === 0) return null;
  return { number: Number(digits), isShared: mark !== '' || behind !== '' || range !== undefined };
}

/** Lists have titles above them, and a remark or two. */
const LEAST_SHARE = 0.7;
/** Two names with numbers before them may be anything. */
const FEWEST_NAMES = 3;

/** Reads lines such as "1. Ann Smith 12" that begin with the places from 1 on. */
function readList(text: string): Written | null {
  const lines = plainLines(text).slice(0, 2000);
  const leftOut: LeftOut[] = [];
  const rows = lines.flatMap((line, index): (WrittenRow & { readonly place: number })[] => {
    const several = readPlacesInLine(line);
    const alone = several.length > 0 ? null : readPlaceLine(line);
    const read = alone === null ? several : [alone];
    if (read.length === 0 && line.trim() !== '') leftOut.push({ line: index + 1, column: null, text: line.trim() });
    return read.map(({ name, place, isShared, points, others }) => {
      for (const other of others) leftOut.push({ line: index + 1, column: line.lastIndexOf(other) + 1, text: other });
      return { name, points, lines: [index + 1], place, isShared, isEmpty: false };
    });
  });
  const found = findList(rows, lines);
  if (found === null) return readWithoutPlaces(lines);
  const top = found[0]!.lines[0]!;
  const listed = new Set(found.flatMap(({ lines: at }) => at));
  for (const { place, name, lines: at } of rows)
    if (!listed.has(at[0]!)) leftOut.push({ line: at[0]!, column: null, text: `${place}. ${name}` });
  const also = lines.flatMap((line, index): WrittenRow[] =>
    index < top
      ? []
      : readAlsoPlayed(line).map((name) => ({
          name,
          points: null,
          lines: [index + 1],
          place: null,
          isShared: false,
          isEmpty: false,
        })),
  );
  const alsoAt = new Set(also.flatMap(({ lines: at }) => at));
  return {
    rows: [...found, ...also],
    leftOut: leftOut
      .filter(({ line, column }) => !alsoAt.has(line) && (column === null ? line > top : listed.has(line)))
      .toSorted((a, b) => a.line - b.line),
  };
}

/** Reads a list of names with points, the most first, that a heading or the word behind the points calls so. It has no places. */
function readWithoutPlaces(lines: readonly string[]): Written | null {
  const read = lines.map(readPointsLine);
  const top = read.findIndex((each) => each !== null);
  const bottom = read.findLastIndex((each) => each !== null);
  const part = read.slice(top, bottom + 1);
  const rows = part.flatMap((each, index): WrittenRow[] =>
    each === null ? [] : [{ ...each, lines: [top + index + 1], place: null, isShared: false, isEmpty: false }],
  );
  const written = lines.slice(top, bottom + 1).filter((line) => line.trim() !== '').length;
  const isSorted = rows.every(({ points }, index) => index === 0 || points! <= rows[index - 1]!.points!);
  const isCalled =
    lines.slice(0, Math.max(top, 0)).some((line) => OF_PLACES.test(line)) ||
    lines.slice(Math.max(top, 0)).some((line) => WITH_UNIT.test(line));
  if (rows.length < FEWEST_NAMES || rows.length < LEAST_SHARE * written || !isSorted || !isCalled) return null;
  const leftOut = part.flatMap((each, index) =>
    each !== null || lines[top + index]!.trim() === ''
      ? []
      : [{ line: top + index + 1, column: null, text: lines[top + index]!.trim() }],
  );
  return { rows, leftOut };
}

const OF_PLACES =
  /\b(?:final|standings|ranking|table|results?|tabelle|endstand|rangliste|classement|palmar[eè]s|clasificaci[oó]n|classifica|tabela|stand)\b/i;
const WITH_UNIT = / \d{1,4} ?(?:points?|pts|pkte?|punkte|puntos|punti|punkt[yów]{1,2}|pontos|tp|vp)\b/iu;

type ListedRow = WrittenRow & { readonly place: number };

/** Finds the list of people among all lines that begin with a number. Rules, prizes and points of minutes may be numbered too. */
function findList(rows: readonly ListedRow[], lines: readonly string[]): readonly ListedRow[] | null {
  const inLine = new Map<number, number>();
  for (const row of rows) inLine.set(row.lines[0]!, (inLine.get(row.lines[0]!) ?? 0) + 1);
  // A list within a line ends there.
  const isBehindList = (index: number): boolean => {
    const [before, own] = [rows[index - 1]!.lines[0]!, rows[index]!.lines[0]!];
    return before !== own && inLine.get(before)! > 1;
  };
  const starts = rows.flatMap(({ place }, index) =>
    index === 0 || place === 1 || place < rows[index - 1]!.place || isBehindList(index) ? [index] : [],
  );
  // Two people may share the first place.
  const parts = starts
    .filter((start) => !(rows[start]!.place === 1 && rows[start - 1]?.place === 1))
    .map((start, at, all) => rows.slice(start, all[at + 1]))
    .filter(([first]) => first!.place === 1);
  const listed = parts.filter((part) => tellsPeople(part, lines));
  const whole = listed.filter((part) => isWhole(part) && fills(part, lines, part.at(-1)!.lines[0]!));
  if (whole.length > 0) return whole.length === 1 ? whole[0]! : null;
  const [only, ...others] = listed;
  return only !== undefined && others.length === 0 && !isWhole(only) && fills(only, lines, lines.length) ? only : null;
}

/** Most rows of a list of people are names, whatever two or three of them are called. */
const LEAST_NAMES = 0.7;
/** Titles call a list of goods, of cards or of points of a meeting so. */
const OF_GOODS =
  /(?<!\p{L})(?:price ?list|prices|stock|inventory|dues|kitty|shopping list|order form|phone numbers?|deck ?list|sideboard|preisliste|bestand|inventar|stückliste)(?!\p{L})/iu;
/** Without points, these titles head people who are to come, or points that were talked about. */
const OF_NO_RESULT =
  /(?<!\p{L})(?:agm|annual (?:general )?meeting|agenda|committee|rules?|how to|how we|roster|sign(?:ed)?[ -]?ups?|registered|registrations?|pre-?reg\p{L}{0,12}|attending|coming|entry list|phone|wants?|haves?|for trade|for sale|to ?do|members(?:hip)?|mitglieder|anmeldungen|angemeldet|tagesordnung|regeln|inscrits|inscriptions|ordre du jour|deck)(?!\p{L})/iu;
const MONEY = /[$€£]|(?<!\p{L})(?:eur|usd|gbp|cad|aud)(?!\p{L})/iu;

/** Tells whether a numbered list may be one of places. Rules, prices, decks and the points of a meeting are numbered as well. */
function tellsPeople(part: readonly ListedRow[], lines: readonly string[]): boolean {
  const top = part[0]!.lines[0]! - 1;
  const above = lines.slice(0, top).filter((line) => line.trim() !== '');
  const titles = [above[0] ?? '', above.at(-1) ?? ''].map((line) => line.slice(0, LONGEST_TITLE));
  const written = part.map((row) => lines[row.lines[0]! - 1]!.slice(0, LONGEST_TITLE));
  const hasPoints = part.filter(({ points }) => points !== null).length * 2 > part.length;
  const isPriced = written.filter((line) => MONEY.test(line)).length * 2 > part.length;
  if (isPriced || titles.some((title) => OF_GOODS.test(title))) return false;
  if (hasPoints) return true;
  const firsts = part.filter(({ place, isShared }) => place === 1 && !isShared);
  const named = part.filter(({ name }) => mayBeName(name));
  return (
    firsts.length < 3 && named.length >= LEAST_NAMES * part.length && !titles.some((title) => OF_NO_RESULT.test(title))
  );
}

const LONGEST_TITLE = 200;

/** Where every row has points, or all are names, it is no list of rules or prizes, so that a letter may end below it. */
const isWhole = (part: readonly ListedRow[]): boolean =>
  part.every(({ points }) => points !== null) ||
  (part.length >= FEWEST_NAMES && part.every(({ name }) => mayBeName(name)));

function fills(part: readonly ListedRow[], lines: readonly string[], bottom: number): boolean {
  const written = lines.slice(part[0]!.lines[0]! - 1, bottom).filter((line) => line.trim() !== '').length;
  return part.length >= LEAST_SHARE * written;
}
