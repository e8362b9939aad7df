import { type FileShape, haveResults, lookOfFormat } from '@quadrant/rules/files';
import type { Text } from '@quadrant/rules/message';

/** A text that is the same for files of one shape: the folded headings, or the format where there are none. */
export const shapeKeyOf = ({ columns, format }: Pick<FileShape, 'columns' | 'format'>): string =>
  columns.length === 0 ? ['format', format ?? 'unknown'].join(' ') : columns.map(fold).join(';').slice(0, 500);

const fold = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s;]+/gu, ' ')
    .trim();

/** Says to people how files of a shape look: their headings, or what writes them. Numbers alone mean nothing to a reader. */
export const shapeLabelOf = ({ columns, format }: Pick<FileShape, 'columns' | 'format'>): string =>
  columns.some((column) => /\p{L}/u.test(column)) ? columns.join(', ') : (format ?? '');

/** Says in plain words how files of a shape look, by the label of the shape. */
export const tellLook = (label: string): Text => lookOfFormat(label) ?? label;

/** Nobody keeps lists of so many other things in one form. */
const MANY_FILES = 5;

/**
 * Tells whether files of a shape are probably tournaments: a program or Quadrant reads one of them, somebody answered about
 * them, many look alike, or the headings are those of results. Others may be lists of members or of money.
 */
export const looksLikeResults = ({
  label,
  files,
  refused,
  answers,
}: {
  readonly label: string;
  readonly files: number;
  readonly refused: number;
  readonly answers: Readonly<Record<string, string>>;
}): boolean =>
  refused < files || files >= MANY_FILES || Object.keys(answers).length > 0 || haveResults(label.split(', '));
