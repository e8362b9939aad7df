import type { PoolClient } from 'pg';
import {
  keyOf,
  planReports,
  tellLater,
  type HeldPlan,
  type Refusal,
  type RepeatedReport,
  type ReportPlan,
  type ReportRefused,
} from '@quadrant/rules/intake';
import { recordAudit } from '@quadrant/store/audit';
import { repeatCodesToSender } from '@quadrant/store/players';
import type { Acceptance, ComparedDelivery } from '../acceptance.js';
import { loadReportFacts, type ArrivingReport } from './load-report-facts.js';
import { lockReports } from './lock-reports.js';
import { storePlans, type SettleMore } from './store-plans.js';

/** A delivery leads to one of these in the transaction that may store it. */
export type AcceptedOrNot = Acceptance | HeldPlan | Refusal | ReportRefused;

/**
 * Stores reports whole, inside the caller's transaction: locks what they touch, loads it, plans, and stores the plans.
 *
 * @param deliveries at least one
 * @param settleMore what a report that is stored leads to besides
 * @returns for the first of them, one or more: the acceptance, or why it is refused; of what is refused only
 *   the audit knows. What has to wait is not stored: its plan says why
 * @throws FactsChanged where it has to be done again in another transaction
 */
export async function acceptReports(
  client: PoolClient,
  deliveries: readonly ComparedDelivery[],
  settleMore?: SettleMore,
): Promise<AcceptedOrNot[]> {
  const arriving = await lockReports(client, deliveries);
  const facts = await loadReportFacts(client, arriving);
  const plans = planReports(arriving.map(({ delivery }, index) => ({ delivery, facts: facts[index]! })));
  // The audit keeps the order of the list: a refusal behind a report that will be stored ends the turn.
  const firstPlanned = plans.findIndex(({ kind }) => kind === 'planned');
  const refusedAfter = plans.findIndex((plan, index) => firstPlanned !== -1 && index > firstPlanned && isRefusal(plan));
  const turn = plans.slice(0, refusedAfter === -1 ? plans.length : refusedAfter);
  const planned = turn.flatMap((plan, index) =>
    plan.kind === 'planned' ? [{ delivery: arriving[index]!.delivery, plan, facts: facts[index]! }] : [],
  );
  for (const [index, plan] of turn.entries()) if (isRefusal(plan)) await recordRefusal(client, arriving[index]!, plan);
  const stored = (await storePlans(client, planned, settleMore)).values();
  const answers: AcceptedOrNot[] = [];
  for (const [index, plan] of turn.entries()) {
    if (plan.kind === 'planned') answers.push(stored.next().value!);
    else answers.push(plan.kind === 'repeated' ? await repeat(client, arriving[index]!, plan) : plan);
  }
  return answers;
}

/** Returns the stored submission again, with the codes for its sender: the first answer may never have reached them. */
async function repeat(
  client: PoolClient,
  { delivery: { submitter, role, receivedAt } }: ArrivingReport,
  { current }: RepeatedReport,
): Promise<Acceptance> {
  const claimCodes =
    role === 'operator' ? [] : await repeatCodesToSender(client, current.id, submitter.handle, receivedAt);
  return { ...current, findings: tellLater(current.findings, current.state), created: false, claimCodes };
}

const isRefusal = (plan: ReportPlan): plan is Refusal | ReportRefused =>
  plan.kind !== 'planned' && plan.kind !== 'repeated' && plan.kind !== 'held';

/** Codes of errors that the sender could not have found in the document. */
const OF_PLAYERS: ReadonlySet<string> = new Set(['player-unknown', 'player-linked-twice', 'same-player-twice']);

/** Records in the audit who wanted to revise what, and why they could not. A document with errors of its own is no attempt. */
async function recordRefusal(
  client: PoolClient,
  { delivery, existing }: ArrivingReport,
  refusal: Refusal | ReportRefused,
): Promise<void> {
  if (refusal.kind === 'report-refused' && !refusal.findings.some(({ code }) => OF_PLAYERS.has(code))) return;
  const { revisionOf, sha256, submitter, receivedAt, requestId } = delivery;
  await recordAudit(client, {
    at: receivedAt,
    actor: submitter.handle,
    action: 'tournament.revise',
    subject: existing?.key ?? revisionOf ?? keyOf(delivery, null),
    detail: { refusal: refusal.kind, sha256 },
    requestId,
  });
}
