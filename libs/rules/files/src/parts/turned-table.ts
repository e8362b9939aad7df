import { DELIMITERS, splitRow, type Delimiter } from './find-head.js';
import { pointerOfPlace } from './file-findings.js';
import type { FileReading } from './file-reader.js';
import { mayBeName } from './place-lines.js';
import { columnOf, isByeWord, roundOfColumn, wideColumnOf } from './table-words.js';

/** A table whose players stand beside each other, turned so that each has a row. */
export interface TurnedTable {
  readonly text: string;
  /** Returns the place in the file of a cell of the turned table. Both count from 1. */
  readonly placeOf: (line: number, column: number) => { readonly line: number; readonly column: number };
}

const FEWEST_PLAYERS = 3;
const FEWEST_LABELS = 2;
const MOST_LINES = 400;
const LONGEST_TEXT = 100_000;

/**
 * Turns a table that has a column for each player, and below their names rows such as "Points", "Place", "R1 opponent" and
 * "score". Titles above it stay, as do the lines below it.
 *
 * @returns null for every other text
 */
export function turnTable(text: string): TurnedTable | null {
  if (text.length > LONGEST_TEXT) return null;
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MOST_LINES) return null;
  for (const delimiter of DELIMITERS) {
    // Splitting every row of every report would take a fifth of the time of reading it.
    if (!lines.some((line) => line.includes(delimiter) && mayBeAboveNames(line.slice(0, line.indexOf(delimiter)))))
      continue;
    const rows = lines.map((line) => splitRow(line, delimiter));
    const names = rows.findIndex((row, at) => namesPlayers(row) && isLabelled(rows.slice(at + 1), countOf(row)));
    if (names !== -1) return turn(rows, lines, names, delimiter);
  }
  return null;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const isEmpty = (row: readonly string[]): boolean => !row.some(isFilled);
const countOf = (row: readonly string[]): number => row.findLastIndex(isFilled);

/** Tells whether the first cell of a row may stand beside the names of players. */
function mayBeAboveNames(first: string): boolean {
  const bare = first.replaceAll('"', '').trim();
  return bare === '' || columnOf(bare) === 'player';
}

function namesPlayers([first = '', ...others]: readonly string[]): boolean {
  const names = others.slice(0, others.findLastIndex(isFilled) + 1);
  return (
    mayBeAboveNames(first) &&
    names.length >= FEWEST_PLAYERS &&
    new Set(names).size === names.length &&
    names.every((name) => /\p{L}/u.test(name) && columnOf(name) === null && roundOfColumn(name) === null) &&
    // One may be misspelt.
    names.filter((name) => mayBeName(name.trim())).length >= 0.8 * names.length &&
    names.some((name) => name.trim().length > 1)
  );
}

/** Returns the indexes of the rows below the names that belong to the table. Empty rows may part its rounds. */
function blockOf(rows: readonly (readonly string[])[], count: number): number[] {
  const block: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (isEmpty(row)) continue;
    const isNote = row.filter(isFilled).length < 2 || countOf(row) > count;
    if (isNote) break;
    block.push(at);
  }
  return block;
}

/** Tells whether the rows of a table begin with headings instead of names. */
function isLabelled(rows: readonly (readonly string[])[], count: number): boolean {
  const block = blockOf(rows, count).map((at) => rows[at]!);
  const labels = block.flatMap(([first = '']) => (isFilled(first) ? [first.trim()] : []));
  const known = labels.filter((label) => headingOf(label, [], []) !== null);
  return (
    known.length >= Math.min(FEWEST_LABELS, block.length) &&
    known.length >= labels.length / 2 &&
    block.every((row) => countOf(row) <= count) &&
    block.some((row) => countOf(row) > count / 2)
  );
}

/** "1 against" and "1st game" name the round of the opponents below them. */
const OF_OPPONENT =
  /^(?:\p{L}{1,7}\.? ?)?(\d{1,2})(?:st|nd|rd|th|\.)? ?(?:against|agst\.?|vs\.?|versus|v|met|opp(?:onent)?\.?)$/iu;
const OF_GAME =
  /^(?:(?:hand|game|heat|leg) ?)?(\d{1,2})(?:st|nd|rd|th|\.)?(?: ?(?:game|round|match|hand|heat|leg))?$/iu;

const wideHeading = (round: string): string => [round, 'opponent'].join(' ');

/** Returns the heading of the column that a row becomes. @returns null where its first cell names nothing that we know */
function headingOf(label: string, cells: readonly string[], players: readonly string[]): string | null {
  const [, opponent] = OF_OPPONENT.exec(label) ?? [];
  const round = Number(opponent ?? OF_GAME.exec(label)?.[1] ?? roundOfColumn(label) ?? 0);
  if (round > 0) {
    const words = new Set(players.flatMap((name) => name.toLowerCase().split(/[ .]+/)));
    const filled = cells.filter((cell) => isFilled(cell) && !isByeWord(cell));
    const named = filled.filter((cell) => words.has(cell.trim().toLowerCase().split(/[ .]+/)[0]!));
    const areNames = named.length > filled.length / 2;
    return opponent !== undefined || areNames ? wideHeading(`R${round}`) : `R${round}`;
  }
  return columnOf(label) !== null || wideColumnOf(label) !== null ? label : null;
}

