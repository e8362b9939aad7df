import type { SourceFile } from '@quadrant/store/uploads';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Confirmation } from '@quadrant/rules/suspicions';
import type { CorrectionCommand } from '@quadrant/rules/corrections';
import type { HeldReason } from '@quadrant/rules/intake';
import type { Rows } from '@quadrant/rules/permissions';
import { inTransaction, type Author } from '@quadrant/store/audit';
import { isInstant, rowCondition } from '@quadrant/store/database';
import { repeatClaimCodes, type ClaimCode } from '@quadrant/store/players';
import {
  inReportTransaction,
  HELD_REPORT,
  type HeldReport,
  type HeldReportState,
  type TooManyHeld,
} from '@quadrant/store/intake';
import {
  approveHeldReport,
  approveHeldWithdrawal,
  refusalOf,
  type ApprovalTerms,
  type CannotCount,
  type CannotWithdraw,
  type HeldApproval,
  type HeldApproved,
  type UnreadFindings,
  type WithdrawalApproved,
} from './approve-held-report.js';
import {
  auditDecision,
  closeHeldReport,
  findHeldReport,
  type HeldDecision,
  type HeldReportRefusal,
} from './decide-held-report.js';
import { storeHeldWithdrawal, type HeldWithdrawal } from './store-held-withdrawal.js';

export interface HeldDocument {
  readonly raw: Buffer;
  readonly revisionOf: string | null;
  readonly createPlayers: boolean;
  /** The sender has given these confirmations so far. */
  readonly confirmations: readonly Confirmation[];
  readonly tokenId: string | null;
  /** Folded handle. */
  readonly senderKey: string;
  /** The file of another program that it was translated from; null for a document that came as quadrant/1. */
  readonly file: SourceFile | null;
}

/** The next page of held reports begins behind this one. */
export interface HeldReportPosition {
  /** As `toISOString` writes it. */
  readonly receivedAt: string;
  readonly id: string;
}

/** Whether a value from outside, as a cursor is, can be a place in a listing of held reports. */
export function isHeldReportPosition(value: unknown): value is HeldReportPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { receivedAt, id } = value as Record<string, unknown>;
  return isInstant(receivedAt) && typeof id === 'string' && isUuid(id);
}

/** Stores reports that wait for a decision. They bind nothing until then. */
@Injectable()
export class HeldReportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no held report has. */
  find(id: string): Promise<HeldReport | null> {
    return inTransaction(this.dataSource, (client) => findHeldReport(client, id));
  }

  /** Returns what is needed to plan a waiting report again; null for an unknown id and for a withdrawal. */
  async findDocument(id: string): Promise<HeldDocument | null> {
    const [document] = await this.dataSource.query<HeldDocument[]>(
      `select h.raw, h.revision_of as "revisionOf", h.create_players as "createPlayers", h.confirmations, h.token_id as "tokenId",
         a.handle_key as "senderKey",
         (select json_build_object('sha256', encode(f.file_sha256, 'hex'), 'format', f.format) from source_files f
           where f.raw_sha256 = h.raw_sha256 order by f.received_at desc limit 1) as file from held_reports h join accounts a on a.id = h.account_id where h.public_id = $1 and h.request = 'report'`,
      [id],
    );
    return document ?? null;
  }

  /** Returns the waiting report of an account with this document; null when there is none. */
  async findWaiting(
    accountId: string,
    sha256: string,
  ): Promise<Pick<HeldReport, 'receivedAt' | 'confirmations'> | null> {
    const [waiting] = await this.dataSource.query<Pick<HeldReport, 'receivedAt' | 'confirmations'>[]>(
      `select received_at as "receivedAt", confirmations from held_reports
       where account_id = $1 and sha256 = decode($2, 'hex') and state = 'held' and request = 'report' order by id limit 1`,
      [accountId, sha256],
    );
    return waiting ?? null;
  }

  /** Codes of the new players of an approved report that can still be used. */
  listClaimCodes({ submissionId }: HeldReport, now: Date): Promise<ClaimCode[]> {
    if (submissionId === null) return Promise.resolve([]);
    return inTransaction(this.dataSource, (client) => repeatClaimCodes(client, submissionId, now));
  }

  /** Approves a report: all of it in one transaction, or nothing. The first of several decisions counts. */
  approve(
    approval: HeldApproval,
    author: Author,
  ): Promise<HeldApproved | CannotCount | UnreadFindings | HeldReportRefusal> {
    return inReportTransaction(this.dataSource, (client) => approveHeldReport(client, approval, author)).catch(
      refusalOf,
    );
  }

  /** Stores a director's withdrawal that has to wait. */
  holdWithdrawal(command: CorrectionCommand, reasons: readonly HeldReason[]): Promise<HeldWithdrawal | TooManyHeld> {
    return inTransaction(this.dataSource, (client) => storeHeldWithdrawal(client, command, reasons));
  }

  /** Carries out an approved withdrawal: all of it in one transaction, or nothing. */
  approveWithdrawal(
    terms: ApprovalTerms,
    command: CorrectionCommand,
    author: Author,
  ): Promise<WithdrawalApproved | CannotWithdraw | HeldReportRefusal> {
    return inTransaction(this.dataSource, (client) => approveHeldWithdrawal(client, terms, command, author)).catch(
      refusalOf,
    );
  }

  /** Declines a report, or takes it back; the report is deleted some time later. */
  close(decision: HeldDecision, author: Author): Promise<HeldReport | HeldReportRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const { state, reason } = decision;
      const report = await closeHeldReport(client, decision, { state, reason, submissionId: null }, author);
      if (!('kind' in report)) await auditDecision(client, report, state, { reason }, author);
      return report;
    });
  }

  /** Lists the reports within `rows`, the newest first; where `senderId` is given, only those of that account. */
  list(
    rows: Rows,
    { state, senderId }: { readonly state: HeldReportState | null; readonly senderId: string | null },
    limit: number,
    after: HeldReportPosition | null,
  ): Promise<HeldReport[]> {
    const columns = { owner: 'h.account_id', continent: 'h.continent', region: 'h.region' };
    const { sql, values } = rowCondition(rows, columns, 6);
    return this.dataSource.query<HeldReport[]>(
      `select ${HELD_REPORT} from held_reports h join accounts a on a.id = h.account_id
       where ($1::text is null or h.state = $1) and ($2::uuid is null or h.account_id = $2) and ${sql}
         and ($3::timestamptz is null or (h.received_at, h.public_id) < ($3, $4::uuid))
       order by h.received_at desc, h.public_id desc limit $5`,
      [state, senderId, after?.receivedAt ?? null, after?.id ?? null, limit, ...values],
    );
  }
}
