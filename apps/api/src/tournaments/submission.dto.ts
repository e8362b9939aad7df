import type { Text } from '@quadrant/rules/message';
import { withRules } from '@quadrant/rules/rulebook';
import { ConfirmedFindingDto, FindingDto, SOURCE_FILE, SourceFileDto, ClaimCodeDto } from '@quadrant/views';
import { f, nullable } from '@quadrant/http';
import { orderFindings, SUBMISSION_STATES } from '@quadrant/rules/tournament';
import type { SubmissionDetail } from '@quadrant/store/tournaments';
import { shortIdOf } from '@quadrant/store/receipts';

class SubmissionLinksDto {
  @f.Link() self: string;
  @f.Link() tournament: string;
}

export class SubmissionDto implements SubmissionDetail {
  @f.Id() id: string;
  @f.AnyText({ about: 'The id in short, to read out', example: '7K3M-Q2PX' }) shortId: string;
  @f.Id() tournamentId: string;
  @f.Ordinal() revision: number;
  @f.Flag('Whether no later revision has replaced it') isCurrent: boolean;
  @f.Choice(SUBMISSION_STATES) state: string;
  @f.AnyText({ nullable, about: 'Why it is in this state, where that needs a reason' }) stateReason: Text | null;
  @f.AnyText('SHA-256 of the canonical form (RFC 8785) of the document, in hex') sha256: string;
  @f.AnyText('SHA-256 of the bytes of the document, in hex') rawSha256: string;
  @f.Of(SourceFileDto, { nullable, about: SOURCE_FILE }) file: SourceFileDto | null;
  @f.List(FindingDto) findings: FindingDto[];
  @f.List(ConfirmedFindingDto, 'What its sender said to findings that may be wrong')
  confirmations: ConfirmedFindingDto[];
  @f.AnyText({ nullable, about: 'Handle of the account that sent it' }) submittedBy: string | null;
  @f.Instant() receivedAt: Date;
  @f.Instant({ nullable, about: 'When a coordinator approved it; null where it did not have to wait' })
  approvedAt: Date | null;
  @f.Instant({ nullable, about: 'When a run first published it; null until then' }) ratedAt: Date | null;
  @f.Instant({ nullable, about: 'When an official refresh first published it; null until then' })
  officialAt: Date | null;
  @f.Of(SubmissionLinksDto) links: SubmissionLinksDto;
}

export const submissionDtoOf = (submission: SubmissionDetail): SubmissionDto => ({
  ...submission,
  findings: orderFindings(submission.findings).map(withRules),
  shortId: shortIdOf(submission.id),
  links: {
    self: `/api/v1/submissions/${submission.id}`,
    tournament: `/api/v1/tournaments/${submission.tournamentId}`,
  },
});

/** New players link themselves to their accounts with these one-time codes. */
export class SubmissionCodesDto {
  @f.List(ClaimCodeDto, 'Those that can still be used, in the order of the report') claimCodes: readonly ClaimCodeDto[];
}
