import type { FactName } from '../schemes/facts.js';

/** Facts of an entry that a report does not tell, and on which the outcome of a scheme hangs. */
export interface UntoldFacts {
  /** Slug of the scheme, and its version. */
  readonly scheme: string;
  readonly version: number;
  readonly entry: number;
  readonly facts: readonly FactName[];
}
