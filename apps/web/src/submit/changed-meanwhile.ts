import type { Grid } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { fieldOfAnswer, labelOfAnswer, openedValue, type Difference } from './conflict.js';
import { cellOfAnswer, gridOfOpened } from './draft-grid.js';
import type { DraftDetail } from './draft-shapes.js';

/** A value that somebody changed after a draft was opened. */
export interface ChangedValue {
  readonly label: string;
  readonly opened: string;
  readonly stored: string;
  /** It is null where the reader typed nothing. */
  readonly typed: string | null;
}

/** This happened to a tournament, and to the reader's changes of it, after they opened it. */
export interface ChangedMeanwhile {
  readonly changed: readonly ChangedValue[];
  /** The reader and somebody else changed these, so the reader chooses. */
  readonly differences: readonly Difference[];
  /** These changes of the reader fit the current revision. */
  readonly kept: readonly { readonly field: string; readonly label: string; readonly typed: string }[];
  /** The rows of these changes are gone. */
  readonly lost: readonly { readonly label: string; readonly typed: string }[];
}

/**
 * Compares the document that a draft was opened with, the one that is stored now, and what was typed. A row is the same
 * row when all its cells are equal, otherwise when its round, stage and players are.
 *
 * @param current the document of the current revision
 */
export function changedMeanwhile(draft: Pick<DraftDetail, 'document' | 'answers'>, current: object): ChangedMeanwhile {
  const opened = gridOf(draft.document);
  const now = gridOf(current);
  const moved = new MovedCells(opened, now);
  const own = Object.entries(draft.answers).filter(([name]) => isOfTournament(name));
  const places = own.map(([name, typed]) => ({ name, typed, place: moved.placeOf(name) }));
  const typedAt = new Map(places.flatMap(({ place, typed }) => (place === null ? [] : [[place, typed] as const])));
  const values = [...new Set([...moved.listCells(), ...FACTS])].flatMap((place): ChangedValue[] => {
    const before = openedValue(moved.sourceOf(place), draft.document, opened);
    const stored = openedValue(place, current, now);
    if (before === stored) return [];
    return [{ label: labelOfAnswer(place, now), opened: before, stored, typed: typedAt.get(place) ?? null }];
  });
  const mine = places.map(({ name, typed, place }) => {
    const before = openedValue(name, draft.document, opened);
    const stored = place === null ? before : openedValue(place, current, now);
    return { name, typed, place, stored, isFree: stored === before || stored === typed };
  });
  return {
    changed: [...values, ...moved.listRows()],
    differences: mine.flatMap(({ place, typed, stored, isFree }) =>
      place === null || isFree
        ? []
        : [{ field: fieldOfAnswer(place), label: labelOfAnswer(place, now), typed, stored }],
    ),
    kept: mine.flatMap(({ place, typed, stored, isFree }) =>
      place === null || !isFree || stored === typed
        ? []
        : [{ field: fieldOfAnswer(place), label: labelOfAnswer(place, now), typed }],
    ),
    lost: mine.flatMap(({ name, typed, place }) =>
      place === null ? [{ label: labelOfAnswer(name, opened), typed }] : [],
    ),
  };
}

const EMPTY: Grid = { rows: [[]] };

const gridOf = (document: object | null): Grid => gridOfOpened({ document, file: null, live: null }) ?? EMPTY;

/** Names of players are answered for the whole document, so they fit every revision. */
const isOfTournament = (name: string): boolean => !name.includes('.') || cellOfAnswer(name) !== null;

const FACTS = ['name', 'game', 'startsAt', 'registeredAt', 'format', 'level', 'country', 'region', 'league'];

/** These columns tell which match a row is. */
const KEYS: ReadonlySet<string> = new Set(['Round', 'Stage', 'Pod', 'Player', 'Player 1', 'Player 2']);

/** Finds the cells of one grid in another. Rows and columns count from 1. */
class MovedCells {
  /** The key is a row of the earlier grid. */
  private readonly rows = new Map<number, number>([[1, 1]]);
  private readonly back = new Map<number, number>([[1, 1]]);

  constructor(
    private readonly opened: Grid,
    private readonly now: Grid,
  ) {
    this.pair((row) => JSON.stringify(row));
    const keysIn = (grid: Grid) => (row: readonly string[]) =>
      JSON.stringify(row.filter((_, index) => KEYS.has(grid.rows[0]?.[index] ?? '')));
    this.pair(keysIn(opened), keysIn(now));
  }

  /** Returns the answer that changes the same value now; null where its row or its column is gone. */
  placeOf(name: string): string | null {
    const cell = cellOfAnswer(name);
    if (cell === null) return name;
    const added = cell.row - this.opened.rows.length;
    const row = added > 0 ? this.now.rows.length + added : this.rows.get(cell.row);
    const column = columnOf(this.opened, this.now, cell.column);
    return row === undefined || column === 0 ? null : `cell.${row}.${column}`;
  }

  /** Returns the answer that changed this value in the earlier document. */
  sourceOf(place: string): string {
    const cell = cellOfAnswer(place);
    if (cell === null) return place;
    return `cell.${this.back.get(cell.row) ?? 0}.${columnOf(this.now, this.opened, cell.column)}`;
  }

  /** Lists the cells of all rows that both grids have. */
  listCells(): string[] {
    const columns = this.now.rows[0] ?? [];
    return [...this.back.keys()]
      .filter((row) => row > 1)
      .sort((a, b) => a - b)
      .flatMap((row) => columns.map((_, index) => `cell.${row}.${index + 1}`));
  }

  /** Lists the rows that only one of the grids has. */
  listRows(): ChangedValue[] {
    const told = (grid: Grid, taken: ReadonlyMap<number, number>) =>
      grid.rows.flatMap((row, index) => (taken.has(index + 1) ? [] : [{ index: index + 1, text: textOf(row) }]));
    return [
      ...told(this.opened, this.rows).map(({ index, text }) => ({
        label: t('Row {index} was removed', { index }),
        ...{ opened: text, stored: '', typed: null },
      })),
      ...told(this.now, this.back).map(({ index, text }) => ({
        label: t('Row {index} was added', { index }),
        ...{ opened: '', stored: text, typed: null },
      })),
    ];
  }

  private pair(keyOf: (row: readonly string[]) => string, keyOfNow = keyOf): void {
    const free = new Map<string, number[]>();
    for (const [index, row] of this.now.rows.entries()) {
      if (this.back.has(index + 1)) continue;
      const key = keyOfNow(row);
      free.set(key, [...(free.get(key) ?? []), index + 1]);
    }
    for (const [index, row] of this.opened.rows.entries()) {
      if (this.rows.has(index + 1)) continue;
      const found = free.get(keyOf(row))?.shift();
      if (found === undefined) continue;
      this.rows.set(index + 1, found);
      this.back.set(found, index + 1);
    }
  }
}

const textOf = (row: readonly string[]): string => row.filter((cell) => cell !== '').join(', ');

const columnOf = (from: Grid, to: Grid, column: number): number =>
  (to.rows[0] ?? []).indexOf(from.rows[0]?.[column - 1] ?? '') + 1;
