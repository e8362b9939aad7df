import { DELIMITERS, splitRow } from './find-head.js';
import { placesBelow } from './read-table.js';
import { roundNumber, roundOfHeading } from './round-cells.js';
import type { Sheet } from './sheet.js';
import { withNamedGames } from './unnamed-games.js';
import { columnsIn, foldHeading, roundOfColumn, wideColumnOf, type Column } from './table-words.js';

/** One of several tables that stand beside each other in a sheet. */
interface Part {
  /** It is the index of its first column, which may have no heading. */
  readonly start: number;
  /** It is the index of its first heading. */
  readonly begin: number;
  /** It is the index behind its last column. */
  readonly end: number;
  readonly isOfGames: boolean;
  /** They are empty outside of its columns. */
  readonly names: readonly string[];
}

type Row = readonly string[];

const PAIRS: readonly (readonly [Column, Column])[] = [
  ['first', 'second'],
  ['winner', 'loser'],
  ['player', 'opponent'],
];
const OF_GAMES: ReadonlySet<Column | null> = new Set([
  ...PAIRS.flat().filter((kind) => kind !== 'player'),
  ...(['round', 'result', 'tournament'] as const),
]);
const OF_PLACES: ReadonlySet<Column | null> = new Set(['place', 'total', 'score', 'vp']);

/** Tells whether headings are those of a whole table of games with both players. */
function headsGames(names: Row): boolean {
  const kinds = columnsIn(names);
  const pair = PAIRS.find((sides) => sides.every((side) => kinds.includes(side)));
  return pair !== undefined && pair.every((side) => kinds.indexOf(side) === kinds.lastIndexOf(side));
}

/** Tells whether headings are those of a whole table of places or points. */
function headsPlaces(names: Row): boolean {
  const kinds = columnsIn(names);
  const isOfRounds = names.some((name) => roundOfColumn(name) !== null || wideColumnOf(name) !== null);
  return (
    (kinds.includes('player') || kinds.includes('lastName')) &&
    kinds.indexOf('player') === kinds.lastIndexOf('player') &&
    kinds.some((kind) => OF_PLACES.has(kind)) &&
    !kinds.some((kind) => OF_GAMES.has(kind)) &&
    !isOfRounds
  );
}

const headsTable = (names: Row): boolean => headsGames(names) || headsPlaces(names);

const isSame = (one: Row, other: Row): boolean =>
  one.length <= other.length && one.every((name, at) => foldHeading(name) === foldHeading(other[at]!));

/** Nobody writes more headings of tables beside each other. Each of these bounds the time that a file can take. */
const LONGEST_RUN = 60;
const MOST_PARTS = 20;
const MOST_COLUMNS = 500;

/** Returns where tables begin in a run of headings without an empty one: at the places, at the rounds, or where all is repeated. */
function startsInRun(names: Row): number[] {
  if (names.length > LONGEST_RUN) return [];
  const kinds = columnsIn(names);
  const next = names.findIndex((_, at) => {
    if (at < 2) return false;
    const [before, behind] = [names.slice(0, at), names.slice(at)];
    if (isSame(before, behind)) return headsTable(before);
    if (kinds[at] === 'place') return headsGames(before) && headsPlaces(behind);
    return kinds[at] === 'round' && headsPlaces(before) && startsInRun(behind).length === 0 && headsGames(behind);
  });
  return next === -1 ? [] : [next, ...startsInRun(names.slice(next)).map((at) => next + at)];
}

/** No match gives more points. */
const MOST_POINTS_OF_MATCH = 5;

