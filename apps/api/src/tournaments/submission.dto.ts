import { withRules } from '@quadrant/rules/rulebook';
import { ApiProperty } from '@nestjs/swagger';
import { ConfirmedFindingDto, FindingDto, SOURCE_FILE, SourceFileDto } from '@quadrant/http';
import { SUBMISSION_STATES } from '@quadrant/rules/tournament';
import type { SubmissionDetail } from '@quadrant/store/reading';
import { shortIdOf } from '@quadrant/store/receipts';

class SubmissionLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** One document as it was received, and what has become of it. */
export class SubmissionDto implements SubmissionDetail {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '7K3M-Q2PX', description: 'The id in short, to read out' })
  shortId: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  revision: number;

  @ApiProperty({ description: 'Whether no later revision has replaced it' })
  isCurrent: boolean;

  @ApiProperty({ enum: [...SUBMISSION_STATES] })
  state: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it is in this state, where that needs a reason' })
  stateReason: string | null;

  @ApiProperty({ description: 'SHA-256 of the canonical form (RFC 8785) of the document, in hex' })
  sha256: string;

  @ApiProperty({ description: 'SHA-256 of the bytes of the document, in hex' })
  rawSha256: string;

  @ApiProperty({ type: SourceFileDto, nullable: true, description: SOURCE_FILE })
  file: SourceFileDto | null;

  @ApiProperty({ type: [FindingDto] })
  findings: FindingDto[];

  @ApiProperty({ type: [ConfirmedFindingDto], description: 'What its sender said to findings that may be wrong' })
  confirmations: ConfirmedFindingDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Handle of the account that sent it' })
  submittedBy: string | null;

  @ApiProperty()
  receivedAt: Date;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a coordinator approved it; null where it did not have to wait',
  })
  approvedAt: Date | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a run first published it; null until then',
  })
  ratedAt: Date | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When an official refresh first published it; null until then',
  })
  officialAt: Date | null;

  @ApiProperty()
  links: SubmissionLinksDto;
}

export const submissionDtoOf = (submission: SubmissionDetail): SubmissionDto => ({
  ...submission,
  findings: submission.findings.map(withRules),
  shortId: shortIdOf(submission.id),
  links: {
    self: `/api/v1/submissions/${submission.id}`,
    tournament: `/api/v1/tournaments/${submission.tournamentId}`,
  },
});
