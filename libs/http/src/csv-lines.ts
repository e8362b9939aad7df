import { stringify, type Options } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

// The library quotes separators and quotes; RFC 4180 wants it for a carriage return too.
const OPTIONS: Options = { quoted_match: /\r/ };

/** Lines of a CSV file by RFC 4180: null is an empty field, a double has the fewest digits that give it back. */
export const csvLines = (rows: readonly CsvRow[]): string => stringify([...rows], OPTIONS);

/** Lines for a spreadsheet program: a text that it would take for a formula begins with an apostrophe. */
export const spreadsheetLines = (rows: readonly CsvRow[]): string =>
  stringify([...rows], { ...OPTIONS, escape_formulas: true });
