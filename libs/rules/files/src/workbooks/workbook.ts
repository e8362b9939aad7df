import { NotReadable } from './archive.js';

/** A workbook as text: what a person sees in its cells, without pictures, notes, macros and links. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
}

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The index is the row of the sheet, counted from 0. A row ends with its last cell that holds something. */
  readonly rows: readonly (readonly string[])[];
  /** Rows and columns that hold something and are not shown, counted from 1. */
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
}

/** A workbook holds more than results can need. */
export class TooLarge extends Error {
  constructor(readonly what: 'sheets' | 'rows' | 'columns' | 'cells' | 'text' | 'merges') {
    super(what);
  }
}

/** A report has at most 5,000 matches, and a scorecard has a row for each player of them. */
export const LIMITS = { sheets: 100, rows: 12_000, columns: 200, cells: 200_000, text: 4_000_000 } as const;

/** It counts what all sheets of a workbook hold together, so that reading stops in time. */
export class SheetBuilder {
  private readonly rows: string[][] = [];
  private readonly hiddenRows = new Set<number>();
  private readonly hidden: (readonly [first: number, last: number])[] = [];
  private readonly merges: { readonly row: number; readonly column: number; readonly rows: number }[] = [];

  constructor(
    private readonly name: string,
    private readonly isHidden: boolean,
    private readonly counts: { cells: number; text: number },
  ) {}

  /** Sets a cell, with row and column counted from 0. An empty text sets nothing. */
  set(row: number, column: number, text: string): void {
    const cell = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
    if (cell === '') return;
    if (!Number.isSafeInteger(row) || row < 0) throw new NotReadable('broken');
    if (row >= LIMITS.rows) throw new TooLarge('rows');
    if (column >= LIMITS.columns) throw new TooLarge('columns');
    if (++this.counts.cells > LIMITS.cells) throw new TooLarge('cells');
    this.counts.text += cell.length;
    if (this.counts.text > LIMITS.text) throw new TooLarge('text');
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row]!;
    while (cells.length <= column) cells.push('');
    cells[column] = cell;
  }

  /** @param row counted from 0 */
  hideRow(row: number): void {
    if (row < LIMITS.rows) this.hiddenRows.add(row);
  }

  /** @param first and `last` are counted from 0 */
  hideColumns(first: number, last: number): void {
    this.hidden.push([first, last]);
  }

  /** A cell goes on below itself: each of its rows has its value, as a round that is written once for all its matches. */
  mergeDown(row: number, column: number, rows: number): void {
    if (this.merges.length === LIMITS.rows) throw new TooLarge('merges');
    this.merges.push({ row, column, rows });
  }

  /** @param isHeading whether a text names a column; such a cell holds for its first row alone */
  build(isHeading: (text: string) => boolean): WorkbookSheet {
    for (const { row, column, rows } of this.merges) {
      const text = this.rows[row]?.[column] ?? '';
      if (text === '' || isHeading(text)) continue;
      const last = Math.min(row + rows, this.rows.length);
      for (let below = row + 1; below < last; below++) {
        if (this.rows[below]!.some((cell) => cell !== '')) this.set(below, column, text);
      }
    }
    const isFilled = (column: number) => this.rows.some((row) => (row[column] ?? '') !== '');
    const widest = this.rows.reduce((most, { length }) => Math.max(most, length), 0);
    const columns = Array.from({ length: widest }, (_, column) => column);
    return {
      name: this.name,
      isHidden: this.isHidden,
      rows: this.rows,
      hiddenRows: [...this.hiddenRows]
        .filter((row) => (this.rows[row]?.length ?? 0) > 0)
        .sort((a, b) => a - b)
        .map((row) => row + 1),
      hiddenColumns: columns
        .filter((column) => this.hidden.some(([first, last]) => first <= column && column <= last) && isFilled(column))
        .map((column) => column + 1),
    };
  }
}
