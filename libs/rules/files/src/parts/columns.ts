import type { SourceFile } from './file-reader.js';
import { gameColumnsIn, type GameColumn } from './match-games.js';
import type { TableRow } from './table-row.js';
import { remember } from './remember.js';
import { columnsIn, languageOf, resultOfWord, type Column, type ResultWord } from './table-words.js';

/** Tells whether the head of a table names these columns. */
export function hasColumns({ sheet }: SourceFile, columns: readonly Column[]): boolean {
  const known = new Set(columnsIn(sheet?.head.names ?? []));
  if (known.has('firstName') && known.has('lastName')) known.add('player');
  return columns.every((column) => known.has(column));
}

/** Returns the value of a column in a row, '' when the table has no such column. */
export type Cells = (column: Column) => string;

export interface Columns {
  /** The index of the column; -1 when the table has none. */
  readonly at: (column: Column) => number;
  readonly cells: (row: TableRow) => Cells;
  readonly wordOf: (text: string) => ResultWord | null;
  /** Returns the name of a column; '' when the table has none of that kind. */
  readonly heading: (column: Column) => string;
  /** They hold single games of a match. */
  readonly games: readonly GameColumn[];
}

/** Returns how to read the columns of a table by what they hold; the first column of a kind counts. */
export function columnsOf(head: TableRow): Columns {
  const language = languageOf(head.cells);
  const indexes: Partial<Record<Column, number>> = {};
  for (const [index, kind] of columnsIn(head.cells).entries()) if (kind !== null) indexes[kind] ??= index;
  const games = gameColumnsIn(head.cells);
  const at = (column: Column) => indexes[column] ?? -1;
  const plain = (row: TableRow, column: Column) => {
    const index = indexes[column];
    return index === undefined ? '' : (row.cells[index] ?? '');
  };
  const wordOf = remember((text) => resultOfWord(text, language));
  const heading = (column: Column) => plain(head, column);
  if (at('firstName') === -1) return { at, cells: (row) => (column) => plain(row, column), wordOf, heading, games };
  // "Prénom;Nom" and "Vorname;Nachname" are one name in two columns.
  const last = at('lastName') === -1 ? 'player' : 'lastName';
  const nameIn = (row: TableRow) => `${plain(row, 'firstName')} ${plain(row, last)}`.trim();
  return {
    at: (column) => (column === 'player' && at('player') === -1 ? at(last) : at(column)),
    cells: (row) => (column) => (column === 'player' ? nameIn(row) : plain(row, column)),
    wordOf,
    heading,
    games,
  };
}
