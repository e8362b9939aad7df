import { type Answers, isAnswerKey } from '@quadrant/rules/files';
import { say, type Text } from '@quadrant/rules/message';
import { concludeDates, noteOf } from './conclude-dates.js';
import { findParts, PART_OF } from './parts.js';
import { evidenceOf, type PastItem } from './past-item.js';
import { readTable, type Row, type TableRefusal } from './table.js';

/** These columns of a manifest are no answers. */
const OWN = new Set(['file', 'open', 'note']);
const MANIFEST_COLUMNS = [
  ...['file', 'name', 'game', 'startsAt', 'venue', 'director', 'level', 'participants'],
  ...[PART_OF, 'open', 'note'],
];

/** A table with a row for each file, and a column for each answer, as `--set` names them. */
export interface Manifest {
  readonly columns: readonly string[];
  /** The keys are the paths of files. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Rows that are not used, such as those of files that are gone, each with its reason. */
  readonly unused: readonly Text[];
}

export const NO_MANIFEST: Manifest = { columns: MANIFEST_COLUMNS, rows: new Map(), unused: [] };

/**
 * Reads a manifest.
 *
 * @param name how people call it, such as manifest.csv
 * @param files the files that it may name
 * @returns a refusal for a column that is no answer, a file that has two rows, one that is a part of no other file, and a
 *   table that names none of the files. Otherwise a row of a file that is not among them is not used, and the others count
 */
export function parseManifest(text: string, name: string, files: readonly string[]): Manifest | TableRefusal {
  const rows = readTable(text, name, ['file']);
  if ('refusal' in rows) return rows;
  const known = new Set(files);
  const byFile = new Map<string, Row>();
  const unused: Text[] = [];
  const named = new Set(rows.map((row) => row['file']));
  for (const row of rows) {
    const file = row['file'] ?? '';
    if (!known.has(file)) {
      unused.push(say`The row of “${file}” in ${name} was not used: the file is not there. Correct or remove the row.`);
      continue;
    }
    if (byFile.has(file)) return { refusal: say`${name} has two rows for “${file}”. Keep one.` };
    byFile.set(file, row);
  }
  const [lostRow] = rows;
  if (byFile.size === 0 && lostRow !== undefined)
    return {
      refusal: say`${name} names “${lostRow['file'] ?? ''}”, which is not in the folder, and no file that is there. Correct the column file.`,
    };
  for (const [file, row] of byFile) {
    const whole = row[PART_OF] ?? '';
    if (whole === '' || known.has(whole) || !named.has(whole)) continue;
    unused.push(say`“${file}” is joined with nothing: “${whole}” is not there. Correct or empty the cell.`);
    byFile.set(file, { ...row, [PART_OF]: '' });
  }
  const lost = findLostPart([...byFile.values()], files);
  if (lost !== null)
    return {
      refusal: say`${name} says that “${lost.file}” is a part of “${lost.partOf}”, which is no other file of the folder. Correct the cell in the column ${PART_OF}.`,
    };
  const columns = Object.keys(rows[0] ?? {});
  const wrong = columns.find((column) => !OWN.has(column) && !isAnswerKey(column));
  if (wrong !== undefined)
    return {
      refusal: say`The column “${wrong}” of ${name} is no answer. Name it like a key of --set, such as game or startsAt.`,
    };
  return { columns: [...new Set([...MANIFEST_COLUMNS, ...columns])], rows: byFile, unused };
}

interface LostPart {
  readonly file: string;
  readonly partOf: string;
}

/** Finds a file that is called a part of no other file. */
function findLostPart(rows: readonly Row[], files: readonly string[]): LostPart | null {
  const said = new Map(rows.map((row) => [row['file'] ?? '', row[PART_OF] || null]));
  const joined = new Set(
    [...findParts(files.map((file) => ({ file, partOf: said.get(file) ?? null }))).values()].flat(),
  );
  for (const [file, partOf] of said) if (partOf !== null && !joined.has(file)) return { file, partOf };
  return null;
}

/** No file has to say these facts, so that nobody is asked about them. */
const UNASKED = ['venue', 'level', 'participants'];

/** Returns the proposals about a file that count when somebody takes all of them: those that nobody has answered. */
export const proposalsToTake = ({
  values,
  proposed,
  open,
}: {
  readonly values: Row;
  readonly proposed: Row;
  readonly open: readonly string[];
}): Row =>
  Object.fromEntries(
    [...new Set([...open, ...UNASKED])].flatMap((key) => {
      const proposal = proposed[key] ?? '';
      return (values[key] ?? '') === '' && proposal !== '' ? [[key, proposal] as const] : [];
    }),
  );

/** The answers of one row; empty cells are none. */
export const answersOf = (row: Row | undefined): Answers =>
  new Map(Object.entries(row ?? {}).filter(([key, value]) => !OWN.has(key) && value !== ''));

/** Somebody changes the answers of a file. */
export interface ChangedAnswers {
  readonly file: string;
  readonly values: Row;
  /** These were stored before. */
  readonly before: Row;
}

/**
 * Returns what a table changes. An answer whose key is no column of the table stays, so that a table that was downloaded
 * earlier takes nothing away that it never showed. An empty cell takes its answer back.
 *
 * @param stored the answers that are stored, by file
 */
export const answersOfTable = ({ rows }: Manifest, stored: ReadonlyMap<string, Row>): ChangedAnswers[] =>
  [...rows].map(([file, row]) => {
    const before = stored.get(file) ?? {};
    const unseen = Object.entries(before).filter(([key]) => !(key in row));
    return { file, values: Object.fromEntries([...unseen, ...answersOf(row)]), before };
  });

/** Concludes from all files of a folder what they do not say about their dates. */
export const concludeItems = (items: readonly PastItem[], { rows }: Manifest): Map<string, Answers> =>
  concludeDates(items.map((item) => evidenceOf(item, answersOf(rows.get(item.file)).get('startsAt') ?? null)));

/** Writes the rows of files: what was answered, what the files say or suggest, and what is still open. */
export function proposeManifest(items: readonly PastItem[], manifest: Manifest): Row[] {
  const concluded = concludeItems(items, manifest);
  return items.map((item) => proposeRow(item, concluded.get(item.file) ?? new Map(), manifest.rows.get(item.file)));
}

function proposeRow(item: PastItem, concluded: Answers, given: Row | undefined): Row {
  const { file, past } = item;
  const [first] = past.tournaments;
  const proposed = Object.fromEntries([...evidenceOf(item, null).proposals, ...concluded]);
  const said: Row = {
    ...proposed,
    ...(first?.name != null && { name: first.name }),
    ...(first?.startsAt != null && { startsAt: first.startsAt }),
    ...(first?.place != null && { venue: first.place }),
  };
  // One row cannot say the names and dates of several tournaments.
  const one = past.tournaments.length > 1 ? { game: said['game'] ?? '' } : said;
  const open = past.open.filter((key) => (given?.[key] ?? '') === '').join(' ');
  return { ...one, ...given, note: noteIn(proposed, given), file, open };
}

/** The note of a row is that of its writer, unless they left ours as it was, or none. */
function noteIn(proposed: Row, given: Row | undefined): string {
  const own = given?.['note'] ?? '';
  const isOurs = own === '' || own === String(noteOf(proposed) ?? '');
  return isOurs ? String(noteOf(proposed, given?.['startsAt']) ?? '') : own;
}
