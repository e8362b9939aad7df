import { say, type Text } from '@quadrant/rules/message';

/** It gives points to places by the number of participants. It is a plain JSON value, which a season may have. */
export interface PointsTable {
  /** The last place of each column, in rising order. */
  readonly lastPlaces: readonly number[];
  /** A row holds from so many participants up to the next row. Columns that it leaves out at its end give no points. */
  readonly rows: readonly { readonly from: number; readonly points: readonly number[] }[];
}

/** The last place that the printed tables have a column for. */
export const LAST_PLACE = 32;

/**
 * 000, tables 11.2.2 (Masters Points) and 12.4.1 (WCT League Points): the same numbers, printed twice. The rows
 * from 8 to 15 players print their last number one column too far right; it belongs to the 9th place, since fewer than 17 have no 17th.
 * Columns: 1st, 2nd, 3rd-4th, 5th-8th, 9th-16th, 17th-32nd.
 */
export const PRINTED_TABLE: PointsTable = {
  lastPlaces: [1, 2, 4, 8, 16, LAST_PLACE],
  rows: [
    { from: 4, points: [12, 8, 6, 4] },
    { from: 6, points: [16, 12, 10, 8] },
    { from: 8, points: [20, 16, 12, 10, 8] },
    { from: 10, points: [24, 20, 16, 14, 10] },
    { from: 12, points: [28, 24, 20, 18, 14] },
    { from: 14, points: [32, 28, 24, 22, 18] },
    { from: 16, points: [36, 32, 28, 26, 22, 18] },
    { from: 20, points: [40, 36, 32, 30, 26, 22] },
    { from: 24, points: [44, 40, 36, 34, 30, 26] },
    { from: 28, points: [48, 44, 40, 38, 34, 30] },
    { from: 32, points: [52, 48, 44, 42, 38, 34] },
  ],
};

// @row 111, 124
/** A number of the table with what it stands for; both ends belong to it. */
export interface TableCell {
  readonly points: number;
  /** `to` is null in the last row. */
  readonly participants: { readonly from: number; readonly to: number | null };
  readonly places: { readonly first: number; readonly last: number };
}

// @reading points-table-ends
/**
 * Finds the points for a place in a field of so many participants. It is null when the table has no number: fewer
 * than four participants (000, 12.4), and 33rd place or lower (our choice: no column, no points).
 */
export function findCell(participants: number, place: number, table: PointsTable = PRINTED_TABLE): TableCell | null {
  const { rows, lastPlaces } = table;
  const row = rows.findLastIndex(({ from }) => from <= participants);
  const column = lastPlaces.findIndex((last) => place <= last);
  const points = rows[row]?.points[column];
  if (points === undefined) return null;
  const next = rows[row + 1];
  return {
    points,
    participants: { from: rows[row]!.from, to: next ? next.from - 1 : null },
    places: { first: (lastPlaces[column - 1] ?? 0) + 1, last: lastPlaces[column]! },
  };
}

/** Points for a place as {@link findCell} has them; 0 where the table has no number. */
export const placingPoints = (participants: number, place: number, table?: PointsTable | null): number =>
  findCell(participants, place, table ?? undefined)?.points ?? 0;

/**
 * The row of the tables for a tournament of so many participants, from the first place on, as far as there are
 * participants to take the places; empty where {@link findCell} has no number.
 */
export function listCells(participants: number): TableCell[] {
  const cells: TableCell[] = [];
  for (let place = 1; place <= participants; place = cells.at(-1)!.places.last + 1) {
    const cell = findCell(participants, place);
    if (cell === null) break;
    const { first, last } = cell.places;
    cells.push({ ...cell, places: { first, last: Math.min(last, participants) } });
  }
  return cells;
}

/** A fault of a table. The place names a member of the table: `rows.1.points`. */
export interface TableFault {
  readonly place: string;
  readonly message: Text;
}

/**
 * Finds the first fault of a table; null when it has none. Forecasts rely on it that a later place never has more points,
 * and that a larger field never gives a place fewer.
 *
 * @param least the smallest field that can have points
 */
export function findTableFault({ lastPlaces, rows }: PointsTable, least: number): TableFault | null {
  if (!rises([0, ...lastPlaces])) {
    return { place: 'lastPlaces', message: say`must name the last place of each column in rising order` };
  }
  for (const [index, { from, points }] of rows.entries()) {
    const before = rows[index - 1];
    const at = (member: 'from' | 'points', message: Text) => ({ place: `rows.${index}.${member}`, message });
    if (from < least) return at('from', say`must be at least ${least}`);
    if (before !== undefined && from <= before.from)
      return at('from', say`must be more than ${before.from}, which the row before has`);
    if (points.length > lastPlaces.length)
      return at('points', say`must have no more points than columns in the row from ${from}`);
    if (points.some((each, column) => each > (points[column - 1] ?? each)))
      return at('points', say`must not give a later place more points in the row from ${from}`);
    if (before?.points.some((each, column) => each > (points[column] ?? 0)) === true)
      return at('points', say`must not give a place fewer points in the row from ${from} than in the row before`);
  }
  return null;
}

const rises = (numbers: readonly number[]): boolean =>
  numbers.every((each, index) => index === 0 || each > numbers[index - 1]!);
