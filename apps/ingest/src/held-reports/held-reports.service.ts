import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Clock, notForYou, problemOfKind, type Actor } from '@quadrant/http';
import type { CorrectionCommand } from '@quadrant/rules/corrections';
import type { ReportRefused } from '@quadrant/rules/intake';
import { may, SCOPES, type Action, type Grant, type Subject } from '@quadrant/rules/permissions';
import type { ReadResult } from '@quadrant/rules/report';
import { type Finding, regionSlug } from '@quadrant/rules/tournament';
import { HeldReportRepository, type HeldDocument } from '@quadrant/store/held-reports';
import { RegionRepository } from '@quadrant/store/places';
import { SubmissionRepository, type Delivery, type HeldReport, type SealReceipt } from '@quadrant/store/intake';
import type { ClaimCode } from '@quadrant/store/players';
import { FILE_FINDINGS } from '@quadrant/rules/findings';
import type { HeldApprovalDto } from './held-report.dto.js';
import { problemOfHeldReport } from './held-report-refusal.js';
import { validate as isUuid } from 'uuid';
import { Receipts } from '../intake/receipts.service.js';
import { ReportReader } from '../intake/report-reader.service.js';

export interface HeldRequest {
  readonly id: string;
  readonly actor: Actor;
  readonly requestId: string;
  /** The versions that the person has read; null means any. */
  readonly versions: readonly number[] | null;
}

type DirectorGrant = Extract<Grant, { role: 'director' }>;
type Author = Parameters<HeldReportRepository['approve']>[1];
type Approved = Extract<
  Awaited<ReturnType<HeldReportRepository['approve' | 'approveWithdrawal']>>,
  { kind: 'approved' | 'withdrawal-approved' }
>;

const subjectOf = ({ accountId, place }: HeldReport): Subject => ({ ownerIds: [accountId], place });