/** Tells whether "Player, MP, Player, MP" heads the two players of each match, and no list of points that goes on beside itself. */
function isOfPairs(names: Row, start: number, rows: readonly Row[]): boolean {
  const kinds = columnsIn(names);
  const [own, other] = (['firstVp', 'secondVp'] as const).map((kind) => kinds.indexOf(kind));
  if (own === -1 || other === -1 || !headsGames(names)) return false;
  const pointsAt = (row: Row, column: number): number => Number.parseInt(row[start + column]?.trim() ?? '', 10);
  const pairs = rows
    .map((row) => [pointsAt(row, own!), pointsAt(row, other!)])
    .filter((points) => !points.some(Number.isNaN));
  return pairs.length > 0 && pairs.every((points) => Math.max(...points) <= MOST_POINTS_OF_MATCH);
}

/** Returns the tables whose headings stand beside each other; none for a sheet with one table. */
function partsIn(names: Row, rows: readonly Row[]): Part[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), names.length);
  if (width > MOST_COLUMNS) return [];
  const runs = names.flatMap((name, at) => (name !== '' && (names[at - 1] ?? '') === '' ? [at] : []));
  const starts = runs.flatMap((start, run) => {
    const own = names.slice(start, runs[run + 1]);
    const filled = own.slice(0, own.findLastIndex((name) => name !== '') + 1);
    const inRun = isOfPairs(filled, start, rows) ? [] : startsInRun(filled);
    return inRun.length > 0 || headsTable(filled) ? [start, ...inRun.map((at) => start + at)] : [];
  });
  if (starts.length < 2 || starts.length > MOST_PARTS) return [];
  const begun = starts.map((start, at) => beginOf(names.slice(start, starts[at + 1]), start, names, rows));
  return begun.map(({ begin, isOfGames, heading }, at) => {
    const [start, end] = [at === 0 ? 0 : begin, begun[at + 1]?.begin ?? width];
    const own = names.map((name, index) => (index < start || index >= end ? '' : index === begin ? heading : name));
    return { start, begin, end, isOfGames, names: own };
  });
}

const FEWEST_NUMBERS = 2;
const PLACE = /^[=T]?\d{1,4}(?:\.|\)|st|nd|rd|th|=)?$/i;

/** A table may have places or rounds in a column without a heading: it begins there, and gets the heading. */
function beginOf(
  own: Row,
  start: number,
  names: Row,
  rows: readonly Row[],
): Pick<Part, 'begin' | 'isOfGames'> & { readonly heading: string } {
  const isOfGames = headsGames(own);
  const asWritten = { begin: start, isOfGames, heading: names[start]! };
  if (start === 0 || names[start - 1] !== '' || columnsIn(own).includes(isOfGames ? 'round' : 'place'))
    return asWritten;
  const cells = rows.map((row) => row[start - 1]?.trim() ?? '').filter((cell) => cell !== '');
  const fits = (cell: string): boolean =>
    isOfGames ? cell.length < 12 && (roundNumber(cell) ?? roundOfHeading(cell)) !== null : PLACE.test(cell);
  if (cells.length < FEWEST_NUMBERS || !cells.every(fits)) return asWritten;
  return { begin: start - 1, isOfGames, heading: isOfGames ? 'Round' : 'Place' };
}

/** A cell above the headings of a table names its round. */
interface RoundAbove {
  readonly cell: string;
  readonly line: number;
}

/**
 * Returns a sheet with one table where several stand beside each other: tables of games, such as one for each round, are put below
 * each other, and so are lists of places that go on beside themselves. Standings beside games are a sheet of their own. The cells
 * of the first table of each kind keep their columns; for the others, `shifts` says where they are. Every other sheet stays as it is.
 */
