import type { DocumentNumber } from '@quadrant/rules/tournament';

/** A rule of a document, with what implements it. */
export interface InventoryRow {
  /** From 1, as in `docs/coverage.md`. */
  readonly row: number;
  readonly document: DocumentNumber;
  /** As the document numbers or names it. */
  readonly section: string;
  /** The rule in a few words. */
  readonly what: string;
  /** Files that compute it; none for a rule that only people follow. */
  readonly code: readonly string[];
  /** Tests that show it, as `file: title`. */
  readonly tests: readonly string[];
}
