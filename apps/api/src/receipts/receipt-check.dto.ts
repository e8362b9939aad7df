import { f, nullable, optional } from '@quadrant/http';
import type { ReceiptClaims } from '@quadrant/store/receipts';
import { SubmissionDto } from '../tournaments/submission.dto.js';

/** A signature has about 900 characters. */
const LONGEST_SIGNATURE = 4096;

export class ReceiptCheckQuery {
  @f.Line(LONGEST_SIGNATURE, 'The member `signature` of a receipt') signature: string;
}

class ReceiptClaimsDto implements ReceiptClaims {
  @f.AnyText({ optional, about: 'Origin of the site that signed it', format: 'uri' }) iss?: string;
  @f.Id() id: string;
  @f.AnyText({ example: '7K3M-Q2PX' }) shortId: string;
  @f.Id({ nullable }) tournamentId: string | null;
  @f.Ordinal({ nullable }) revision: number | null;
  @f.AnyText('When the receipt was given') state: string;
  @f.AnyText('SHA-256 of the canonical form (RFC 8785) of the document, in hex') sha256: string;
  @f.AnyText('SHA-256 of the bytes of the document, in hex') rawSha256: string;
  @f.AnyText({ optional, about: 'SHA-256 of the file that the document was translated from, in hex' })
  fileSha256?: string;
  @f.Instant() receivedAt: string;
  @f.AnyText('Version of the engine, as runs name it') engineVersion: string;
  @f.AnyText('SHA-256 of the rating rules, as runs name it, in hex') rulesSha256: string;
}

/** A genuine receipt proves the claims; the rest says what has happened to its report since. */
export class ReceiptCheckDto {
  @f.AnyText('Name of the key that signed it, as /.well-known/jwks.json lists it') kid: string;
  @f.Of(ReceiptClaimsDto) claims: ReceiptClaimsDto;
  @f.Of(SubmissionDto, {
    nullable,
    about: 'Its submission today; null for a report that was held, and for one that is no longer stored',
  })
  submission: SubmissionDto | null;
}
