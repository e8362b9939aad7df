import { tellLater } from '@quadrant/rules/intake';
import type { PoolClient } from 'pg';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { tellPeople } from '@quadrant/store/notices';
import { HELD_REPORT, type HeldReport } from '@quadrant/store/intake';

export interface HeldDecision {
  readonly id: string;
  /** Version of the report that was decided about. */
  readonly version: number;
  readonly state: 'declined' | 'withdrawn';
  readonly reason: string | null;
}

export type HeldReportRefusal =
  /** This is also the answer for people who may not know that it exists. */
  | { readonly kind: 'held-report-not-found' }
  /** Another decision was faster, or the sender replaced the report. */
  | { readonly kind: 'held-report-changed'; readonly report: HeldReport };

/** Null for an id that no held report has. */
export async function findHeldReport(client: PoolClient, id: string): Promise<HeldReport | null> {
  const { rows } = await client.query<HeldReport>(
    `select ${HELD_REPORT} from held_reports h join accounts a on a.id = h.account_id where h.public_id = $1`,
    [id],
  );
  const report = rows[0];
  return report === undefined ? null : { ...report, findings: tellLater(report.findings, report.state) };
}

/** Closes a report that has not changed since the decision about it. The first of several decisions counts. */
export async function closeHeldReport(
  client: PoolClient,
  { id, version }: Pick<HeldDecision, 'id' | 'version'>,
  { state, reason, submissionId }: { state: HeldReport['state']; reason: string | null; submissionId: string | null },
  { handle, at }: Pick<Author, 'handle' | 'at'>,
): Promise<HeldReport | HeldReportRefusal> {
  const { rowCount } = await client.query(
    `update held_reports set state = $3, version = version + 1, decided_by = $4, decided_at = $5, decision_reason = $6,
       submission_id = $7,
       -- what counts is kept with its tournament, and a name is taken out of it there
       raw = case when $3 = 'approved' then ''::bytea else raw end
     where public_id = $1 and version = $2 and state = 'held'`,
    [id, version, state, handle, at, reason, submissionId],
  );
  const report = await findHeldReport(client, id);
  if (report === null) return { kind: 'held-report-not-found' };
  if (rowCount !== 1) return { kind: 'held-report-changed', report };
  await tellSender(client, report, at);
  return report;
}

/** A sender who takes a report back knows it already. */
async function tellSender(client: PoolClient, { id, state, accountId, summary }: HeldReport, at: Date): Promise<void> {
  if (state !== 'approved' && state !== 'declined') return;
  const notice = { kind: `report-${state}`, about: id, facts: { id, name: summary.name } } as const;
  await tellPeople(client, notice, [accountId], at);
}

const ACTIONS = { approved: 'report.approve', declined: 'report.decline', withdrawn: 'report.withdraw' } as const;

/** Records a decision in the audit with the hash of the report, and without its content. */
export function auditDecision(
  client: PoolClient,
  { id, sha256, sender, submissionId }: HeldReport,
  state: keyof typeof ACTIONS,
  detail: object,
  { handle: actor, at, requestId }: Author,
): Promise<void> {
  return recordAudit(client, {
    at,
    actor,
    action: ACTIONS[state],
    subject: id,
    detail: { sha256, sender, ...(submissionId !== null && { submission: submissionId }), ...detail },
    requestId,
  });
}
