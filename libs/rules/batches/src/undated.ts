import { type Answers, TEXT_ANSWER } from '@quadrant/rules/files';
import { say, type Text } from '@quadrant/rules/message';
import { precisionOf } from '@quadrant/rules/tournament';
import { folderOf } from './folder-of.js';
import type { ToldManifestRow } from './question-table.js';

/** These facts are often the same for many files that do not say them. */
export const OFTEN_LACKING = ['startsAt', 'game', 'director'] as const;
export type LackingFact = (typeof OFTEN_LACKING)[number];

/** Somebody answers once for many files: those in a folder, of a shape, or all. */
export interface ManyFiles {
  readonly of: { readonly folder: string } | { readonly shape: string } | 'all';
}

/** It is an answer for files that do not say a fact. */
export interface LackingAnswer extends ManyFiles {
  readonly value: string;
}

/** It is an answer for files that say no date. */
export interface UndatedAnswer extends ManyFiles {
  /** `year` takes the year that titles, names or folders say; otherwise it is a date as far as it is known: `2006`, `2006-03`, `2006-03-04` or `unknown`. */
  readonly date: string;
}

/** Tells whether nothing says a fact of a file: neither the file nor somebody, and nothing proposes it. */
const lacks = ({ values, proposed, open }: ToldManifestRow, fact: LackingFact): boolean =>
  open.includes(fact) &&
  [values[fact], proposed[fact], fact === 'startsAt' ? proposed['days'] : ''].every(
    (told) => told === undefined || told === '',
  );

/** Tells whether nothing says the date of a file. */
export const isUndated = (row: ToldManifestRow): boolean => lacks(row, 'startsAt');

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

/**
 * Answers for files that do not say a fact.
 *
 * @param answers the first one that names a file counts for it
 * @returns the rows that change, with all of their answers
 */
export const answerLacking = (
  rows: readonly ToldManifestRow[],
  fact: LackingFact,
  answers: readonly LackingAnswer[],
): Pick<ToldManifestRow, 'file' | 'values'>[] =>
  rows
    .filter((row) => lacks(row, fact))
    .flatMap((row) => {
      const value = answers.find(({ of }) => isOf(row, of))?.value ?? '';
      return value === '' ? [] : [{ file: row.file, values: { ...row.values, [fact]: value } }];
    });

/**
 * Gives every file of some folders the same answers, such as its director. Only what is open in a file is answered, besides
 * how texts are read, and what somebody said for it stays.
 *
 * @param folders those that are meant, each with the folders in it; null means all files
 * @returns the rows that change, with all of their answers
 */
export const answerOpen = (
  rows: readonly ToldManifestRow[],
  answers: Answers,
  folders: readonly string[] | null,
): Pick<ToldManifestRow, 'file' | 'values'>[] =>
  rows.flatMap(({ file, values, open }) => {
    const isMeant =
      folders === null ||
      folders.some((folder) => folderOf(file) === folder || folderOf(file).startsWith(`${folder}/`));
    const added = [...answers].filter(
      ([key]) => isMeant && (key.startsWith(TEXT_ANSWER) || open.includes(key)) && (values[key] ?? '') === '',
    );
    return added.length === 0 ? [] : [{ file, values: { ...values, ...Object.fromEntries(added) } }];
  });

function isOf({ file, shape }: ToldManifestRow, of: ManyFiles['of']): boolean {
  if (of === 'all') return true;
  return 'shape' in of ? shape === of.shape : folderOf(file) === of.folder;
}

/** Files of a folder or a shape that do not say a fact. */
export interface LackingGroup {
  /** It is a folder, or the fingerprint of a shape; '' for files that are in none. */
  readonly key: string;
  readonly files: number;
  /** So many of them say a year. */
  readonly years: number;
  readonly example: string;
}

/** Groups files that say no date by their folder or their shape, the largest group first. */
export const groupUndated = (rows: readonly ToldManifestRow[], by: 'folder' | 'shape'): LackingGroup[] =>
  groupLacking(rows, 'startsAt', by);

/** Groups files that do not say a fact by their folder or their shape, the largest group first. */
export function groupLacking(
  rows: readonly ToldManifestRow[],
  fact: LackingFact,
  by: 'folder' | 'shape',
): LackingGroup[] {
  const groups = new Map<string, ToldManifestRow[]>();
  for (const row of rows.filter((each) => lacks(each, fact))) {
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