/** Shows waiting reports to their senders and to the coordinators of their place; nobody else learns that they exist. */
@Injectable()
export class HeldReports {
  constructor(
    private readonly repository: HeldReportRepository,
    private readonly submissions: SubmissionRepository,
    private readonly regions: RegionRepository,
    private readonly reader: ReportReader,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 404 for one that is not there, or not for them */
  async read(id: string, actor: Actor): Promise<HeldReport> {
    const report = isUuid(id) ? await this.repository.find(id.toLowerCase()) : null;
    if (report === null || !may(actor, 'held-report.read', subjectOf(report)).allowed) {
      throw problemOfHeldReport({ kind: 'held-report-not-found' });
    }
    return report;
  }

  /** Withdraws a report. @throws Problem where it no longer waits */
  withdraw(request: HeldRequest): Promise<HeldReport> {
    return this.close('withdrawn', 'held-report.withdraw', null, request);
  }

  /** Declines a report. @throws Problem as {@link approve} */
  decline(reason: string, request: HeldRequest): Promise<HeldReport> {
    return this.close('declined', 'held-report.decide', reason.trim(), request);
  }

  /**
   * Makes a report count: it is planned again from its document, and whether it is late depends on when it was first
   * received. In the same step its sender may become an approved director.
   * @throws Problem 403 or 404 for people who may not decide it, 409 where it is decided already or cannot count
   */
  async approve({ reason, approveDirector, region }: HeldApprovalDto, request: HeldRequest): Promise<Approved> {
    const { actor, requestId } = request;
    if (region !== undefined && approveDirector !== true) {
      throw problemOfKind('invalid-request', say`A region is given, but not "approveDirector": true.`);
    }
    const report = await this.find('held-report.decide', request);
    const grant = approveDirector === true ? await this.grantFor(report, region ?? null, actor) : null;
    const at = this.clock.now();
    const terms = { id: report.id, version: report.version, reason: reason?.trim() ?? null, grant };
    const author = { handle: actor.handle, at, requestId };
    if (report.request === 'withdrawal') {
      const command = withdrawalOf(report, author, actor);
      const answer = await this.repository.approveWithdrawal(terms, command, author);
      if (answer.kind !== 'withdrawal-approved') return this.refuse(answer, report, request);
      return answer;
    }
    const document = await this.repository.findDocument(report.id);
    if (document === null) throw problemOfHeldReport({ kind: 'held-report-not-found' });
    const delivery = deliver(report, document, {
      reading: await this.reader.read(document.raw, report.receivedAt),
      storedAt: at,
      requestId,
    });
    if ('kind' in delivery) return this.refuse({ kind: 'cannot-count', because: delivery }, report, request);
    const compared = await this.submissions.compareNames(delivery);
    const seal: SealReceipt = (stored) => this.receipts.seal(stored, document.file);
    const answer = await this.repository.approve({ ...terms, delivery: compared, seal }, author);
    if (answer.kind !== 'approved') return this.refuse(answer, report, request);
    return answer;
  }

  listClaimCodes(report: HeldReport): Promise<ClaimCode[]> {
    return this.repository.listClaimCodes(report, this.clock.now());
  }

  async readDocument({ id, state }: HeldReport): Promise<unknown> {
    const document = state === 'approved' ? null : await this.repository.findDocument(id);
    if (document === null || document.raw.length === 0) return null;
    // A byte order mark is no part of the JSON.
    return JSON.parse(new TextDecoder().decode(document.raw));
  }

  /** Returns the grant that makes the sender of a report a director. @throws Problem where the actor may not grant it */
  private async grantFor({ accountId }: HeldReport, region: string | null, actor: Actor): Promise<DirectorGrant> {
    const slug = region === null ? null : regionSlug(region);
    const continent = slug === null ? null : await this.regions.findContinent(slug);
    const action = slug === null ? 'director.approve-everywhere' : 'director.approve';
    const decision = may(actor, action, slug === null ? {} : { place: { continent, region: slug } });
    if (!decision.allowed) throw notForYou(decision.needs);
    if (slug !== null && continent === null) throw problemOfHeldReport({ kind: 'region-unknown', region: region! });
    if (accountId === actor.accountId) throw problemOfHeldReport({ kind: 'own-role' });
    return { role: 'director', region: slug };
  }

  private async close(
    state: 'declined' | 'withdrawn',
    action: Action,
    reason: string | null,
    request: HeldRequest,
  ): Promise<HeldReport> {
    const report = await this.find(action, request);
    const { id, version } = report;
    const { actor, requestId } = request;
    const author = { handle: actor.handle, at: this.clock.now(), requestId };
    const answer = await this.repository.close({ id, version, state, reason }, author);
    if ('kind' in answer) throw problemOfHeldReport(answer);
    return answer;
  }

  /** Says why a report does not count. Another person's decision in the meantime may be the only obstacle. */
  private async refuse(
    refusal: Parameters<typeof problemOfHeldReport>[0],
    { version }: HeldReport,
    request: HeldRequest,
  ): Promise<never> {
    if ('because' in refusal) await this.find('held-report.decide', { ...request, versions: [version] });
    throw problemOfHeldReport(refusal);
  }

  /** @throws Problem 404, 403 where somebody else decides, 409 where it is not as they have read it */
  async find(action: Action, { id, actor, versions }: HeldRequest): Promise<HeldReport> {
    const report = await this.read(id, actor);
    const decision = may(actor, action, subjectOf(report));
    if (!decision.allowed) throw notForYou(decision.needs);
    if (report.state !== 'held' || versions?.includes(report.version) === false) {
      throw problemOfHeldReport({ kind: 'held-report-changed', report });
    }
    return report;
  }
}

/** Returns the withdrawal that its sender asked for, with the approving person as its author. */
const withdrawalOf = (
  { tournamentId, sender, requestReason }: HeldReport,
  { at, requestId }: Author,
  actor: Actor,
): CorrectionCommand => ({
  tournamentKey: tournamentId!,
  correction: { kind: 'withdrawal' },
  reason: say`asked for by ${sender}: ${requestReason ?? ''}`,
  submitter: actor,
  versions: null,
  at,
  requestId,
});

/** These are warnings and notes about the file, which was not kept; the document is checked again. */
const isAboutFile = ({ code, severity }: Finding): boolean =>
  severity !== 'error' && Object.hasOwn(FILE_FINDINGS, code);

interface DeliveredAgain {
  readonly reading: ReadResult;
  readonly storedAt: Date;
  readonly requestId: string;
}

/** Delivers a held report again as its sender sent it, with the time when they sent it and the word of the approver. */
function deliver(
  { accountId, sender, receivedAt, tournamentRevision, findings: readFindings, requestReason }: HeldReport,
  { raw, revisionOf, createPlayers, confirmations, tokenId, senderKey, file }: HeldDocument,
  { reading, storedAt, requestId }: DeliveredAgain,
): Delivery | ReportRefused {
  const { report, findings, sha256, rawSha256 } = reading;
  if (report === null || sha256 === null) return { kind: 'report-refused', findings };
  return {
    report,
    findings: [...findings, ...(file === null ? [] : readFindings.filter(isAboutFile))],
    file,
    raw,
    sha256,
    rawSha256,
    // The sender's roles do not count here: a coordinator has no waiting report that they may decide themselves.
    submitter: { accountId, handle: sender, handleKey: senderKey, grants: [], scopes: SCOPES, tokenId },
    role: 'director',
    revisionOf,
    receivedAt,
    storedAt,
    requestId,
    unknownPlayers: createPlayers ? 'create' : 'refuse',
    confirmations,
    isApproved: true,
    readFindings,
    sentFor: tournamentRevision,
    ...(requestReason !== null && { reason: requestReason }),
  };
}
