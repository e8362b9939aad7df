import type { TournamentRefusal } from '@quadrant/rules/intake';
import type { Admission, SubmitterRole } from '@quadrant/rules/outcome';
import { OPERATOR, type Submitter } from '@quadrant/rules/permissions';
import type { Finding, PlayerCandidate, TournamentReport } from '@quadrant/rules/tournament';
import type { ClaimCode, ReportAllowances } from '@quadrant/store/people';

/** A report that was read without errors, and who hands it in. */
export interface Delivery {
  readonly report: TournamentReport;
  /** What reading it found. */
  readonly findings: readonly Finding[];
  /** The document as it came. */
  readonly raw: Buffer;
  readonly rawSha256: string;
  readonly sha256: string;
  readonly submitter: Submitter;
  /** What they hand it in as. */
  readonly role: SubmitterRole;
  /** Key of the tournament that this is a revision of, where the caller names it. */
  readonly revisionOf: string | null;
  /** Versions of the tournament that the revision was made for; any, where nothing is said. */
  readonly versions?: readonly number[] | null;
  /** Why it is handed in, where that is more than its director's own word. */
  readonly reason?: string;
  readonly receivedAt: Date;
  readonly requestId: string | null;
  /** `by-handle` where nothing is said. */
  readonly unknownPlayers?: UnknownPlayers;
  /** Nothing is counted where nothing is said. */
  readonly allowances?: ReportAllowances;
}

/**
 * What becomes of an entry whose handle nobody has. `by-handle`: a new player, whatever their name, as history is taken in.
 * Otherwise a unique name leads to the player who bears it, and where there is none, `create` makes a new player, `refuse`
 * refuses the report.
 */
export type UnknownPlayers = 'by-handle' | 'create' | 'refuse';

/** What the operator delivers: they import history, with no token. */
export const OPERATING: Pick<Delivery, 'submitter' | 'role'> = {
  submitter: { ...OPERATOR, tokenId: null },
  role: 'operator',
};

/** A delivery with what was decided about it: `findings` are all of them. */
export interface AcceptCommand extends Delivery, Omit<Admission, 'findings'> {
  /** What `compareNames` found before anything was locked, by entry; nothing where names are not compared. */
  readonly candidates?: ReadonlyMap<number, readonly PlayerCandidate[]>;
}

/** What is stored of a report: the same thing again has `created` false and the submission that was there. */
export interface Acceptance {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: string | null;
  readonly sha256: string;
  readonly rawSha256: string;
  readonly findings: readonly Finding[];
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly created: boolean;
  /** Of the new players, with the first receipt only: nobody knows them any more afterwards. */
  readonly claimCodes: readonly ClaimCode[];
}

/** Why a report without errors is not stored. */
export type Refusal = TournamentRefusal | { readonly kind: 'external-id-differs' };

/** A report that is not stored for what it holds. */
export interface ReportRefused {
  readonly kind: 'report-refused';
  readonly findings: readonly Finding[];
}
