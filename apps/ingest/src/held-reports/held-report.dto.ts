import { ClaimCodeDto, ConfirmedFindingDto, FindingDto } from '@quadrant/views';
import { f, LONGEST_REASON, nullable, optional, PageQuery } from '@quadrant/http';
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
import { CorrectedDto } from '../corrections/corrected.dto.js';
import { HeldReasonDto, ReceiptDto } from '../intake/receipt.dto.js';

export class HeldApprovalDto {
  @f.Line(LONGEST_REASON, { optional, about: 'Its sender sees it; it is kept in the audit' }) reason?: string;
  @f.Flag({
    optional,
    about: 'true: its sender becomes an approved director, so that their next reports count at once',
    default: false,
  })
  approveDirector?: boolean;
  @f.Region({
    optional,
    about: 'Name or slug of the region that they are approved for; if left out, everywhere. Only with approveDirector',
  })
  region?: string;
}

export class HeldReportQuery extends PageQuery {
  @f.Choice(HELD_REPORT_STATES, { optional, about: 'State of the reports' }) state?: HeldReportState;
  @f.QueryFlag({ about: 'true: only those that you sent yourself', default: false }) mine: boolean = false;
}

class HeldSummaryDto {
  @f.AnyText() name: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(FORMATS) format: Format;
  @f.Choice(KINDS) kind: Kind;
  @f.Choice(LEVELS) level: Level;
  @f.Instant() startsAt: string;
  @f.KnownDate({ optional, about: 'As far as it is known, where the hour is unknown' }) date?: string;
  @f.AnyText({ nullable, about: 'Handle' }) director: string | null;
  @f.AnyText({ nullable, about: 'Two letters (ISO 3166-1)' }) country: string | null;
  @f.AnyText({ nullable }) region: string | null;
  @f.Flag() isOnline: boolean;
  @f.Count() players: number;
}

class HeldReportLinksDto {
  @f.Link() self: string;
  @f.Link({ nullable, about: 'The submission that it became' }) submission: string | null;
  @f.Link({ nullable, about: 'What it became, or would be a revision of' }) tournament: string | null;
}

export class HeldReportDto {
  @f.Id() id: string;
  @f.AnyText('Handle of its sender') sender: string;
  @f.Choice(HELD_REQUESTS, 'What waits: a report, or the withdrawal of a tournament') request: HeldRequest;
  @f.AnyText({ nullable, about: 'Why its sender wants the withdrawal or the revision, where they say it' })
  requestReason: string | null;
  @f.Choice(HELD_REPORT_STATES) state: HeldReportState;
  @f.Ordinal('Goes up with everything that is done to it') version: number;
  @f.Of(HeldSummaryDto, 'What the document says') summary: HeldSummaryDto;
  @f.List(HeldReasonDto, 'Why it waits') heldFor: readonly HeldReasonDto[];
  @f.List(FindingDto) findings: readonly FindingDto[];
  @f.List(ConfirmedFindingDto, 'What its sender has said to them so far') confirmations: readonly ConfirmedFindingDto[];
  @f.AnyText('SHA-256 of the canonical form (RFC 8785) of the document, in hex') sha256: string;
  @f.AnyText('SHA-256 of the bytes as they came, in hex') rawSha256: string;
  @f.Instant('Decides whether it was on time') receivedAt: Date;
  @f.Id({ nullable, about: 'The tournament that it became, or would be a revision of' }) tournamentId: string | null;
  @f.Integer({ nullable, about: 'Revision of that tournament when this was sent; null: there was no such tournament' })
  tournamentRevision: number | null;
  @f.Id({ nullable, about: 'The submission that it became' }) submissionId: string | null;
  @f.AnyText({ nullable, about: 'Handle' }) decidedBy: string | null;
  @f.Instant({ nullable }) decidedAt: Date | null;
  @f.AnyText({ nullable, about: 'Of the decision' }) reason: string | null;
  @f.Of(HeldReportLinksDto) links: HeldReportLinksDto;
}

export class HeldReportDetailDto extends HeldReportDto {
  @f.AnyObject({ nullable, about: 'The document that waits; null of an approved report, whose tournament has it' })
  document: unknown;
  @f.List(ClaimCodeDto, 'Of an approved report: one-time codes of its new players that can still be used')
  claimCodes: readonly ClaimCodeDto[];
}

export class HeldApprovedDto extends HeldReportDto {
  @f.Flag('Whether its sender became an approved director by this') approvedDirector: boolean;
  @f.Of(ReceiptDto, {
    nullable,
    about: 'Of the submission; its claim codes are for the new players. Null of a withdrawal',
  })
  receipt: ReceiptDto | null;
  @f.Of(CorrectedDto, { nullable, about: 'Of a withdrawal: its tournament now' }) corrected: CorrectedDto | null;
}

export class HeldReportPageDto {
  @f.List(HeldReportDto) rows: HeldReportDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
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
