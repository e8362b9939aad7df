import { ApiProperty } from '@nestjs/swagger';
import { ClaimCodeDto, FindingDto } from '@quadrant/http';
import { SUBMISSION_STATES } from '@quadrant/rules/tournament';
import type { Acceptance } from '@quadrant/store/intake';

class ReceiptLinksDto {
  @ApiProperty({ format: 'uri-reference', description: 'This submission and its state' })
  self: string;

  @ApiProperty({
    format: 'uri-reference',
    description: 'Standings, rating changes and points, as soon as there are any',
  })
  tournament: string;

  @ApiProperty({ format: 'uri-reference', description: 'Where a correction is sent' })
  revisions: string;
}

/** Given after the document is stored for good, not before. */
export class ReceiptDto {
  @ApiProperty({ format: 'uuid', description: 'Of this submission' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'Of the tournament, the same in all its revisions' })
  tournamentId: string;

  @ApiProperty({ description: 'SHA-256 of the canonical form (RFC 8785) of the document, in hex' })
  sha256: string;

  @ApiProperty({ description: 'SHA-256 of the bytes as they came, in hex' })
  rawSha256: string;

  @ApiProperty({
    enum: [...SUBMISSION_STATES],
    description: 'accepted: rated within moments; awaiting-refresh: rated by the next refresh',
  })
  state: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it is in this state, where that needs a reason' })
  stateReason: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: '1 for a new tournament, more for corrections' })
  revision: number;

  @ApiProperty({ type: [FindingDto], description: 'Warnings and notes' })
  findings: readonly FindingDto[];

  @ApiProperty({ format: 'date-time' })
  receivedAt: string;

  @ApiProperty({
    type: [ClaimCodeDto],
    description:
      'One-time codes with which new players become their own accounts’: pass them on. A repeated request with the same Idempotency-Key returns the codes that are still valid',
  })
  claimCodes: readonly ClaimCodeDto[];

  @ApiProperty()
  links: ReceiptLinksDto;
}

export function receiptOf({ created: _created, ...facts }: Acceptance): ReceiptDto {
  const tournament = `/api/v1/tournaments/${facts.tournamentId}`;
  return {
    ...facts,
    links: { self: `/api/v1/submissions/${facts.id}`, tournament, revisions: `${tournament}/revisions` },
  };
}
