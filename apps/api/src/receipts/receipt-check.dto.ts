import { ApiProperty } from '@nestjs/swagger';
import { IsLine } from '@quadrant/http';
import type { ReceiptClaims } from '@quadrant/store/receipts';
import { SubmissionDto } from '../tournaments/submission.dto.js';

/** A signature has about 900 characters. */
const LONGEST_SIGNATURE = 4096;

export class ReceiptCheckQuery {
  @ApiProperty({ maxLength: LONGEST_SIGNATURE, description: 'The member `signature` of a receipt' })
  @IsLine(LONGEST_SIGNATURE)
  signature: string;
}

class ReceiptClaimsDto implements ReceiptClaims {
  @ApiProperty({ required: false, format: 'uri', description: 'Origin of the site that signed it' })
  iss?: string;

  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '7K3M-Q2PX' })
  shortId: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  tournamentId: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, nullable: true })
  revision: number | null;

  @ApiProperty({ description: 'When the receipt was given' })
  state: string;

  @ApiProperty({ description: 'SHA-256 of the canonical form (RFC 8785) of the document, in hex' })
  sha256: string;

  @ApiProperty({ description: 'SHA-256 of the bytes of the document, in hex' })
  rawSha256: string;

  @ApiProperty({ required: false, description: 'SHA-256 of the file that the document was translated from, in hex' })
  fileSha256?: string;

  @ApiProperty({ format: 'date-time' })
  receivedAt: string;

  @ApiProperty({ description: 'Version of the engine, as runs name it' })
  engineVersion: string;

  @ApiProperty({ description: 'SHA-256 of the rating rules, as runs name it, in hex' })
  rulesSha256: string;
}

/** What a genuine receipt proves, and what became of its report since. */
export class ReceiptCheckDto {
  @ApiProperty({ description: 'Name of the key that signed it, as /.well-known/jwks.json lists it' })
  kid: string;

  @ApiProperty()
  claims: ReceiptClaimsDto;

  @ApiProperty({
    type: SubmissionDto,
    nullable: true,
    description: 'Its submission today; null for a report that was held, and for one that is no longer stored',
  })
  submission: SubmissionDto | null;
}
