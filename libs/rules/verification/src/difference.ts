/** A published value that differs from the replay. */
export interface Difference {
  /** It is null when the difference belongs to no single tournament. */
  readonly tournament: { readonly key: string; readonly name: string; readonly startsAt: string } | null;
  /** It names the number, text or hash in words. */
  readonly what: string;
  /** The value that the replay gives; null when it gives none. */
  readonly expected: string | number | boolean | null;
  /** The value that is published; null when none is. */
  readonly got: string | number | boolean | null;
}

/** A difference in a tournament that the caller knows. */
export type Deviation = Omit<Difference, 'tournament'>;

type Value = Difference['expected'];

/** Returns the first of some values that differs, with its name; null when none does. */
export function findDifference<Names extends string>(
  of: string,
  expected: Readonly<Record<Names, Value>>,
  got: Readonly<Record<Names, Value>>,
): Deviation | null {
  for (const name of Object.keys(expected) as Names[]) {
    // `===` would take 0 and -0 for the same double.
    if (!Object.is(expected[name], got[name]))
      return { what: `${name}${of}`, expected: expected[name], got: got[name] };
  }
  return null;
}
