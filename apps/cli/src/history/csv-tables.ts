import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { makeHarmless, undoHarmless } from '@quadrant/rules/files';
import { CannotRun } from '../exit-code.js';
import { readArgument } from '../read-report-file.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

export type Row = Readonly<Record<string, string>>;

/**
 * Reads a CSV file with a row of headings, as spreadsheets save it: with commas, semicolons or tabs.
 * @throws CannotRun when it cannot be read, or lacks one of the columns
 */
export function readCsv(surroundings: Surroundings, file: string, needed: readonly string[]): Row[] {
  const text = readArgument(surroundings, file)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const head = text.split(/\r?\n/, 1)[0]!;
  const delimiter = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  let rows: Row[];
  try {
    rows = parse(text, {
      cast: (cell: string) => undoHarmless(cell),
      columns: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
    });
  } catch (error) {
    throw new CannotRun(`${file} is no CSV table: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const names = new Set(head.split(delimiter).map((name) => name.replaceAll('"', '').trim()));
  const missing = needed.find((name) => !names.has(name));
  if (missing !== undefined)
    throw new CannotRun(`${file} has no column “${missing}”. Keep the headings of the first row.`);
  return rows;
}

/** Writes a table that people open in a spreadsheet: no cell of it is a formula. */
export const writeTable: typeof writeCsv = (surroundings, file, columns, rows, given) => {
  const safe = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, makeHarmless(cell)])),
  );
  writeCsv(surroundings, file, columns, safe, given);
};

/** Writes a CSV file. An older one of this name, unless it was read in, is kept beside it as NAME.old.csv. */
export function writeCsv(
  surroundings: Surroundings,
  file: string,
  columns: readonly string[],
  rows: readonly Row[],
  given: string | null,
): void {
  const place = resolveArgument(surroundings, file);
  const isGiven = given !== null && resolveArgument(surroundings, given) === place;
  if (!isGiven && existsSync(place)) {
    const kept = place.replace(/(\.csv)?$/, '.old.csv');
    renameSync(place, kept);
    surroundings.err(`${file} was there: it is kept as ${kept}.\n`);
  }
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  writeFileSync(place, stringify([[...columns], ...cells], { record_delimiter: '\n' }));
}
