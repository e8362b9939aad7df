import inventory from './inventory.json' with { type: 'json' };
import type { DocumentNumber } from '@quadrant/rules/tournament';

/** A rule of a document, and the code and tests that implement it. */
export interface InventoryRow {
  /** Rows are numbered from 1, as in `docs/coverage.md`. */
  readonly row: number;
  readonly document: DocumentNumber;
  /** It is the number or name that the document gives it. */
  readonly section: string;
  /** It summarizes the rule in a few words. */
  readonly what: string;
  /** The files that compute it; none for a rule that only people follow. */
  readonly code: readonly string[];
  /** The tests that check it, as `file: title`. */
  readonly tests: readonly string[];
}

/** The rows of `docs/coverage.md`, with their marks, as `npm run coverage-table` wrote them. */
export const INVENTORY = inventory as readonly InventoryRow[];
