import { CsvError, parse, type Options } from 'csv-parse/sync';
import { findHead, splitRow, type Delimiter, type TableHead } from './find-head.js';

/** Where a quotation mark breaks a table. */
export interface BrokenTable {
  /** As the library calls it. */
  readonly code: string;
  /** From 1, the names of columns being the first line. */
  readonly line: number;
  /** Number of the cell, from 1. */
  readonly column: number;
}

/** A text whose cells stand in columns, before anybody reads them. */
export interface Sheet {
  readonly head: TableHead;
  /** What stands above the names of columns, as titles do. */
  readonly above: string;
  /** The rows from the names of columns on; they are taken apart once. A stray quotation mark makes them an error. */
  readonly records: () => readonly (readonly string[])[] | BrokenTable;
}

/**
 * Opens a text with commas, semicolons, tabs or bars (RFC 4180).
 *
 * @returns null when the text is no table: no line names two columns
 */
export function openSheet(text: string): Sheet | null {
  const head = findHead(text);
  if (head === null) return null;
  let records: ReturnType<Sheet['records']> | null = null;
  return {
    head,
    above: text.slice(0, head.offset),
    records: () => (records ??= parseRecords(text.slice(head.offset), head.delimiter)),
  };
}

function parseRecords(text: string, delimiter: Delimiter): string[][] | BrokenTable {
  // Without a quotation mark nothing has to be parsed; looking at each character took a quarter of the time of reading a table.
  if (!text.includes('"')) return splitRecords(text, delimiter);
  try {
    const options: Options = {
      delimiter,
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    // Its option `info` would give the lines, and makes reading three times slower.
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code } = error;
    if (code === 'CSV_QUOTE_NOT_CLOSED') return { code, ...placeOfLastQuote(text, delimiter) };
    return { code, line: Number(error['lines'] ?? 1), column: Number(error['column'] ?? 0) + 1 };
  }
}

/** Of the quotation mark that nothing closes; the library gives the end of the file. */
function placeOfLastQuote(text: string, delimiter: Delimiter): Pick<BrokenTable, 'line' | 'column'> {
  const lines = text.slice(0, text.lastIndexOf('"')).split(LINE_BREAK);
  return { line: lines.length, column: splitRow(lines.at(-1)!, delimiter).length };
}

function splitRecords(text: string, delimiter: Delimiter): string[][] {
  const lines = text.split(LINE_BREAK);
  // A line break at the end of the file begins no record.
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split(delimiter));
}

const LINE_BREAK = /\r\n|\n|\r/;
