import type { Relation } from '@quadrant/rules/permissions';
import type { FieldChange, PatchOperation } from '@quadrant/rules/report';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { HeldReason, Refusal, ReportRefused } from '@quadrant/rules/intake';
import type { TooMany } from '@quadrant/store/disputes';

/** In the state `outdated`, a value that the patch touches has changed. It follows from the current document. */
export const PROPOSAL_STATES = ['open', 'outdated', 'accepted', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export interface StoredProposal {
  readonly id: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
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
  /** The people who may not see its dispute. */
  readonly withheldFrom: readonly string[];
  /** The header that the tournament has now. */
  readonly header: TournamentHeader;
  readonly submitterKey: string | null;
  readonly currentRevision: number;
}

export interface Proposal extends StoredProposal {
  readonly state: ProposalState;
  readonly changes: readonly FieldChange[];
}

export interface NewProposal {
  readonly tournamentId: string;
  readonly revision: number;
  readonly disputeId: string | null;
  readonly operations: readonly PatchOperation[];
  readonly evidence: string;
  readonly links: readonly string[];
}

export interface ProposalDone {
  readonly kind: 'done';
  readonly proposal: Proposal;
}

export type ProposalRefusal =
  | TooMany
  | Refusal
  | ReportRefused
  | { readonly kind: 'proposal-not-found' | 'dispute-unknown' | 'document-redacted' | 'document-withheld' }
  | { readonly kind: 'not-for-you'; readonly needs: readonly Relation[] }
  | { readonly kind: 'proposal-closed'; readonly state: ProposalState }
  | { readonly kind: 'needs-coordinator'; readonly reasons: readonly HeldReason[] }
  | { readonly kind: 'proposal-outdated'; readonly revision: number; readonly currentRevision: number };
