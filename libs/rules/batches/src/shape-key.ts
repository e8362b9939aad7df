import type { FileShape } from '@quadrant/rules/files';

/** A text that is the same for files of one shape: the folded headings, or the format where there are none. */
export const shapeKeyOf = ({ columns, format }: Pick<FileShape, 'columns' | 'format'>): string =>
  columns.length === 0 ? ['format', format ?? 'unknown'].join(' ') : columns.map(fold).join(';').slice(0, 500);

const fold = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s;]+/gu, ' ')
    .trim();

/** Says to people how files of a shape look: their headings, or what writes them. */
export const shapeLabelOf = ({ columns, format }: Pick<FileShape, 'columns' | 'format'>): string =>
  columns.length > 0 ? columns.join(', ') : (format ?? '');
