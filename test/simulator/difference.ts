import { isDeepStrictEqual } from 'node:util';

/** Sorts rows by their content alone. */
export const sorted = (rows: readonly object[]): object[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Returns null where a number is what its definition gives. */
export const differenceOf = (what: string, got: unknown, expected: unknown): string | null =>
  isDeepStrictEqual(got, expected)
    ? null
    : `${what}: ${JSON.stringify(got)}, by definition ${JSON.stringify(expected)}`;

/** Returns the first difference that a check finds; null where none finds any. */
export async function findFirst(checks: Iterable<() => Promise<string | null>>): Promise<string | null> {
  for (const check of checks) {
    const difference = await check();
    if (difference !== null) return difference;
  }
  return null;
}
