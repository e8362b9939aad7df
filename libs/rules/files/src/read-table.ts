import { CsvError, parse, type Options } from 'csv-parse/sync';
import type { FileFindings, FilePlace } from './file-findings.js';

/** A row of a table with the line that it begins in. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A table as text: the first row names the columns. */
export interface Table {
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

/** What csv-parse gives of a record with `info`. */
interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const DELIMITERS = ['\t', ';', ','] as const;

/** The cell as spreadsheets name it, B7: rows count from 1, the head included. */
export function placeOfCell(row: TableRow, column: number): FilePlace {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return { pointer: `${letters}${row.line}`, line: row.line, column: column + 1 };
}

/**
 * The rows of a text with commas, semicolons or tabs (RFC 4180). Empty lines are left out.
 *
 * @returns null when the text is no table: it has fewer than two columns
 */
export function readTable(text: string, findings: FileFindings): Table | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  let records: readonly Parsed[];
  try {
    const options: Options = {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    // With `info` csv-parse gives each record with its line, which its types do not know.
    records = parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    const message = `The table breaks in line ${line}: ${QUOTE_PROBLEMS[error.code] ?? 'a cell cannot be read'}.`;
    const advice =
      'Close every quotation mark, and write a quotation mark inside a cell twice. Nothing of this file was read.';
    findings.add('broken-file', { pointer: '', line, column: Number(error['column'] ?? 0) + 1 }, message, advice);
    return null;
  }
  const rows = records.map(({ record, info: { lines } }, index): TableRow => ({
    cells: record.map((cell) => cell.normalize('NFC').trim()),
    // csv-parse counts the line in which a record ends; a cell with line breaks is longer than one.
    line:
      index === 0
        ? lines
        : Math.max(lines - record.reduce((sum, cell) => sum + (cell.split(/\r\n|\r|\n/).length - 1), 0), 1),
  }));
  const [head, ...body] = rows;
  if (head === undefined || head.cells.length < 2) return null;
  for (const row of body) checkWidth(row, head, findings);
  return { head, rows: body };
}

const QUOTE_PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed before the end of the file',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands in the middle of a cell',
};

/** The delimiter that the first line has most often outside quotation marks. */
function findDelimiter(text: string): string | null {
  const first = firstLineOf(text).replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => [delimiter, first.split(delimiter).length - 1] as const);
  const [delimiter, count] = counts.reduce((best, each) => (each[1] > best[1] ? each : best));
  return count === 0 ? null : delimiter;
}

const firstLineOf = (text: string): string => text.trimStart().split(/\r\n|\r|\n/, 1)[0]!;

/** Cells behind the last column that has a name shift everything: the file was put together from two tables, or a cell holds the delimiter. */
function checkWidth(row: TableRow, head: TableRow, findings: FileFindings): void {
  const width = row.cells.findLastIndex((cell) => cell !== '') + 1;
  if (width <= head.cells.length) return;
  const message = `Row ${row.line} has ${width} cells, but the table has ${head.cells.length} columns.`;
  findings.add(
    'value-not-understood',
    placeOfCell(row, head.cells.length),
    message,
    'Put cells with the delimiter in quotation marks, and keep the same columns in all rows.',
  );
}