export function stackParts(written: Sheet): Sheet {
  const sheet = withNamedGames(written);
  const all = sheet.records();
  if ('code' in all) return written;
  const { head } = sheet;
  const tidy = (row: Row): Row => row.map((cell) => cell.trim());
  const partsOf = (rows: readonly Row[]) => partsIn(tidy(rows[head.height - 1] ?? []), rows.slice(head.height));
  const whole = partsOf(all);
  const below = whole.length < 2 ? null : placesOf(sheet, all);
  const records = below === null ? all : all.slice(0, below.start);
  const parts = below === null ? whole : partsOf(records);
  const [games, places] = [true, false].map((kind) => parts.filter(({ isOfGames }) => isOfGames === kind));
  if (parts.length < 2 || !areAlike(games!) || !areAlike(places!)) return written;
  const lines = linesOf(records, head.line, sheet.lines);
  const above = roundsAbove(sheet, records[0]!);
  const isTold = games!.every((part) => columnsIn(part.names).includes('round') || above(part) !== null);
  if (games!.length > 1 && !isTold) return written;
  const stack = (all: readonly Part[]): Sheet => {
    const first = all[0]!;
    const width = Math.max(...all.map(({ begin, end }) => first.begin + end - begin));
    const names = Array.from({ length: width }, (_, at) => first.names[at] ?? '');
    const rows = all.flatMap((part) => {
      const round = all.length > 1 ? above(part) : null;
      const shift = part.begin - first.begin;
      const own = records.slice(head.height).map((row, at) => ({ row, line: lines[head.height + at]! }));
      const heading = round === null ? [] : [{ row: [...blanks(part.begin), round.cell], line: round.line }];
      return [...heading, ...own]
        .map(({ row, line }) => ({ cells: ownCells(row, part, first, width), line, shift }))
        .filter(({ cells }) => cells.length > 0);
    });
    const line = lines[head.height - 1]!;
    return {
      ...{ head: { ...head, line, names, height: 1 }, above: sheet.above },
      records: () => [names, ...rows.map(({ cells }) => cells)],
      lines: [line, ...rows.map((row) => row.line)],
      shifts: [0, ...rows.map(({ shift }) => shift)],
    };
  };
  if (games!.length === 0) return stack(places!);
  if (places!.length > 0) return below === null ? { ...stack(games!), standings: stack(places!) } : written;
  return { ...stack(games!), ...(below !== null && { standings: below.sheet }) };
}

/** Returns the list of places below tables that stand beside each other as a sheet, and the index of its first record. */
function placesOf(sheet: Sheet, records: readonly Row[]): { readonly start: number; readonly sheet: Sheet } | null {
  const lines = linesOf(records, sheet.head.line, sheet.lines);
  const rows = records.map((row, at) => ({ cells: row.map((cell) => cell.trim()), line: lines[at]! }));
  const isFilled = ({ cells }: { readonly cells: Row }) => cells.some((cell) => cell !== '');
  const filled = rows.slice(sheet.head.height).filter(isFilled);
  const below = placesBelow(filled);
  if (below === null || below.end < filled.length) return null;
  const { head, rows: places } = below.table;
  const listed = [head, ...places];
  const start = lines.indexOf(filled[below.start]!.line);
  return {
    start,
    sheet: {
      ...{ head: { ...sheet.head, line: head.line, names: head.cells, height: 1 }, above: '' },
      records: () => listed.map(({ cells }) => cells),
      lines: listed.map(({ line }) => line),
    },
  };
}

const blanks = (length: number): string[] => Array.from({ length }, () => '');

/**
 * Returns the cells of a row that belong to a table, below the columns of the first one of its kind. A row with all cells is as
 * wide as the headings, which it may repeat.
 */
function ownCells(row: Row, { start, begin, end, names }: Part, first: Part, width: number): Row {
  const shift = begin - first.begin;
  const own = row.slice(start, end).filter((cell) => cell.trim() !== '').length;
  if (own === 0) return [];
  const isWhole = own >= names.filter((name) => name !== '').length;
  return Array.from({ length: isWhole ? width : Math.min(width, row.length - shift) }, (_, at) => {
    const index = at + shift;
    return index < start || index >= end ? '' : (row[index] ?? '');
  });
}

/** Tells whether tables have the same headings. Columns without a heading may be behind them. */
function areAlike([first, ...others]: readonly Part[]): boolean {
  const headingsOf = ({ names, begin, end }: Part): string => names.slice(begin, end).map(foldHeading).join(' ').trim();
  return others.every((part) => headingsOf(part) === headingsOf(first!));
}

