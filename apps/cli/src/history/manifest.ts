import { isAnswerKey, type Answers, type PastFile } from '@quadrant/rules/files';
import { CannotRun } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';
import { readCsv, type Row } from './csv-tables.js';

/** These columns of a manifest are no answers. */
const OWN = new Set(['file', 'open', 'note']);
export const MANIFEST_COLUMNS = ['file', 'name', 'game', 'startsAt', 'venue', 'director', 'level', 'open', 'note'];

export interface Manifest {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, Row>;
}

export const NO_MANIFEST: Manifest = { columns: MANIFEST_COLUMNS, rows: new Map() };

/**
 * Reads a manifest: a row for each file, and a column for each answer, as `--set` names them.
 * @throws CannotRun for a column that is no answer, a file that the folder lacks, or one that has two rows
 */
export function readManifest(surroundings: Surroundings, file: string, files: readonly string[]): Manifest {
  const rows = readCsv(surroundings, file, ['file']);
  const known = new Set(files);
  const byFile = new Map<string, Row>();
  for (const row of rows) {
    const name = row['file'] ?? '';
    if (!known.has(name))
      throw new CannotRun(`${file} names “${name}”, which is not in the folder. Correct or remove the row.`);
    if (byFile.has(name)) throw new CannotRun(`${file} has two rows for “${name}”. Keep one.`);
    byFile.set(name, row);
  }
  const columns = Object.keys(rows[0] ?? {});
  const wrong = columns.find((column) => !OWN.has(column) && !isAnswerKey(column));
  if (wrong !== undefined)
    throw new CannotRun(
      `The column “${wrong}” of ${file} is no answer. Name it like a key of --set, such as game or startsAt.`,
    );
  return { columns: [...new Set([...MANIFEST_COLUMNS, ...columns])], rows: byFile };
}

/** The answers of one row; empty cells are none. */
export const answersOf = (row: Row | undefined): Answers =>
  new Map(Object.entries(row ?? {}).filter(([key, value]) => !OWN.has(key) && value !== ''));

/** Writes the row of a file: what was answered, what the file says or suggests, and what is still open. */
export function proposeRow(file: string, read: PastFile, given: Row | undefined): Row {
  const [first] = read.tournaments;
  const year = read.proposals.get('year');
  const said: Row = {
    ...Object.fromEntries(read.proposals),
    ...(first?.name != null && { name: first.name }),
    ...(first?.startsAt != null && { startsAt: first.startsAt }),
    ...(first?.place != null && { venue: first.place }),
    ...(year !== undefined && { note: `year ${year}` }),
  };
  // One row cannot say the names and dates of several tournaments.
  const one = read.tournaments.length > 1 ? { game: said['game'] ?? '' } : said;
  return { ...one, ...given, file, open: read.open.filter((key) => (given?.[key] ?? '') === '').join(' ') };
}
