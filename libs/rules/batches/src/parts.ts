import type { Answers, PastFile } from '@quadrant/rules/files';

/** This answer of a manifest names the file of which a file is another part, such as its last rounds. */
export const PART_OF = 'partOf';

/** A file of a batch, and the file of which it is a part, if any. */
export interface MaybePart {
  readonly file: string;
  readonly partOf: string | null;
}

/**
 * Finds the parts of each tournament that several files hold. A part of a part belongs to the first file. A name of no file
 * of the batch, and one that leads back to its own file, join nothing.
 *
 * @returns parts by the file that they belong to, in the order of the files
 */
export function findParts(files: readonly MaybePart[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map(files.map(({ file, partOf }) => [file, partOf]));
  const parts = new Map<string, string[]>();
  for (const { file } of files) {
    const whole = wholeOf(file, known);
    if (whole !== null && whole !== file) parts.set(whole, [...(parts.get(whole) ?? []), file]);
  }
  return parts;
}

/** Returns the file that a chain of parts leads to; null where it leads nowhere or in a circle. */
function wholeOf(file: string, known: ReadonlyMap<string, string | null>): string | null {
  const seen = new Set<string>();
  for (let at: string = file; ;) {
    const next = known.get(at);
    if (next === undefined || seen.has(at)) return null;
    if (next === null) return at;
    seen.add(at);
    at = next;
  }
}

/** Returns the file that answers name as the whole of which theirs is a part; null where they name none. */
export const partOfIn = (answers: Answers): string | null => answers.get(PART_OF) || null;

/** Returns the answers by which a file is read: {@link PART_OF} says nothing about its content. */
export const withoutPartOf = (answers: Answers): Answers => new Map([...answers].filter(([key]) => key !== PART_OF));

/** A part is asked only how its own table is read. */
const ABOUT_TABLE = /^(?:column\.|word\.|result\.|(?:dates|nameDates|sheet|tournament)$)/u;

/** Returns a file that is a part of another one, without a tournament of its own. */
export const asPart = <Read extends Pick<PastFile, 'tournaments' | 'open'>>(read: Read): Read => ({
  ...read,
  tournaments: [],
  open: read.open.filter((key) => ABOUT_TABLE.test(key)),
});
