import { packJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { findUnconfirmed } from '@quadrant/rules/suspicions';
import { findUnread, type HeldPlan, type Refusal, type ReportRefused } from '@quadrant/rules/intake';
import type { Corrected, CorrectionCommand, CorrectionRefusal } from '@quadrant/rules/corrections';
import type { Grant } from '@quadrant/rules/permissions';
import type { Finding } from '@quadrant/rules/tournament';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { insertGrant } from '@quadrant/store/accounts';
import {
  acceptReports,
  type Acceptance,
  type ComparedDelivery,
  type HeldReport,
  type Sealed,
  type SealReceipt,
} from '@quadrant/store/intake';
import { correctOnce } from '@quadrant/store/corrections';
import { auditDecision, closeHeldReport, findHeldReport, type HeldReportRefusal } from './decide-held-report.js';

export interface ApprovalTerms {
  readonly id: string;
  /** Version of the report that was decided about. */
  readonly version: number;
  readonly reason: string | null;
  /** Role that its sender gets in the same step; null: none. */
  readonly grant: Extract<Grant, { role: 'director' }> | null;
}

export interface HeldApproval extends ApprovalTerms {
  /** The report once more, with the time at which it was received first. */
  readonly delivery: ComparedDelivery;
  /** Makes the receipt of its sender before it is committed. */
  readonly seal: SealReceipt;
}

export interface HeldApproved {
  readonly kind: 'approved';
  readonly report: HeldReport;
  readonly acceptance: Sealed<Acceptance>;
  /** Whether its sender was not approved like that before. */
  readonly isDirectorNew: boolean;
}

export interface WithdrawalApproved extends Pick<HeldApproved, 'report' | 'isDirectorNew'> {
  readonly kind: 'withdrawal-approved';
  readonly corrected: Corrected;
}

/** The report cannot become a tournament under the present conditions; it continues to wait. */
export interface CannotCount {
  readonly kind: 'cannot-count';
  readonly because: Refusal | ReportRefused;
}

/** The report has findings that the approver has not read. They are stored in it now, and it continues to wait. */
export interface UnreadFindings {
  readonly kind: 'findings-unread';
  readonly findings: readonly Finding[];
  readonly report: HeldReport;
}

/** The tournament cannot be withdrawn at present; its withdrawal still waits. */
export interface CannotWithdraw {
  readonly kind: 'cannot-withdraw';
  readonly because: CorrectionRefusal;
}

/** Undoes what an approval has stored when somebody else was faster. */
class DecidedMeanwhile extends Error {
  constructor(readonly refusal: HeldReportRefusal) {
    super(refusal.kind);
  }
}

/**
 * Plans a report again and stores it as a tournament, in the caller's transaction. The tournament is locked before the held
 * report, as it is where reports arrive.
 *
 * @throws DecidedMeanwhile, which undoes the storing; FactsChanged where it has to be done again
 */
export async function approveHeldReport(
  client: PoolClient,
  { id, version, reason, grant, delivery, seal }: HeldApproval,
  author: Author,
): Promise<HeldApproved | CannotCount | UnreadFindings | HeldReportRefusal> {
  const [acceptance] = await acceptReports(client, [delivery]);
  if ('kind' in acceptance!) {
    if (acceptance.kind === 'held') return addFindings(client, { id, version, delivery }, acceptance, author);
    return { kind: 'cannot-count', because: acceptance };
  }
  const approved = await settle(client, { id, version, reason, grant }, acceptance!.id, author);
  return { kind: 'approved', acceptance: await seal(acceptance!), ...approved };
}

/** Stores the findings of an attempted approval in the waiting report, for its sender and its approvers. */
async function addFindings(
  client: PoolClient,
  { id, version, delivery }: Pick<HeldApproval, 'id' | 'version' | 'delivery'>,
  { reasons, planned }: HeldPlan,
  { handle: actor, at, requestId }: Author,
): Promise<UnreadFindings | HeldReportRefusal> {
  const findings = findUnread(delivery, findUnconfirmed(planned.findings, delivery.confirmations ?? []));
  const { rowCount } = await client.query(
    `update held_reports set version = version + 1, findings = findings || $3::jsonb,
       reasons = jsonb_path_query_array(reasons, '$[*] ? (@.kind != "to-be-confirmed")') || $4::jsonb
     where public_id = $1 and version = $2 and state = 'held'`,
    [id, version, JSON.stringify(findings, packJson), JSON.stringify(reasons, packJson)],
  );
  const report = await findHeldReport(client, id);
  if (report === null) return { kind: 'held-report-not-found' };
  if (rowCount !== 1) return { kind: 'held-report-changed', report };
  const detail = { sha256: report.sha256, refusal: 'findings-unread', codes: findings.map(({ code }) => code) };
  await recordAudit(client, { at, actor, action: 'report.approve', subject: id, detail, requestId });
  return { kind: 'findings-unread', findings, report };
}

/**
 * Withdraws a tournament after an approval, in the caller's transaction.
 *
 * @throws DecidedMeanwhile, which undoes the withdrawal
 */
export async function approveHeldWithdrawal(
  client: PoolClient,
  terms: ApprovalTerms,
  command: CorrectionCommand,
  author: Author,
): Promise<WithdrawalApproved | CannotWithdraw> {
  const corrected = await correctOnce(client, command);
  if (corrected.kind !== 'corrected') return { kind: 'cannot-withdraw', because: corrected };
  const { rows } = await client.query<{ id: string }>(
    `select s.public_id as id from submissions s join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
     where t.key = $1`,
    [command.tournamentKey],
  );
  return { kind: 'withdrawal-approved', corrected, ...(await settle(client, terms, rows[0]!.id, author)) };
}

async function settle(
  client: PoolClient,
  { id, version, reason, grant }: ApprovalTerms,
  submissionId: string,
  author: Author,
): Promise<Pick<HeldApproved, 'report' | 'isDirectorNew'>> {
  const report = await closeHeldReport(client, { id, version }, { state: 'approved', reason, submissionId }, author);
  if ('kind' in report) throw new DecidedMeanwhile(report);
  await auditDecision(client, report, 'approved', { reason }, author);
  const isDirectorNew = grant !== null && (await approveDirector(client, report, grant, reason, author));
  return { report, isDirectorNew };
}

/** Returns the refusal when another decision was faster; throws every other error. */
export function refusalOf(error: unknown): HeldReportRefusal {
  if (error instanceof DecidedMeanwhile) return error.refusal;
  throw error;
}

async function approveDirector(
  client: PoolClient,
  { accountId, sender, id }: HeldReport,
  grant: Grant,
  given: string | null,
  { handle: actor, at, requestId }: Author,
): Promise<boolean> {
  const reason = given ?? `approved with report ${id}`;
  if (!(await insertGrant(client, accountId, grant, { by: actor, reason, at }))) return false;
  const detail = { ...grant, reason };
  await recordAudit(client, { at, actor, action: 'role.grant', subject: sender, detail, requestId });
  return true;
}
