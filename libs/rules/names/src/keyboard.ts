/** QWERTY: each row is shifted right by a quarter to a half of a key against the one above. */
const ROWS: readonly (readonly [keys: string, offset: number])[] = [
  ['1234567890', 0],
  ['qwertyuiop', 0.5],
  ['asdfghjkl', 0.75],
  ['zxcvbnm', 1.25],
];

const PLACES = new Map(
  ROWS.flatMap(([keys, offset], row) => [...keys].map((key, column) => [key, { row, column: column + offset }])),
);

/** Whether two keys touch, so that a finger may hit the wrong one. */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [PLACES.get(one), PLACES.get(other)];
  if (a === undefined || b === undefined || one === other) return false;
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}
