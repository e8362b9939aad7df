import { LEFT_OUT_TEXT, TEXT_ANSWER } from '@quadrant/rules/files';
import { folderOf } from './folder-of.js';

/** A text that is read as another one. */
export interface ToldText {
  readonly text: string;
  /** It is empty where the text is left out. */
  readonly as: string;
}

/** A row of a manifest, with the texts of its file that an answer changed when it was read. */
export interface RowWithTexts {
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
  readonly textsRead: readonly string[];
}

/** It is told about so many files, and was in so many of them when they were read. */
export interface TextOfFiles extends ToldText {
  readonly files: number;
  readonly found: number;
}

/** Somebody changes a text that is told already, or tells a new one. Without a text it is taken back. */
export interface ChangedText extends ToldText {
  readonly before: ToldText | null;
}

/** Lists the texts in some answers that are read as others. */
export const textsIn = (answers: Readonly<Record<string, string>>): ToldText[] =>
  Object.entries(answers).flatMap(([key, value]) =>
    key.startsWith(TEXT_ANSWER) && value !== ''
      ? [{ text: key.slice(TEXT_ANSWER.length), as: value === LEFT_OUT_TEXT ? '' : value }]
      : [],
  );

/** Writes a text that is read as another one as an answer. */
export const answerOfText = ({ text, as }: ToldText): readonly [key: string, value: string] => [
  TEXT_ANSWER + text,
  as === '' ? LEFT_OUT_TEXT : as,
];

/** Lists the texts that are told file by file. */
export function listTexts(rows: readonly RowWithTexts[]): TextOfFiles[] {
  const told = new Map<string, TextOfFiles>();
  for (const { values, textsRead } of rows)
    for (const each of textsIn(values)) {
      const key = JSON.stringify(each);
      const { files, found } = told.get(key) ?? { files: 0, found: 0 };
      told.set(key, { ...each, files: files + 1, found: found + (textsRead.includes(each.text) ? 1 : 0) });
    }
  return [...told.values()].sort((one, other) => other.files - one.files || (one.text < other.text ? -1 : 1));
}

/**
 * Changes how texts are read in many files.
 *
 * @param folder a new text holds for its files and those of the folders in it; null: for all. What is told of a file stays
 * @returns the rows that change, with all of their answers
 */
export function changeTexts<Row extends Omit<RowWithTexts, 'textsRead'>>(
  rows: readonly Row[],
  changes: readonly ChangedText[],
  folder: string | null,
): Pick<Row, 'file' | 'values'>[] {
  return rows.flatMap(({ file, values }) => {
    const answers = new Map(Object.entries(values));
    const isMeant = folder === null || folderOf(file) === folder || folderOf(file).startsWith(`${folder}/`);
    for (const { before, ...told } of changes) {
      const [key, value] = answerOfText(told);
      const [keyBefore, valueBefore] = before === null ? ['', ''] : answerOfText(before);
      const isTold = before !== null && answers.get(keyBefore) === valueBefore;
      if (isTold) answers.delete(keyBefore);
      if (told.text !== '' && (isTold || (before === null && isMeant && (answers.get(key) ?? '') === '')))
        answers.set(key, value);
    }
    const changed = Object.fromEntries(answers);
    const isSame =
      answers.size === Object.keys(values).length && [...answers].every(([key, value]) => values[key] === value);
    return isSame ? [] : [{ file, values: changed }];
  });
}
