import type { Toss } from './toss.js';

/** One step of a ranking; a higher value is better. */
export interface Criterion<Row, Name extends string> {
  readonly name: Name;
  readonly valueOf: (row: Row) => number;
}

/** The criterion that puts a row before the next one. */
export type DecidedBy<Name extends string> = Name | 'recorded-toss' | 'toss';

export interface Ranked<Name extends string> {
  /** Ranks start at 1, and no two rows share one. */
  readonly rank: number;
  /** It is null in the last row. */
  readonly decidedBy: DecidedBy<Name> | null;
}

/** Sorts rows by the criteria, the first one first, and then by the toss. This is a total order with one row for each player. */
export function rankBy<Player extends string, Row extends { readonly player: Player }, Name extends string>(
  rows: readonly Row[],
  criteria: readonly Criterion<Row, Name>[],
  toss: Toss<Player>,
): (Row & Ranked<Name>)[] {
  const valued = rows.map((row) => ({ row, values: criteria.map(({ valueOf }) => valueOf(row)) }));
  valued.sort((a, b) => compareValues(b.values, a.values) || toss.compare(a.row.player, b.row.player));
  return valued.map(({ row, values }, index) => {
    const next = valued[index + 1]?.values;
    const step = next === undefined ? null : criteria.find((_, at) => values[at] !== next[at]);
    const decidedBy = step === null ? null : (step?.name ?? toss.decidedBy(row.player));
    return { ...row, rank: index + 1, decidedBy };
  });
}

/** Returns the difference of the first values that differ, 0 when none do. */
export function compareValues(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
