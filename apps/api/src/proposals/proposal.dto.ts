import { ApiProperty } from '@nestjs/swagger';
import { FieldChangeDto } from '@quadrant/answers';
import type { FieldChange } from '@quadrant/rules/report';
import { PROPOSAL_STATES, type Proposal, type ProposalState } from '@quadrant/store/disputes';
import { PageDto } from '../paging/page.dto.js';

class ProposalLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

class ProposalDecisionDto {
  @ApiProperty({ description: 'Handle' })
  by: string;

  @ApiProperty({ format: 'date-time' })
  at: Date;

  @ApiProperty()
  reason: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The revision that came of it; null where none did' })
  revision: number | null;
}

/** A correction that somebody proposes, and what became of it. */
export class ProposalDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty()
  tournamentName: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The revision that it was made for' })
  revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The current revision' })
  currentRevision: number;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The dispute that it belongs to' })
  disputeId: string | null;

  @ApiProperty({ description: 'Handle' })
  proposer: string;

  @ApiProperty({ type: [FieldChangeDto], description: 'Field by field' })
  changes: readonly FieldChange[];

  @ApiProperty()
  evidence: string;

  @ApiProperty({ type: [String] })
  evidenceLinks: readonly string[];

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({
    enum: [...PROPOSAL_STATES],
    description: 'outdated: a later revision changed what it touches',
  })
  state: ProposalState;

  @ApiProperty({ type: ProposalDecisionDto, nullable: true, description: 'Null while nobody has decided' })
  decision: ProposalDecisionDto | null;

  @ApiProperty()
  links: ProposalLinksDto;
}

export class ProposalPageDto extends PageDto {
  @ApiProperty({ type: [ProposalDto] })
  rows: ProposalDto[];
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
