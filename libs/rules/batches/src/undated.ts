import { say, type Text } from '@quadrant/rules/message';
import { precisionOf } from '@quadrant/rules/tournament';
import { folderOf } from './conclude-dates.js';
import type { ToldManifestRow } from './question-table.js';

/** Somebody answers once for many files that say no date: those in a folder, of a shape, or all. */
export interface UndatedAnswer {
  readonly of: { readonly folder: string } | { readonly shape: string } | 'all';
  /** `year` takes the year that titles, names or folders say; otherwise it is a date as far as it is known: `2006`, `2006-03`, `2006-03-04` or `unknown`. */
  readonly date: string;
}

/** Tells whether nothing says the date of a file: neither the file nor somebody, and nothing proposes it. */
export const isUndated = ({ values, proposed, open }: ToldManifestRow): boolean =>
  open.includes('startsAt') &&
  [values['startsAt'], proposed['startsAt'], proposed['days']].every((date) => date === undefined || date === '');

/** Checks the date of an answer. @returns the reason why it cannot be one; null where it can */
export const refuseUndated = (date: string): Text | null =>
  date === 'year' || precisionOf(date) !== null
    ? null
    : say`“${date.slice(0, 40)}” is no date. Write year, unknown, or a date such as 2006, 2006-03 or 2006-03-04.`;

/**
 * Answers for files that say no date.
 *
 * @param answers the first one that names a file counts for it
 * @returns the rows that change, with all of their answers
 */
export const answerUndated = (
  rows: readonly ToldManifestRow[],
  answers: readonly UndatedAnswer[],
): Pick<ToldManifestRow, 'file' | 'values'>[] =>
  rows.filter(isUndated).flatMap((row) => {
    const answer = answers.find(({ of }) => isOf(row, of));
    const date = answer?.date === 'year' ? (row.proposed['year'] ?? '') : (answer?.date ?? '');
    return date === '' ? [] : [{ file: row.file, values: { ...row.values, startsAt: date } }];
  });

function isOf({ file, shape }: ToldManifestRow, of: UndatedAnswer['of']): boolean {
  if (of === 'all') return true;
  return 'shape' in of ? shape === of.shape : folderOf(file) === of.folder;
}

/** Files of a folder or a shape that say no date. */
export interface UndatedGroup {
  /** It is a folder, or the fingerprint of a shape; '' for files that are in none. */
  readonly key: string;
  readonly files: number;
  /** So many of them say a year. */
  readonly years: number;
  readonly example: string;
}

/** Groups files that say no date by their folder or their shape, the largest group first. */
export function groupUndated(rows: readonly ToldManifestRow[], by: 'folder' | 'shape'): UndatedGroup[] {
  const groups = new Map<string, ToldManifestRow[]>();
  for (const row of rows.filter(isUndated)) {
    const key = by === 'folder' ? folderOf(row.file) : (row.shape ?? '');
    const those = groups.get(key);
    if (those) those.push(row);
    else groups.set(key, [row]);
  }
  return [...groups]
    .map(([key, those]) => ({
      key,
      files: those.length,
      years: those.filter(({ proposed }) => (proposed['year'] ?? '') !== '').length,
      example: those[0]!.file,
    }))
    .sort((a, b) => b.files - a.files || (a.key < b.key ? -1 : 1));
}
