/** It is a row of a list of places, in the order of its file. */
export interface PlacedRow {
  /** It is null where the cell is empty, and where it holds something else. */
  readonly place: number | null;
  readonly isEmpty: boolean;
  readonly points: number | null;
}

/**
 * Concludes places that a list leaves empty below a shared one. Some people write a shared place only once: in 3, empty, 5 the
 * next place leaves room for two players with place 3. Other points in the empty row refute it, and the last rows of a list have
 * no next place, so they stay unknown.
 *
 * @returns a place for each row that has none and shares one; null for all others
 */
export function concludeShared(rows: readonly PlacedRow[]): (number | null)[] {
  const concluded = rows.map((): number | null => null);
  for (let at = 0; at < rows.length;) {
    const { place, points } = rows[at]!;
    let next = at + 1;
    while (place !== null && rows[next]?.place === place) next += 1;
    const firstEmpty = next;
    while (place !== null && rows[next]?.isEmpty === true && hasSamePoints(rows[next]!, points)) next += 1;
    if (place !== null && rows[next]?.place === place + (next - at)) concluded.fill(place, firstEmpty, next);
    at = Math.max(next, at + 1);
  }
  return concluded;
}

const hasSamePoints = (row: PlacedRow, points: number | null): boolean =>
  row.points === null || points === null || row.points === points;
