import { f, nullable } from '@quadrant/http';
import { FieldChangeDto } from '@quadrant/views';
import type { FieldChange } from '@quadrant/rules/report';
import { PROPOSAL_STATES, type Proposal, type ProposalState } from '@quadrant/store/proposals';
import { PageDto } from '../paging/page.dto.js';

class ProposalLinksDto {
  @f.Link() self: string;
  @f.Link() tournament: string;
}

class ProposalDecisionDto {
  @f.AnyText('Handle') by: string;
  @f.Instant() at: Date;
  @f.AnyText() reason: string;
  @f.Integer({ nullable, about: 'The revision that came of it; null where none did' }) revision: number | null;
}

export class ProposalDto {
  @f.Id() id: string;
  @f.Id() tournamentId: string;
  @f.AnyText() tournamentName: string;
  @f.Ordinal('The revision that it was made for') revision: number;
  @f.Ordinal('The current revision') currentRevision: number;
  @f.Id({ nullable, about: 'The dispute that it belongs to' }) disputeId: string | null;
  @f.AnyText('Handle') proposer: string;
  @f.List(FieldChangeDto, 'Field by field') changes: readonly FieldChange[];
  @f.AnyText() evidence: string;
  @f.Texts() evidenceLinks: readonly string[];
  @f.Instant() createdAt: Date;
  @f.Choice(PROPOSAL_STATES, 'outdated: a later revision changed what it touches') state: ProposalState;
  @f.Of(ProposalDecisionDto, { nullable, about: 'Null while nobody has decided' }) decision: ProposalDecisionDto | null;
  @f.Of(ProposalLinksDto) links: ProposalLinksDto;
}

export class ProposalPageDto extends PageDto {
  @f.List(ProposalDto) rows: ProposalDto[];
}

export function proposalOf(proposal: Proposal): ProposalDto {
  const { id, tournamentId, tournamentName, revision, currentRevision, disputeId, proposer, changes } = proposal;
  const { evidence, links, createdAt, state, decidedBy, decidedAt, reason, resultRevision } = proposal;
  return {
    id,
    tournamentId,
    tournamentName,
    revision,
    currentRevision,
    disputeId,
    proposer,
    changes,
    evidence,
    evidenceLinks: links,
    createdAt,
    state,
    decision:
      decidedBy !== null && decidedAt !== null
        ? { by: decidedBy, at: decidedAt, reason: reason ?? '', revision: resultRevision }
        : null,
    links: { self: `/api/v1/proposals/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
  };
}
