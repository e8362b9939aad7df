import type { Relation } from '@quadrant/rules/permissions';
import type { FieldChange, PatchOperation } from '@quadrant/rules/report';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { HeldReason, Refusal, ReportRefused } from '@quadrant/rules/intake';
import type { TooMany } from '../disputes/dispute.js';

/** outdated: something that the patch touches is not as it was; it follows from the document of now. */
export const PROPOSAL_STATES = ['open', 'outdated', 'accepted', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A correction that somebody proposes, as it is stored. */
export interface StoredProposal {
  readonly id: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  /** That it was made for. */
  readonly revision: number;
  readonly disputeId: string | null;
  readonly proposerId: string;
  readonly proposer: string;
  readonly operations: readonly PatchOperation[];
  readonly evidence: string;
  readonly links: readonly string[];
  readonly createdAt: Date;
  readonly storedState: Exclude<ProposalState, 'outdated'>;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly resultRevision: number | null;
  /** From whom the dispute that it belongs to is withheld. */
  readonly withheldFrom: readonly string[];
  /** Of the tournament now. */
  readonly header: TournamentHeader;
  readonly submitterKey: string | null;
  readonly currentRevision: number;
}

/** A proposal, and how it stands now. */
export interface Proposal extends StoredProposal {
  readonly state: ProposalState;
  /** Field by field. */
  readonly changes: readonly FieldChange[];
}

/** A proposal before it is stored. */
export interface NewProposal {
  readonly tournamentId: string;
  readonly revision: number;
  readonly disputeId: string | null;
  readonly operations: readonly PatchOperation[];
  readonly evidence: string;
  readonly links: readonly string[];
}

/** The document that a proposal is about, and what was done to its tournament so far. */
export interface CurrentDocument {
  readonly tournamentId: string;
  readonly revision: number;
  readonly version: number;
  readonly raw: Buffer;
  /** Whether a name was taken out of it. */
  readonly isRedacted: boolean;
  /** Whether somebody plays in it who is hidden: it is not for everybody to read. */
  readonly isWithheld: boolean;
  readonly withdrawnAt: Date | null;
  /** Key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
}

export interface ProposalDone {
  readonly kind: 'done';
  readonly proposal: Proposal;
}

/** Why nothing is done about a proposal. */
export type ProposalRefusal =
  | TooMany
  | Refusal
  | ReportRefused
  | { readonly kind: 'proposal-not-found' | 'dispute-unknown' | 'document-redacted' | 'document-withheld' }
  | { readonly kind: 'not-for-you'; readonly needs: readonly Relation[] }
  | { readonly kind: 'proposal-closed'; readonly state: ProposalState }
  | { readonly kind: 'needs-coordinator'; readonly reasons: readonly HeldReason[] }
  | { readonly kind: 'proposal-outdated'; readonly revision: number; readonly currentRevision: number };
