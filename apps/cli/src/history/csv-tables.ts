import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { type TableRefusal } from '@quadrant/rules/batches';
import { CannotRun } from '../exit-code.js';
import { readArgument } from '../read-report-file.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

/**
 * Reads a table that somebody filled in.
 *
 * @param read reads its text, and is told the name of the file
 * @throws CannotRun when it cannot be read or used
 */
export function readFilledIn<Table extends object>(
  surroundings: Surroundings,
  file: string,
  read: (text: string, name: string) => Table | TableRefusal,
): Table {
  const table = read(readArgument(surroundings, file).toString('utf8'), file);
  if ('refusal' in table) throw new CannotRun(String(table.refusal));
  return table;
}

/** Writes a CSV file. An older one of this name, unless it was read in, is kept beside it as NAME.old.csv. */
export function writeCsv(surroundings: Surroundings, file: string, text: string, given: string | null): void {
  const place = resolveArgument(surroundings, file);
  const isGiven = given !== null && resolveArgument(surroundings, given) === place;
  if (!isGiven && existsSync(place)) {
    const kept = place.replace(/(\.csv)?$/, '.old.csv');
    renameSync(place, kept);
    surroundings.err(`${file} was there: it is kept as ${kept}.\n`);
  }
  writeFileSync(place, text);
}
