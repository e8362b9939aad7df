import type { ReportDelivery, StoredSubmission } from '@quadrant/rules/intake';
import { OPERATOR } from '@quadrant/rules/permissions';
import type { PlayerCandidate } from '@quadrant/rules/tournament';
import type { OwnPlaces, SourceFile } from '@quadrant/store/uploads';
import type { ClaimCode, ReportAllowances } from '@quadrant/store/people';

/** A report that was read without errors, with the document as it came. */
export interface Delivery extends ReportDelivery {
  readonly raw: Uint8Array;
  readonly rawSha256: string;
  /** The file of another program that it was translated from; none by default. */
  readonly file?: SourceFile | null;
  /** The places that this file gives, by entry; none by default. */
  readonly ownPlaces?: OwnPlaces;
  /** Versions of the tournament that the revision was made for; any by default. */
  readonly versions?: readonly number[] | null;
  /** Why it is sent, where that is more than the director's own word. */
  readonly reason?: string;
  readonly requestId: string | null;
  /** Nothing is counted by default. */
  readonly allowances?: ReportAllowances;
  /** When it is stored as a tournament, where it waited for a decision before; otherwise when it was received. */
  readonly storedAt?: Date;
}

/** What the operator delivers: imported history, with no token. */
export const OPERATING: Pick<Delivery, 'submitter' | 'role'> = {
  submitter: { ...OPERATOR, tokenId: null },
  role: 'operator',
};

/** A delivery with the players of similar names, which were looked for before anything was locked. */
export interface ComparedDelivery extends Delivery {
  /** By entry. */
  readonly candidates?: ReadonlyMap<number, readonly PlayerCandidate[]>;
}

/** What is stored of a report. For the same document again, `created` is false and this is the earlier submission. */
export interface Acceptance extends StoredSubmission {
  readonly created: boolean;
  /** Of the new players, for whoever sent the report first, as long as the codes are good. */
  readonly claimCodes: readonly ClaimCode[];
}
