import type { Acceptance } from './acceptance.js';
import type { HeldReceipt } from './held-report.js';
import type { SourceFile } from '@quadrant/store/uploads';

/** What a receipt says besides what is stored of its report. */
export interface ReceiptSeal {
  readonly signature: string;
  /** The file of another program that the report was translated from; null for a document of quadrant/1. */
  readonly file: SourceFile | null;
}

/** What is told of a report that is stored. Sealed, it has everything that its receipt says. */
export type Sealed<Stored> = Stored & { readonly seal?: ReceiptSeal };

/**
 * Makes what belongs to a receipt, inside the transaction that stores the report. Where that fails nothing is stored, so that
 * no report is stored whose sender gets no receipt.
 */
export type SealReceipt = <Stored extends Acceptance | HeldReceipt>(stored: Stored) => Promise<Sealed<Stored>>;
