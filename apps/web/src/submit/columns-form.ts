import type { SentForm } from '@quadrant/http';
import { COLUMN_CHOICES, type Grid } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import type { PageFault } from '../components/form/form-context.js';

/** Names the field in which people choose what a column holds; columns count from 1. */
export const columnField = (index: number): string => `column.${index + 1}`;

/** Returns the unchanged table that the page of columns keeps. */
export function tableIn(form: SentForm): string[][] {
  try {
    const rows: unknown = JSON.parse(form.text('table'));
    if (!Array.isArray(rows)) return [];
    return rows.map((row: unknown) => (Array.isArray(row) ? row.map((cell: unknown) => String(cell)) : []));
  } catch {
    return [];
  }
}

/** Returns the table with only the columns that were named, or what is missing. */
export function gridOfColumns(rows: readonly (readonly string[])[], form: SentForm): Grid | PageFault {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const chosen = Array.from({ length: width }, (_, index) => form.value(columnField(index)));
  const named = chosen.flatMap((heading, index) => (isHeading(heading) ? [{ heading, index }] : []));
  const headings = named.map(({ heading }) => heading);
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  if (twice !== undefined) {
    const column = named.findLast(({ heading }) => heading === twice)!.index;
    return { field: columnField(column), message: t('Two columns cannot both be {twice}.', { twice }) };
  }
  const isEnough = ENOUGH.some((needed) => needed.every((each) => headings.includes(each)));
  if (!isEnough) return { field: columnField(0), message: t('Say which columns hold the two players of a match.') };
  const body = form.has('has-headings') ? rows.slice(1) : rows;
  return { rows: [headings, ...body.map((row) => named.map(({ index }) => row[index] ?? ''))] };
}

const ENOUGH = [
  ['Player 1', 'Player 2'],
  ['Winner', 'Loser'],
  ['Player', 'Opponent'],
];

const isHeading = (heading: string): boolean => COLUMN_CHOICES.some((each) => each.heading === heading);
