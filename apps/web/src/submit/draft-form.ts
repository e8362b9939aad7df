import type { SentForm } from '@quadrant/http';
import { gridIn, headRowOf, type Grid } from '@quadrant/rules/files';
import { UNKNOWN_DATE } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { cellIn, cellOfAnswer, factIn, gridOfOpened, type GridDraft } from './draft-grid.js';
import { listFacts } from './facts.js';

/** The names of the fields of the check; rows and columns count from 1. */
export const cellField = (row: number, column: number): string => `cell.${row}.${column}`;
export const factField = (name: string): string => `set.${name}`;
/** Takes a date of which only the month or the year is known, or nothing. It is an answer to `startsAt`. */
export const PART_OF_DATE = 'set.date';

/** Tells whether an answer about the start of a tournament is no day of a calendar, so that no field of a day can show it. */
export const isPartOfDate = (answer: string): boolean => answer !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(answer);

/** The file calls the player by this name. */
export const handleField = (name: string): string => `set.handle.${name}`;

/** The column of a table has this heading. */
export const columnAnswerField = (heading: string): string => `set.column.${heading}`;

/** This button takes the name of the person's last tournament. */
export const TAKE_NAME = 'take-name';

/** This button takes the director that a line above the table names. */
export const TAKE_DIRECTOR = 'take-director';

/** A form makes these changes in a draft. */
export interface DraftEdit {
  /** It is null where the draft is no grid, or stays as it is. */
  readonly grid: Grid | null;
  /** It is null where all answers stay as they are. */
  readonly answers: Readonly<Record<string, string>> | null;
}

const FACT_NAMES: readonly string[] = [...listFacts().map(({ name }) => name), 'tournament'];
const OF_FILE = ['set.handle.', 'set.column.'];
const LONGEST = 200;

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** Applies the fields of a form to a draft; other parts of the draft stay as they are. */
export function editOf(draft: GridDraft, form: SentForm): DraftEdit {
  const opened = gridOfOpened(draft);
  if (opened !== null) return { grid: null, answers: editDocument(opened, draft, form) };
  return {
    grid: editGrid(gridIn(draft.document), form),
    answers: editAnswers(draft.answers, form, factIn(draft.document, 'startsAt')),
  };
}

/** A document stays as it was opened: what differs from it is an answer. */
function editDocument(opened: Grid, { document, answers }: GridDraft, form: SentForm): Record<string, string> | null {
  const edited = new Map(Object.entries(editAnswers(answers, form, factIn(document, 'startsAt')) ?? answers));
  for (const name of FACT_NAMES) if (edited.get(name) === factIn(document, name)) edited.delete(name);
  for (const [field, value] of form.fields) {
    const cell = cellOfAnswer(field);
    if (cell === null) continue;
    const text = oneLine(value);
    if (text === cellIn(opened, cell.row, cell.column)) edited.delete(field);
    else edited.set(field, text);
  }
  return changedAnswers(answers, edited);
}

/** A page adds rows while somebody types in the last one, or pastes. Its form has fewer fields than these rows. */
const MOST_NEW_ROWS = 2000;

function editGrid(grid: Grid | null, form: SentForm): Grid | null {
  if (grid === null) return null;
  const rows = grid.rows.map((row) => [...row]);
  let isChanged = false;
  for (const [name, value] of form.fields) {
    const place = cellOfAnswer(name);
    const index = (place?.row ?? 0) - 1;
    const column = (place?.column ?? 0) - 1;
    const cell = oneLine(value);
    const isInside = index >= 0 && column >= 0 && index < grid.rows.length + MOST_NEW_ROWS;
    if (!isInside || (rows[index]?.[column] ?? '') === cell) continue;
    if (index >= rows.length) rows.push(...blankRows(index + 1 - rows.length, widthOf(rows)));
    const row = rows[index]!;
    while (row.length < column) row.push('');
    row[column] = cell;
    isChanged = true;
  }
  return isChanged ? { ...grid, rows } : null;
}

/** @param stored the date that the document has; empty where there is none */
function editAnswers(
  answers: Readonly<Record<string, string>>,
  form: SentForm,
  stored = '',
): Record<string, string> | null {
  const edited = new Map(Object.entries(answers));
  const set = (name: string, value: string) => (value === '' ? edited.delete(name) : edited.set(name, value));
  for (const name of FACT_NAMES) if (form.has(factField(name))) set(name, oneLine(form.value(factField(name))));
  const part = partOfDate(form);
  // The field of the day may hold a proposal, so what somebody typed newly beside it counts.
  const isNew = part !== (answers['startsAt'] ?? stored);
  const isKept = part === answers['startsAt'] && !edited.has('startsAt');
  if (part !== '' && (isNew || isKept)) edited.set('startsAt', part);
  for (const [field, value] of form.fields) {
    if (OF_FILE.some((start) => field.startsWith(start))) set(field.slice('set.'.length), oneLine(value));
  }
  return changedAnswers(answers, edited);
}

/** People may write in their language that a date is unknown. */
function partOfDate(form: SentForm): string {
  const text = form.has(PART_OF_DATE) ? oneLine(form.value(PART_OF_DATE)) : '';
  return [UNKNOWN_DATE, t('unknown')].includes(text.toLowerCase()) ? UNKNOWN_DATE : text;
}

function changedAnswers(
  answers: Readonly<Record<string, string>>,
  edited: ReadonlyMap<string, string>,
): Record<string, string> | null {
  const isSame = edited.size === Object.keys(answers).length && [...edited].every(([k, v]) => answers[k] === v);
  return isSame ? null : Object.fromEntries(edited);
}

/** Tells whether nothing was typed yet: no answer, and no cell below the names of the columns. */
export const isFresh = ({ document, answers }: Pick<GridDraft, 'document' | 'answers'>): boolean => {
  const grid = gridIn(document);
  if (grid === null || Object.keys(answers).length > 0) return false;
  return grid.rows.slice(headRowOf(grid) + 1).every((row) => row.every((cell) => cell === ''));
};

/**
 * Returns what number a line of the draft's table, counted from 1, has for people: their rows count from 1 at the first
 * one below the names of the columns. Lines of files keep their numbers.
 */
export function rowsIn(draft: Omit<GridDraft, 'answers'>): (line: number) => number {
  const grid = gridIn(draft.document);
  const head = grid !== null ? headRowOf(grid) + 1 : gridOfOpened(draft) !== null ? 1 : 0;
  return (line) => line - head;
}

/** Returns a grid to type results into: its first row names the columns in the language of the page, as readers know them. */
export function emptyGrid(rows: number): Grid {
  const head = [t('Round'), t('Player 1'), t('Player 2'), t('Result'), t('Score 1'), t('Score 2')];
  return { rows: [head, ...blankRows(rows, head.length)] };
}

export const ADDED_ROWS = 10;

/** Adds rows to a grid, to type into. */
export const withMoreRows = ({ rows, ...grid }: Grid): Grid => ({
  ...grid,
  rows: [...rows, ...blankRows(ADDED_ROWS, widthOf(rows))],
});

const widthOf = (rows: Grid['rows']): number => Math.max(1, ...rows.map(({ length }) => length));

const blankRows = (count: number, width: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: width }, () => ''));
