import { f, nullable } from '@quadrant/http';
import { FieldChangeDto } from '@quadrant/views';
import type { FieldChange } from '@quadrant/rules/report';
import { PROPOSAL_STATES, type Proposal, type ProposalState } from '@quadrant/store/proposals';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';

class ProposalReceiptLinksDto {
  @f.Link() self: string;
  @f.Link() tournament: string;
}

export class ProposalReceiptDto {
  @f.Id() id: string;
  @f.Id() tournamentId: string;
  @f.Choice(PROPOSAL_STATES) state: ProposalState;
  @f.Integer({ nullable, about: 'The revision that came of it; null where none did' }) resultRevision: number | null;
  @f.Of(ProposalReceiptLinksDto) links: ProposalReceiptLinksDto;
}

export const proposalReceiptOf = ({ id, tournamentId, state, resultRevision }: Proposal): ProposalReceiptDto => ({
  id,
  tournamentId,
  state,
  resultRevision,
  links: { self: `/api/v1/proposals/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
});

export class ProposalPreviewDto {
  @f.List(FieldChangeDto, 'Field by field') changes: readonly FieldChange[];
  @f.Of(ReportPreviewDto, 'As if it were accepted now, alone') preview: ReportPreviewDto;
}

export class ProposalMadeDto extends ProposalReceiptDto {
  @f.List(FieldChangeDto, 'Field by field') changes: readonly FieldChange[];
  @f.Of(ReportPreviewDto, 'As if it were accepted now, alone') preview: ReportPreviewDto;
}
