/**
 * 000, tables 11.2.2 (Masters Points) and 12.4.1 (WCT League Points): the same numbers, printed twice. The rows
 * from 8 to 15 players print their last number one column too far right; it belongs to the 9th place, since fewer than 17 have no 17th.
 * Columns: 1st, 2nd, 3rd-4th, 5th-8th, 9th-16th, 17th-32nd.
 */
const TABLE: readonly { readonly from: number; readonly points: readonly number[] }[] = [
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
];

/** The last place that the tables have a column for. */
export const LAST_PLACE = 32;

const LAST_PLACE_OF_COLUMN = [1, 2, 4, 8, 16, LAST_PLACE];

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
export function findCell(participants: number, place: number): TableCell | null {
  const row = TABLE.findLastIndex(({ from }) => from <= participants);
  const column = LAST_PLACE_OF_COLUMN.findIndex((last) => place <= last);
  const points = TABLE[row]?.points[column];
  if (points === undefined) return null;
  const next = TABLE[row + 1];
  return {
    points,
    participants: { from: TABLE[row]!.from, to: next ? next.from - 1 : null },
    places: { first: (LAST_PLACE_OF_COLUMN[column - 1] ?? 0) + 1, last: LAST_PLACE_OF_COLUMN[column]! },
  };
}

/** Points for a place as {@link findCell} has them; 0 where the table has no number. */
export const placingPoints = (participants: number, place: number): number =>
  findCell(participants, place)?.points ?? 0;

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
