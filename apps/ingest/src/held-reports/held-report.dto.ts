import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ClaimCodeDto,
  ConfirmedFindingDto,
  FindingDto,
  IfGiven,
  IsLine,
  IsOneOf,
  IsRegion,
  IsTrueOrFalse,
  LONGEST_REASON,
  PageQuery,
  readBoolean,
} from '@quadrant/http';
import {
  FORMATS,
  GAME_TITLES,
  KINDS,
  LEVELS,
  type Format,
  type GameTitle,
  type Kind,
  type Level,
} from '@quadrant/rules/tournament';
import {
  HELD_REPORT_STATES,
  HELD_REQUESTS,
  type HeldReport,
  type HeldReportState,
  type HeldRequest,
} from '@quadrant/store/intake';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { CorrectedDto } from '../corrections/corrected.dto.js';
import { HeldReasonDto, ReceiptDto } from '../submissions/receipt.dto.js';

const text = { type: 'string', nullable: true } as const;

/** Makes a report count. */
export class HeldApprovalDto {
  @ApiPropertyOptional({ maxLength: LONGEST_REASON, description: 'Its sender sees it; it is kept in the audit' })
  @IfGiven()
  @IsLine(LONGEST_REASON)
  reason?: string;

  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'true: its sender becomes an approved director, so that their next reports count at once',
  })
  @IfGiven()
  @IsBoolean({ message: 'must be true or false' })
  approveDirector?: boolean;

  @ApiPropertyOptional({
    maxLength: 64,
    description:
      'Name or slug of the region that they are approved for; if left out, everywhere. Only with approveDirector',
  })
  @IfGiven()
  @IsRegion()
  region?: string;
}

/** Which held reports are wanted. */
export class HeldReportQuery extends PageQuery {
  @ApiPropertyOptional({ enum: [...HELD_REPORT_STATES], description: 'State of the reports' })
  @IsOptional()
  @IsOneOf(HELD_REPORT_STATES)
  state?: HeldReportState;

  @ApiPropertyOptional({ type: 'boolean', default: false, description: 'true: only those that you sent yourself' })
  @Transform(readBoolean)
  @IsTrueOrFalse()
  mine: boolean = false;
}

class HeldSummaryDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...FORMATS] })
  format: Format;

  @ApiProperty({ enum: [...KINDS] })
  kind: Kind;

  @ApiProperty({ type: 'integer', enum: [...LEVELS] })
  level: Level;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ ...text, description: 'Handle' })
  director: string | null;

  @ApiProperty({ ...text, description: 'Two letters (ISO 3166-1)' })
  country: string | null;

  @ApiProperty(text)
  region: string | null;

  @ApiProperty()
  isOnline: boolean;

  @ApiProperty({ type: 'integer', minimum: 0 })
  players: number;
}

class HeldReportLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ ...text, format: 'uri-reference', description: 'The submission that it became' })
  submission: string | null;

  @ApiProperty({ ...text, format: 'uri-reference', description: 'What it became, or would be a revision of' })
  tournament: string | null;
}

/** A report that waits for a decision, as its sender and the coordinators of its place see it. */
export class HeldReportDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Handle of its sender' })
  sender: string;

  @ApiProperty({ enum: [...HELD_REQUESTS], description: 'What waits: a report, or the withdrawal of a tournament' })
  request: HeldRequest;

  @ApiProperty({ ...text, description: 'Of a withdrawal: why its sender wants it' })
  requestReason: string | null;

  @ApiProperty({ enum: [...HELD_REPORT_STATES] })
  state: HeldReportState;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Goes up with everything that is done to it' })
  version: number;

  @ApiProperty({ description: 'What the document says' })
  summary: HeldSummaryDto;

  @ApiProperty({ type: [HeldReasonDto], description: 'Why it waits' })
  heldFor: readonly HeldReasonDto[];

  @ApiProperty({ type: [FindingDto] })
  findings: readonly FindingDto[];

  @ApiProperty({ type: [ConfirmedFindingDto], description: 'What its sender has said to them so far' })
  confirmations: readonly ConfirmedFindingDto[];

  @ApiProperty({ description: 'SHA-256 of the canonical form (RFC 8785) of the document, in hex' })
  sha256: string;

  @ApiProperty({ description: 'SHA-256 of the bytes as they came, in hex' })
  rawSha256: string;

  @ApiProperty({ format: 'date-time', description: 'Decides whether it was on time' })
  receivedAt: Date;

  @ApiProperty({ ...text, format: 'uuid', description: 'The tournament that it became, or would be a revision of' })
  tournamentId: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Revision of that tournament when this was sent; null: there was no such tournament',
  })
  tournamentRevision: number | null;

  @ApiProperty({ ...text, format: 'uuid', description: 'The submission that it became' })
  submissionId: string | null;

  @ApiProperty({ ...text, description: 'Handle' })
  decidedBy: string | null;

  @ApiProperty({ ...text, format: 'date-time' })
  decidedAt: Date | null;

  @ApiProperty({ ...text, description: 'Of the decision' })
  reason: string | null;

  @ApiProperty()
  links: HeldReportLinksDto;
}

/** The same, alone. */
export class HeldReportDetailDto extends HeldReportDto {
  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: true,
    description: 'The document that waits; null of an approved report, whose tournament has it',
  })
  document: unknown;

  @ApiProperty({
    type: [ClaimCodeDto],
    description: 'Of an approved report: one-time codes of its new players that can still be used',
  })
  claimCodes: readonly ClaimCodeDto[];
}

/** The report counts now. */
export class HeldApprovedDto extends HeldReportDto {
  @ApiProperty({ description: 'Whether its sender became an approved director by this' })
  approvedDirector: boolean;

  @ApiProperty({
    type: ReceiptDto,
    nullable: true,
    description: 'Of the submission; its claim codes are for the new players. Null of a withdrawal',
  })
  receipt: ReceiptDto | null;

  @ApiProperty({ type: CorrectedDto, nullable: true, description: 'Of a withdrawal: its tournament now' })
  corrected: CorrectedDto | null;
}

export class HeldReportPageDto {
  @ApiProperty({ type: [HeldReportDto] })
  rows: HeldReportDto[];

  @ApiProperty({ ...text, description: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
  next: string | null;
}

export function heldReportOf(report: HeldReport): HeldReportDto {
  const { accountId: _accountId, place: _place, reasons, decisionReason, ...shown } = report;
  const { id, submissionId, tournamentId } = report;
  return {
    ...shown,
    heldFor: reasons,
    reason: decisionReason,
    links: {
      self: `/api/v1/held-reports/${id}`,
      submission: submissionId && `/api/v1/submissions/${submissionId}`,
      tournament: tournamentId && `/api/v1/tournaments/${tournamentId}`,
    },
  };
}
