import type { Text } from '@quadrant/rules/message';
import { ClaimCodeDto, FindingDto, SOURCE_FILE, SourceFileDto } from '@quadrant/views';
import { f, nullable } from '@quadrant/http';
import { HELD_REASONS, type HeldReason, type HeldReasonKind } from '@quadrant/rules/intake';
import { orderFindings, SUBMISSION_STATES } from '@quadrant/rules/tournament';
import { HELD_REPORT_STATES, type Acceptance, type HeldReceipt, type Sealed } from '@quadrant/store/intake';

class ReceiptLinksDto {
  @f.Link('This submission and its state') self: string;
  @f.Link({
    nullable,
    about: 'Standings, rating changes and points, as soon as there are any; null for a held report of a new one',
  })
  tournament: string | null;
  @f.Link({
    nullable,
    about: 'Where a correction is sent; a held report of a new tournament is replaced by its externalId',
  })
  revisions: string | null;
}

export class HeldReasonDto implements HeldReason {
  @f.Choice(HELD_REASONS, 'Code of the finding that says more') kind: HeldReasonKind;
  @f.AnyText() message: Text;
}

class RunSinceDto {
  @f.Ordinal() number: number;
  @f.AnyText({ example: 'tournament' }) kind: string;
  @f.Instant() publishedAt: Date;
  @f.Count('Tournaments that it took in or changed') tournamentsChanged: number;
}

/** A receipt is given only after the document is stored for good. */
export class ReceiptDto {
  @f.Id('Of this submission') id: string;
  @f.Id({ nullable, about: 'Of the tournament, the same in all its revisions; null for a held report of a new one' })
  tournamentId: string | null;
  @f.AnyText('SHA-256 of the canonical form (RFC 8785) of the document, in hex') sha256: string;
  @f.AnyText('SHA-256 of the bytes of the document, in hex') rawSha256: string;
  @f.Of(SourceFileDto, { nullable, about: SOURCE_FILE }) file: SourceFileDto | null;
  @f.Choice(
    [...new Set([...SUBMISSION_STATES, ...HELD_REPORT_STATES])],
    'accepted: rated within moments; awaiting-refresh: rated by the next refresh; held: counts nothing until what heldFor names is done',
  )
  state: string;
  @f.AnyText({ nullable, about: 'Why it is in this state, where that needs a reason' }) stateReason: Text | null;
  @f.Ordinal({ nullable, about: '1 for a new tournament, more for corrections; null for a held report' })
  revision: number | null;
  @f.List(HeldReasonDto, 'Why it waits; empty where it does not') heldFor: readonly HeldReasonDto[];
  @f.List(FindingDto, 'Warnings and notes') findings: readonly FindingDto[];
  @f.Instant() receivedAt: string;
  @f.List(
    ClaimCodeDto,
    'One-time codes with which new players become their own accounts’: pass them on. The same report again returns to its sender the codes that are still valid',
  )
  claimCodes: readonly ClaimCodeDto[];
  @f.AnyText({ about: 'The id in short, to read out; `/api/v1/submissions/{id}` takes it too', example: '7K3M-Q2PX' })
  shortId: string;
  @f.AnyText(
    'This receipt as a JSON Web Signature (RFC 7515, EdDSA): id, hashes, time, state and versions, never claim codes. ' +
      '`/api/v1/receipts` and `quadrant receipt verify` check it',
  )
  signature: string;
  @f.List(RunSinceDto, {
    nullable,
    about:
      'Runs that were published between the preview and this, the oldest first, at most 50: they may have moved ratings that the preview told. Null where the request named no preview',
  })
  sincePreview: readonly RunSinceDto[] | null;
  @f.Of(ReceiptLinksDto) links: ReceiptLinksDto;
}

export type UnsignedReceipt = Omit<ReceiptDto, 'shortId' | 'signature' | 'file' | 'sincePreview'>;

export function receiptOf({ created: _created, seal: _seal, ...facts }: Sealed<Acceptance>): UnsignedReceipt {
  const tournament = `/api/v1/tournaments/${facts.tournamentId}`;
  return {
    ...facts,
    findings: orderFindings(facts.findings),
    heldFor: [],
    links: { self: `/api/v1/submissions/${facts.id}`, tournament, revisions: `${tournament}/revisions` },
  };
}

/** Says who must act before the report counts. */
function tellWait(reasons: readonly HeldReason[]): string {
  const isToBeConfirmed = reasons.some(({ kind }) => kind === 'to-be-confirmed');
  if (!isToBeConfirmed) return 'waits for a coordinator; it counts nothing until they approve it';
  return reasons.length === 1
    ? 'waits for your confirmation of its findings; it counts nothing until then'
    : 'waits for your confirmation of its findings and for a coordinator; it counts nothing until then';
}

/** Returns the receipt of a report that waits. It has no tournament of its own yet, and no claim codes. */
export function heldReceiptOf(held: HeldReceipt): UnsignedReceipt {
  const { id, tournamentId, state, sha256, rawSha256, findings, receivedAt, reasons } = held;
  const tournament = tournamentId === null ? null : `/api/v1/tournaments/${tournamentId}`;
  return {
    id,
    tournamentId,
    sha256,
    rawSha256,
    state,
    stateReason: state === 'held' ? tellWait(reasons) : null,
    revision: null,
    heldFor: state === 'held' ? reasons : [],
    findings: orderFindings(findings),
    receivedAt,
    claimCodes: [],
    links: { self: `/api/v1/held-reports/${id}`, tournament, revisions: tournament && `${tournament}/revisions` },
  };
}