function turn(
  rows: readonly (readonly string[])[],
  lines: readonly string[],
  names: number,
  delimiter: Delimiter,
): TurnedTable {
  const count = countOf(rows[names]!);
  const below = rows.slice(names + 1);
  const indexes = blockOf(below, count);
  const block = indexes.map((at) => below[at]!);
  const players = rows[names]!.slice(1, count + 1);
  const letters = lettersOf(rows[names - 1] ?? [], count, block);
  const headings = block.map((row, at) => {
    const [label = ''] = row;
    if (isFilled(label)) {
      const heading = headingOf(label.trim(), row.slice(1), players) ?? label.trim();
      // A row without a heading below a round holds its results.
      const isPair = at + 1 < block.length && !isFilled(block[at + 1]![0] ?? '');
      return isPair && /^R\d+$/.test(heading) ? wideHeading(heading) : heading;
    }
    return null;
  });
  const named = headings.map(
    (heading, at) => heading ?? (at > 0 && headings[at - 1] !== null ? resultOf(headings[at - 1]!) : ''),
  );
  const cellOf = (cell: string) => {
    const bare = cell.trim();
    const [, letter] = /^(\p{L})(?= |$)/u.exec(bare) ?? [];
    const number = letter === undefined ? -1 : letters.indexOf(letter.toUpperCase());
    return number === -1 ? bare : `${number + 1}${bare.slice(1)}`;
  };
  const table = [
    [letters.length > 0 ? 'No' : '', 'Player', ...named],
    ...Array.from({ length: count }, (_, at) => [
      letters.length > 0 ? String(at + 1) : '',
      (rows[names]![at + 1] ?? '').trim(),
      ...block.map((row) => cellOf(row[at + 1] ?? '')),
    ]),
  ].map((cells) => cells.map((cell) => quote(cell, delimiter)).join(delimiter));
  const above = lines.slice(0, names).map((line, at) => (at === names - 1 && letters.length > 0 ? '' : line));
  const height = (indexes.at(-1) ?? -1) + 1;
  const rest = lines.slice(names + 1 + height);
  const placeOf: TurnedTable['placeOf'] = (line, column) => {
    if (line <= names) return { line, column };
    const player = line - names - 1;
    if (player > count) return { line: line - count + height, column };
    const row = column <= OF_PLAYER ? 0 : (indexes[column - OF_PLAYER - 1] ?? 0) + 1;
    return { line: names + 1 + row, column: player + 1 };
  };
  return { text: [...above, ...table, ...rest].join('\n'), placeOf };
}

/** The first column keeps remarks below the table out of that of the names. */
const OF_PLAYER = 2;

const resultOf = (heading: string): string => heading.replace(/ opponent$/, ' result');

/** Returns the letters above the players, by which cells name them; none where they have none. */
function lettersOf(
  [first = '', ...others]: readonly string[],
  count: number,
  block: readonly (readonly string[])[],
): readonly string[] {
  const letters = others.slice(0, count).map((cell) => cell.trim().toUpperCase());
  const isNamedBy = (cell: string) => /^\p{L} /u.test(cell.trim()) || /^\p{L}$/u.test(cell.trim());
  if (!block.some(([, ...cells]) => cells.some(isNamedBy))) return [];
  const areLetters = first.trim() === '' && letters.length === count && letters.every((cell) => /^\p{L}$/u.test(cell));
  return areLetters && new Set(letters).size === count ? letters : [];
}

const quote = (cell: string, delimiter: Delimiter): string =>
  cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns what was read from a turned table with the places that the file itself has. */
export function inPlaces(reading: FileReading, placeOf: TurnedTable['placeOf']): FileReading {
  const known = new Map<object, object>();
  const mapped = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    known.set(value, copy);
    for (const [key, each] of Object.entries(value)) (copy as Record<string, unknown>)[key] = mapped(each);
    const { line, column, pointer } = copy as { line?: unknown; column?: unknown; pointer?: unknown };
    if (typeof line === 'number') {
      const place = placeOf(line, typeof column === 'number' ? column : 1);
      Object.assign(
        copy,
        place,
        typeof pointer === 'string' && OF_CELL.test(pointer) && { pointer: pointerOfPlace(place) },
      );
    }
    return copy;
  };
  return {
    ...reading,
    tournaments: mapped(reading.tournaments) as FileReading['tournaments'],
    findings: mapped(reading.findings) as FileReading['findings'],
  };
}

const OF_CELL = /^[A-Z]{1,3}\d{1,7}$/;