/** Returns the line in which each record begins. */
function linesOf(records: readonly Row[], first: number, known: readonly number[] = []): number[] {
  let next = first;
  return records.map((record, index) => {
    const line = known[index] ?? next;
    next = line + 1 + record.reduce((breaks, cell) => breaks + cell.split(/\r\n|\r|\n/).length - 1, 0);
    return line;
  });
}

/** Returns how to find the round in the row above the headings of a table: the only text above them. */
function roundsAbove({ head, above }: Sheet, first: Row): (part: Part) => RoundAbove | null {
  const written = above.split(/\r\n|\r|\n/).slice(0, head.line - 1);
  const at = written.findLastIndex((line) => /[\p{L}\p{N}]/u.test(line));
  const row = head.height === 2 ? first : splitRow((written[at] ?? '').slice(0, 4000), head.delimiter);
  const line = head.height === 2 ? head.line : at + 1;
  return ({ start, end }) => {
    const [cell = '', ...others] = row.slice(start, end).filter((each) => each.trim() !== '');
    const isRound = others.length === 0 && roundOfHeading(cell.trim().slice(0, 60)) !== null;
    return isRound ? { cell, line } : null;
  };
}

/** Lines below headings of rounds, one round after the other, and where each begins in the text. */
export interface UnfoldedRounds {
  readonly text: string;
  /** Returns a sheet that was read from these lines, with the places of its cells in the text. */
  readonly placed: (sheet: Sheet) => Sheet;
}

const LONGEST_HEAD = 400;

/**
 * Puts the lines of rounds that stand side by side below each other, where each is below its heading and nothing names the columns
 * of the games.
 *
 * @returns null for every other text
 */
export function unfoldRounds(text: string): UnfoldedRounds | null {
  const written = text.split(/\r\n|\n|\r/);
  const delimiter = DELIMITERS.find((each) => written.some((line) => roundsIn(line, each).length > 0));
  if (delimiter === undefined) return null;
  const starts = written.map((line) => roundsIn(line, delimiter));
  const unfolded: { readonly text: string; readonly line: number; readonly shift: number }[] = [];
  const split = written.map((line) => splitRow(line, delimiter));
  const put = (row: number, start: number, end?: number): void => {
    const cells = split[row]!.slice(start, end);
    if (cells.some((cell) => cell !== '')) unfolded.push({ text: cells.join('\t'), line: row + 1, shift: start });
  };
  const heads = [...starts.keys()].filter((row) => starts[row]!.length > 0);
  for (let row = 0; row < heads[0]!; row++) put(row, 0);
  for (const [index, head] of heads.entries())
    for (const [at, start] of starts[head]!.entries())
      for (let row = head; row < (heads[index + 1] ?? written.length); row++) put(row, start, starts[head]![at + 1]);
  return {
    text: unfolded.map((each) => each.text).join('\n'),
    placed: ({ head, lines = [], ...sheet }) => {
      const origins = lines.map((line) => unfolded[line - 1]);
      return {
        ...{ ...sheet, head: { ...head, line: origins[0]?.line ?? head.line } },
        lines: origins.map((origin, at) => origin?.line ?? lines[at]!),
        shifts: origins.map((origin) => origin?.shift ?? 0),
      };
    },
  };
}

/** Returns the columns where a row that has nothing but headings of rounds names them; none where it names fewer than two. */
function roundsIn(line: string, delimiter: (typeof DELIMITERS)[number]): number[] {
  if (line.length > LONGEST_HEAD || !line.includes(delimiter)) return [];
  const cells = splitRow(line, delimiter);
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
  const areRounds = filled.every((column) => roundOfHeading(cells[column]!.slice(0, 60)) !== null);
  return filled.length > 1 && areRounds ? filled : [];
}
