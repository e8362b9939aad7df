import type { ReportDelivery, StoredSubmission } from '@quadrant/rules/intake';
import { OPERATOR } from '@quadrant/rules/permissions';
import type { PlayerCandidate } from '@quadrant/rules/tournament';
import type { OwnPlaces, SourceFile } from '@quadrant/store/uploads';
import type { ClaimCode } from '@quadrant/store/players';
import type { ReportAllowances } from '@quadrant/store/accounts';

/** A report that was read without errors, with the document as it came. */
export interface Delivery extends ReportDelivery {
  readonly raw: Uint8Array;
  readonly rawSha256: string;
  /** The file of another program that it was translated from; none by default. */
  readonly file?: SourceFile | null;
  /** The places that this file gives; the key is the index of the entry. None by default. */
  readonly ownPlaces?: OwnPlaces;
  /** Versions of the tournament that the revision was made for; any by default. */
  readonly versions?: readonly number[] | null;
  /** Why it is sent, where that is more than the director's own word. */
  readonly reason?: string;
  readonly requestId: string | null;
  readonly allowances?: ReportAllowances;
  /** The time at which a report that waited for a decision is stored as a tournament; otherwise it was stored when received. */
  readonly storedAt?: Date;
}

/** The operator imports history without a token. */
export const OPERATING: Pick<Delivery, 'submitter' | 'role'> = {
  submitter: { ...OPERATOR, tokenId: null },
  role: 'operator',
};

/** A delivery with the players of similar names, which were looked for before anything was locked. */
export interface ComparedDelivery extends Delivery {
  /** The key is the index of the entry. */
  readonly candidates?: ReadonlyMap<number, readonly PlayerCandidate[]>;
}

/**
 * The stored submission of a report. When the same document arrives again, `created` is false and this is the earlier
 * submission.
 */
export interface Acceptance extends StoredSubmission {
  readonly created: boolean;
  /** The codes of the new players that the report's first sender may still read. */
  readonly claimCodes: readonly ClaimCode[];
}
