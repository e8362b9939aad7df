/** Rows whose first column is the submission, by it and in their order. */
export function groupBySubmission<Row extends readonly [number, ...unknown[]]>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(row);
    else groups.set(row[0], [row]);
  }
  return groups;
}
