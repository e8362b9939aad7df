import type { SentForm } from '@quadrant/http';
import { gridIn, headRowOf, type Grid } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import type { CheckView } from './check-view.js';
import type { DraftDetail } from './draft-shapes.js';
import { editOf, factField, cellField } from './draft-form.js';
import { cellIn, cellOfAnswer, factIn, gridOfOpened } from './draft-grid.js';
import { listFacts } from './facts.js';

/** In one field, what somebody typed differs from what was stored in the meantime. */
export interface Difference {
  readonly field: string;
  /** The label is the name that people know. */
  readonly label: string;
  readonly typed: string;
  readonly stored: string;
}

/** A page had these values when it was opened. The names are those of answers and of fields of cells. */
interface OpenedValues {
  readonly answers: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<string, string>>;
}

/** The field of a page with the values that it was opened with, so that another window's changes stay. */
export const OPENED_FIELD = 'opened';

/** Writes the values of a page for {@link OPENED_FIELD}. */
export function writeOpened({ draft, table }: Pick<CheckView, 'draft' | 'table'>): string {
  const cells = (table?.rows ?? []).flatMap(({ line, cells: texts }) =>
    texts.map((text, index) => [cellField(line, index + 1), text] as const),
  );
  const opened: OpenedValues = { answers: draft.answers, cells: Object.fromEntries(cells) };
  return JSON.stringify(opened);
}

function readOpened(form: SentForm): OpenedValues | null {
  try {
    const { answers, cells } = JSON.parse(form.text(OPENED_FIELD)) as {
      [K in keyof OpenedValues]?: OpenedValues[K] | null;
    };
    return answers && cells ? { answers, cells } : null;
  } catch {
    return null;
  }
}

/** A form of a page that was opened before the draft was changed. */
export interface LateForm {
  /** The form with the fields only that the person changed. */
  readonly changed: SentForm;
  /** Another window changed these as well. */
  readonly differences: readonly Difference[];
  /** Nobody else changed these. */
  readonly kept: readonly Difference[];
}

/** Compares what a page was opened with, what is stored now, and what was typed. */
export function compareLate(draft: DraftDetail, form: SentForm): LateForm {
  const opened = readOpened(form);
  if (opened === null) return { changed: form, differences: differencesOf(draft, form), kept: [] };
  const grid = gridOfOpened(draft);
  const before = (field: string): string => {
    const name = field.replace(/^set\./, '');
    return opened.cells[field] ?? opened.answers[name] ?? openedValue(name, draft.document, grid);
  };
  const changed = form.filter((field, value) => !/^(?:cell|set)\./.test(field) || value.trim() !== before(field));
  const all = differencesOf(draft, changed);
  return {
    changed,
    differences: all.filter(({ field, stored }) => stored !== before(field)),
    kept: all.filter(({ field, stored }) => stored === before(field)),
  };
}

/** Returns the fields in which a form differs from the draft that is stored now. */
function differencesOf(draft: DraftDetail, form: SentForm): Difference[] {
  const { grid, answers } = editOf(draft, form);
  return [...differingAnswers(draft, answers), ...differingCells(draft, grid)];
}

function differingAnswers(draft: DraftDetail, typed: Readonly<Record<string, string>> | null): Difference[] {
  if (typed === null) return [];
  const { answers } = draft;
  const opened = gridOfOpened(draft);
  const names = [...new Set([...Object.keys(answers), ...Object.keys(typed)])];
  return names.flatMap((name): Difference[] => {
    const before = openedValue(name, draft.document, opened);
    const [mine, stored] = [typed[name] ?? before, answers[name] ?? before];
    if (mine === stored) return [];
    return [{ field: fieldOfAnswer(name), label: labelOfAnswer(name, opened), typed: mine, stored }];
  });
}

/** Returns what a document says where an answer replaces it; empty for every other draft. */
export function openedValue(name: string, document: object | null, opened: Grid | null): string {
  if (opened === null) return '';
  const cell = cellOfAnswer(name);
  return cell === null ? factIn(document, name) : cellIn(opened, cell.row, cell.column);
}

/** Returns the field of the check in which an answer is typed. */
export const fieldOfAnswer = (name: string): string => (cellOfAnswer(name) === null ? factField(name) : name);

/** Returns the name that people know an answer by. @param grid of the document in whose cells they type */
export function labelOfAnswer(name: string, grid: Grid | null): string {
  const cell = cellOfAnswer(name);
  if (cell !== null && grid !== null) return labelOfCell(grid, 0, cell.row, cell.column);
  return (
    listFacts().find((fact) => fact.name === name)?.label ?? t('Who is {name}', { name: name.replace(/^handle\./, '') })
  );
}

/** @param head the row that names the columns, from 0; the rows of people are counted from the next one */
const labelOfCell = ({ rows }: Grid, head: number, row: number, column: number): string =>
  t('Row {index}, {column}', {
    index: row - head - 1,
    column: rows[head]?.[column - 1] ?? t('column {column}', { column }),
  });

function differingCells(
  { document }: DraftDetail,
  typed: { rows: readonly (readonly string[])[] } | null,
): Difference[] {
  const stored = gridIn(document);
  if (typed === null || stored === null) return [];
  const head = headRowOf(stored);
  return typed.rows.flatMap((row, index) =>
    row.flatMap((cell, column): Difference[] => {
      const before = cellIn(stored, index + 1, column + 1);
      if (cell === before) return [];
      const label = labelOfCell(stored, head, index + 1, column + 1);
      return [{ field: cellField(index + 1, column + 1), label, typed: cell, stored: before }];
    }),
  );
}
