import { isDeepStrictEqual } from 'node:util';

/** In an order that hangs on what rows say alone. */
export const sorted = (rows: readonly object[]): object[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Null where a number is what its definition gives. */
export const differenceOf = (what: string, got: unknown, expected: unknown): string | null =>
  isDeepStrictEqual(got, expected)
    ? null
    : `${what}: ${JSON.stringify(got)}, by definition ${JSON.stringify(expected)}`;

/** What the first of these finds; null where none finds anything. */
export async function findFirst(checks: Iterable<() => Promise<string | null>>): Promise<string | null> {
  for (const check of checks) {
    const difference = await check();
    if (difference !== null) return difference;
  }
  return null;
}
