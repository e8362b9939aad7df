import type { FactName, FactSource } from './facts.js';

/** It stands for a value that depends on facts which the report does not state. */
export interface Unknown {
  readonly untold: readonly FactName[];
}

export interface Circumstances {
  readonly source: FactSource;
  /** The value of the rule's `for each`; null in a rule that has none. */
  readonly subject: string | Unknown | null;
}

export type Read<Value> = (circumstances: Circumstances) => Value | Unknown;

export const isUnknown = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && 'untold' in value;

export const unite = (one: Unknown, other: Unknown): Unknown => ({
  untold: [...new Set([...one.untold, ...other.untold])],
});

/** Applies a function to one value; the result is unknown when the value is. */
export const lift =
  <From, To>(read: Read<From>, toValue: (value: From) => To): Read<To> =>
  (circumstances) => {
    const value = read(circumstances);
    return isUnknown(value) ? value : toValue(value);
  };

/** Applies a function to two values; the result is unknown when one of them is. */
export const liftTwo =
  <Left, Right, To>(left: Read<Left>, right: Read<Right>, toValue: (left: Left, right: Right) => To): Read<To> =>
  (circumstances) => {
    const one = left(circumstances);
    const other = right(circumstances);
    if (isUnknown(one)) return isUnknown(other) ? unite(one, other) : one;
    return isUnknown(other) ? other : toValue(one, other);
  };

/**
 * Evaluates `and` (decided by false) and `or` (decided by true) in Kleene's three-valued logic: when one side
 * decides, the other does not matter.
 */
export const decide =
  (left: Read<boolean>, right: Read<boolean>, deciding: boolean): Read<boolean> =>
  (circumstances) => {
    const one = left(circumstances);
    if (one === deciding) return deciding;
    const other = right(circumstances);
    if (other === deciding) return deciding;
    if (isUnknown(one)) return isUnknown(other) ? unite(one, other) : one;
    return other;
  };
