import { ApiProperty } from '@nestjs/swagger';
import { FieldChangeDto } from '@quadrant/answers';
import type { FieldChange } from '@quadrant/rules/report';
import { PROPOSAL_STATES, type Proposal, type ProposalState } from '@quadrant/store/disputes';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';

class ProposalReceiptLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** How a proposal stands after what was done. */
export class ProposalReceiptDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ enum: [...PROPOSAL_STATES] })
  state: ProposalState;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that came of it; null where none did' })
  resultRevision: number | null;

  @ApiProperty()
  links: ProposalReceiptLinksDto;
}

export const proposalReceiptOf = ({ id, tournamentId, state, resultRevision }: Proposal): ProposalReceiptDto => ({
  id,
  tournamentId,
  state,
  resultRevision,
  links: { self: `/api/v1/proposals/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
});

/** What a proposal would change, and what that would move. */
export class ProposalPreviewDto {
  @ApiProperty({ type: [FieldChangeDto], description: 'Field by field' })
  changes: readonly FieldChange[];

  @ApiProperty({ description: 'As if it were accepted now, alone' })
  preview: ReportPreviewDto;
}

/** A new proposal, and what it would move. */
export class ProposalMadeDto extends ProposalReceiptDto {
  @ApiProperty({ type: [FieldChangeDto], description: 'Field by field' })
  changes: readonly FieldChange[];

  @ApiProperty({ description: 'As if it were accepted now, alone' })
  preview: ReportPreviewDto;
}
