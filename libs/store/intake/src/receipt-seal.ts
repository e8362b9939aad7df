import type { Acceptance } from './acceptance.js';
import type { HeldReceipt } from './held-report.js';
import type { SourceFile } from '@quadrant/store/uploads';

/** A receipt has these members besides the stored report. */
export interface ReceiptSeal {
  readonly signature: string;
  /** The file of another program that the report was translated from; null for a document of quadrant/1. */
  readonly file: SourceFile | null;
}

/** The stored report. With `seal` it has everything that its receipt states. */
export type Sealed<Stored> = Stored & { readonly seal?: ReceiptSeal };

/**
 * Makes the seal of a receipt, in the transaction that stores the report. When it fails nothing is stored, so every
 * stored report has a receipt.
 */
export type SealReceipt = <Stored extends Acceptance | HeldReceipt>(stored: Stored) => Promise<Sealed<Stored>>;
