/** Something that is published otherwise than a replay gives it. */
export interface Difference {
  /** Null where it belongs to no single tournament. */
  readonly tournament: { readonly key: string; readonly name: string; readonly startsAt: string } | null;
  /** Which number, text or hash, in words. */
  readonly what: string;
  /** What the replay gives; null: nothing. */
  readonly expected: string | number | boolean | null;
  /** What is published; null: nothing. */
  readonly got: string | number | boolean | null;
}

/** A difference in a tournament that the caller knows. */
export type Deviation = Omit<Difference, 'tournament'>;

type Value = Difference['expected'];

/** The first of some values that differs, named by what they are values of; null when none does. */
export function findDifference<Names extends string>(
  of: string,
  expected: Readonly<Record<Names, Value>>,
  got: Readonly<Record<Names, Value>>,
): Deviation | null {
  for (const name of Object.keys(expected) as Names[]) {
    // Not by ===, for which 0 and -0 are the same double.
    if (!Object.is(expected[name], got[name]))
      return { what: `${name}${of}`, expected: expected[name], got: got[name] };
  }
  return null;
}
