import type { SentForm } from '@quadrant/http';
import { gridIn, type Grid } from '@quadrant/rules/files';
import type { DraftDetail } from './draft-shapes.js';
import { listFacts } from './facts.js';

/** The names of the fields of the check; rows and columns count from 1. */
export const cellField = (row: number, column: number): string => `cell.${row}.${column}`;
export const factField = (name: string): string => `set.${name}`;
/** The file calls the player by this name. */
export const handleField = (name: string): string => `set.handle.${name}`;

/** The column of a table has this heading. */
export const columnAnswerField = (heading: string): string => `set.column.${heading}`;

/** A form makes these changes in a draft. */
export interface DraftEdit {
  /** It is null where the draft is no grid, or stays as it is. */
  readonly grid: Grid | null;
  /** It is null where all answers stay as they are. */
  readonly answers: Readonly<Record<string, string>> | null;
}

const FACT_NAMES: readonly string[] = [...listFacts().map(({ name }) => name), 'tournament'];
const CELL = /^cell\.(\d{1,5})\.(\d{1,2})$/;
const OF_FILE = ['set.handle.', 'set.column.'];
const LONGEST = 200;

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** Applies the fields of a form to a draft; other parts of the draft stay as they are. */
export function editOf({ document, answers }: Pick<DraftDetail, 'document' | 'answers'>, form: SentForm): DraftEdit {
  return { grid: editGrid(gridIn(document), form), answers: editAnswers(answers, form) };
}

function editGrid(grid: Grid | null, form: SentForm): Grid | null {
  if (grid === null) return null;
  const rows = grid.rows.map((row) => [...row]);
  let isChanged = false;
  for (const [name, value] of form.fields) {
    const [, line, place] = CELL.exec(name) ?? [];
    const row = rows[Number(line) - 1];
    const column = Number(place) - 1;
    const cell = oneLine(value);
    if (row === undefined || column < 0 || (row[column] ?? '') === cell) continue;
    while (row.length < column) row.push('');
    row[column] = cell;
    isChanged = true;
  }
  return isChanged ? { rows } : null;
}

function editAnswers(answers: Readonly<Record<string, string>>, form: SentForm): Record<string, string> | null {
  const edited = new Map(Object.entries(answers));
  const set = (name: string, value: string) => (value === '' ? edited.delete(name) : edited.set(name, value));
  for (const name of FACT_NAMES) if (form.has(factField(name))) set(name, oneLine(form.value(factField(name))));
  for (const [field, value] of form.fields) {
    if (OF_FILE.some((start) => field.startsWith(start))) set(field.slice('set.'.length), oneLine(value));
  }
  const isSame = edited.size === Object.keys(answers).length && [...edited].every(([k, v]) => answers[k] === v);
  return isSame ? null : Object.fromEntries(edited);
}

/** Returns a grid to type results into: its first row names the columns. */
export const emptyGrid = (rows: number): Grid => ({ rows: [GRID_COLUMNS, ...blankRows(rows, GRID_COLUMNS.length)] });

const GRID_COLUMNS = ['Round', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'];

export const ADDED_ROWS = 10;

/** Adds rows to a grid, to type into. */
export const withMoreRows = ({ rows }: Grid): Grid => ({
  rows: [...rows, ...blankRows(ADDED_ROWS, rows.at(-1)?.length ?? GRID_COLUMNS.length)],
});

const blankRows = (count: number, width: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: width }, () => ''));
