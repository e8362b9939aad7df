import type { FactName } from '../schemes/facts.js';

/** The facts of an entry that a report does not state although the outcome of a scheme depends on them. */
export interface UntoldFacts {
  readonly scheme: string;
  readonly version: number;
  readonly entry: number;
  readonly facts: readonly FactName[];
}
