import { gridIn, gridOfDocument, type Grid } from '@quadrant/rules/files';
import type { DraftDetail } from './draft-shapes.js';

/** So many empty rows follow the last match of a document, to add matches. */
const SPARE_ROWS = 2;

const CELL_ANSWER = /^cell\.([1-9]\d{0,4})\.([1-9]\d{0,2})$/;

/** Reads the row and the column of the answer for a cell, both from 1; null for every other answer. */
export function cellOfAnswer(name: string): { readonly row: number; readonly column: number } | null {
  const [, row, column] = CELL_ANSWER.exec(name) ?? [];
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** The parts of a draft that say what its grid shows. */
export type GridDraft = Pick<DraftDetail, 'document' | 'answers' | 'file' | 'live'>;

/**
 * Returns the grid of a document of quadrant/1 before anything was typed. It is null for every other draft, and for one
 * of a live tournament, which is corrected where it is run.
 */
export function gridOfOpened({ document, file, live }: Omit<GridDraft, 'answers'>): Grid | null {
  if (document === null || file !== null || live !== null || gridIn(document) !== null) return null;
  return gridOfDocument(Buffer.from(JSON.stringify(document)));
}

/** Returns the grid of a document with what was typed into it, and some empty rows. */
export function gridOfEdited(opened: Grid, answers: DraftDetail['answers']): Grid {
  const rows = opened.rows.map((row) => [...row]);
  const width = rows[0]?.length ?? 0;
  const blank = () => Array.from({ length: width }, () => '');
  for (const [name, text] of Object.entries(answers)) {
    const cell = cellOfAnswer(name);
    if (cell === null || cell.column > width || cell.row > MOST_ROWS) continue;
    while (rows.length < cell.row) rows.push(blank());
    rows[cell.row - 1]![cell.column - 1] = text;
  }
  return { rows: [...rows, ...Array.from({ length: SPARE_ROWS }, blank)] };
}

const MOST_ROWS = 10_000;

/** Returns the text that a cell of a grid has; empty for one that is not there. */
export const cellIn = ({ rows }: Grid, row: number, column: number): string => rows[row - 1]?.[column - 1] ?? '';

/** Returns a fact of a document of quadrant/1, as a field shows it; empty for one that is not there. */
export function factIn(document: object | null, name: string): string {
  const { tournament }: { readonly tournament?: unknown } = document ?? {};
  const value =
    typeof tournament === 'object' ? memberOf(tournament as Readonly<Record<string, unknown>> | null, name) : null;
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // The field of a date has no time of the day; the document keeps its own.
  return String(value).replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
}

/** The date of a tournament is its start, or as much of it as is known. */
const memberOf = (tournament: Readonly<Record<string, unknown>> | null, name: string): unknown =>
  tournament?.[name] ?? (name === 'startsAt' ? tournament?.['date'] : null);
