import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { makeHarmless, undoHarmless } from '@quadrant/rules/files';
import { say, type Text } from '@quadrant/rules/message';

/** The keys are the headings of the columns. */
export type Row = Readonly<Record<string, string>>;

/** A table that cannot be used says why. */
export interface TableRefusal {
  readonly refusal: Text;
}

/**
 * Reads a CSV table with a row of headings, as spreadsheets save it: with commas, semicolons or tabs.
 *
 * @param name how people call the table, such as people.csv
 * @param needed the columns that it must have
 */
export function readTable(text: string, name: string, needed: readonly string[]): readonly Row[] | TableRefusal {
  const bare = text.replace(/^\ufeff/, '');
  const head = bare.split(/\r?\n/, 1)[0]!;
  const delimiter = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  let rows: Row[];
  try {
    rows = parse(bare, {
      cast: (cell: string) => undoHarmless(cell),
      columns: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
  } catch (error) {
    return { refusal: say`${name} is no CSV table: ${error instanceof Error ? error.message : String(error)}.` };
  }
  const names = new Set(head.split(delimiter).map((each) => each.replaceAll('"', '').trim()));
  const missing = needed.find((each) => !names.has(each));
  return missing === undefined
    ? rows
    : { refusal: say`${name} has no column “${missing}”. Keep the headings of the first row.` };
}

/** Writes a table that people open in a spreadsheet: no cell of it is a formula. */
export const tableText = (columns: readonly string[], rows: readonly Row[]): string =>
  plainTableText(
    columns,
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, makeHarmless(cell)]))),
  );

/** Writes a table for programs, whose cells are as they are. */
export const plainTableText = (columns: readonly string[], rows: readonly Row[]): string =>
  stringify([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))], {
    record_delimiter: '\n',
  });
