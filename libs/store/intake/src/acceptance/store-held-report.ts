import { packJson } from '@quadrant/rules/message';
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import { withoutCandidates, type HeldPlan, type HeldReason } from '@quadrant/rules/intake';
import { coordinatorsOf, tellPeople } from '@quadrant/store/notices';
import { tournamentSubject } from '@quadrant/rules/permissions';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { recordAudit } from '@quadrant/store/audit';
import type { Acceptance, Delivery } from '../acceptance.js';
import { chargeReport } from './store-plans.js';
import {
  HELD_REPORT,
  heldReceiptOf,
  MOST_HELD,
  type HeldReceipt,
  type HeldReport,
  type HeldSummary,
  type TooManyHeld,
} from '../held-report.js';

/** Coordinators check waiting reports within days; an account that has too many is asked to come back tomorrow. */
const RETRY_AFTER_SECONDS = 86_400;

/**
 * Stores a report that has to wait, in the caller's transaction, and touches nothing else. The same document of the
 * same sender is the same report. It replaces a report of theirs that waits for the same tournament.
 *
 * @throws QuotaExceeded, which undoes the storing
 */
export async function storeHeldReport(
  client: PoolClient,
  delivery: Delivery,
  plan: HeldPlan,
): Promise<HeldReceipt | TooManyHeld> {
  const accountId = delivery.submitter.accountId!;
  await lockSender(client, accountId);
  const known = await findOwn(client, accountId, delivery, plan.planned.existing?.rowId ?? null);
  const isWaiting = known !== null && known.state === 'held';
  const { confirmations } = plan.planned;
  const saysMore = isWaiting && confirmations.length > 0 && !isDeepStrictEqual(confirmations, known.confirmations);
  // When the revision that it corrects was replaced meanwhile, the same document can be sent again for the current one.
  const isOutdated = isWaiting && known.tournamentRevision !== (plan.planned.existing?.current.revision ?? null);
  if (known !== null && known.isSame && !saysMore && !isOutdated) return heldReceiptOf(known, false);
  const refusal = isWaiting ? null : await refuseMore(client, accountId, plan.reasons);
  if (refusal !== null) return refusal;
  await chargeReport(client, delivery, 0);
  // A confirmed document keeps the time at which it first arrived.
  const again = { ...delivery, ...(known?.isSame && { receivedAt: known.receivedAt }) };
  const id = isWaiting ? await replace(client, known.id, again, plan) : await insert(client, delivery, plan);
  const { submitter, receivedAt, requestId, sha256 } = delivery;
  await recordAudit(client, {
    at: receivedAt,
    actor: submitter.handle,
    action: 'report.hold',
    subject: id,
    detail: { sha256, reasons: plan.reasons.map(({ kind }) => kind), replaces: isWaiting ? known.sha256 : undefined },
    requestId,
  });
  const { rows } = await client.query<HeldReport>(`${SELECT} where h.public_id = $1`, [id]);
  // The answer names the players that the sender may have meant; the stored report does not.
  return { ...heldReceiptOf(rows[0]!, true), findings: plan.planned.findings };
}

/**
 * Closes the report that a sender had waiting for a tournament which they have now reported without a wait, for example
 * after their approval. Nobody has to decide about it any more.
 */
export async function settleHeldReport(
  client: PoolClient,
  { submitter, report, sha256, receivedAt }: Delivery,
  { id }: Pick<Acceptance, 'id'>,
): Promise<void> {
  if (submitter.accountId === null) return;
  await client.query(
    `update held_reports h set version = version + 1, decided_by = $4, decided_at = $5,
       state = case when is_same then 'approved' else 'withdrawn' end,
       submission_id = case when is_same then $6::uuid end, raw = ''::bytea,
       decision_reason = case when is_same then 'its sender sent it again, and it counts'
         else 'its sender sent another report of the tournament, which counts' end
     from (select id, sha256 = decode($2, 'hex') as is_same from held_reports
       where account_id = $1 and state = 'held' and request = 'report') own
     where own.id = h.id and (own.is_same or h.external_id = $3
       or h.tournament_id = (select tournament_id from submissions where public_id = $6))`,
    [submitter.accountId, sha256, report.tournament.externalId, submitter.handle, receivedAt, id],
  );
}

/** Orders two reports of one sender, so that neither is stored twice and no limit is exceeded. */
export async function lockSender(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('held reports of ' || $1, 0))`, [accountId]);
}

const SELECT = `select ${HELD_REPORT} from held_reports h join accounts a on a.id = h.account_id`;

interface OwnReport extends HeldReport {
  readonly isSame: boolean;
}

/** Finds the sender's report with this document, otherwise the one that waits for its tournament. */
async function findOwn(
  client: PoolClient,
  accountId: string,
  { sha256, report }: Delivery,
  tournamentRowId: number | null,
): Promise<OwnReport | null> {
  const { rows } = await client.query<OwnReport>(
    `select ${HELD_REPORT}, h.sha256 = decode($2, 'hex') as "isSame"
     from held_reports h join accounts a on a.id = h.account_id
     where h.account_id = $1 and h.request = 'report' and (
       (h.sha256 = decode($2, 'hex') and h.state in ('held', 'declined'))
       or (h.state = 'held' and (h.external_id = $3 or h.tournament_id = $4)))
     order by h.sha256 = decode($2, 'hex') desc, h.state = 'held' desc, h.id limit 1`,
    [accountId, sha256, report.tournament.externalId, tournamentRowId],
  );
  return rows[0] ?? null;
}

/** Returns the reason why an account may have no more reports waiting; null when it may. */
export async function refuseMore(
  client: PoolClient,
  accountId: string,
  reasons: readonly HeldReason[],
): Promise<TooManyHeld | null> {
  if (!reasons.some(({ kind }) => kind === 'sender-not-approved')) return null;
  if ((await countWaiting(client, accountId)) < MOST_HELD) return null;
  return { kind: 'too-many-held', limit: MOST_HELD, retryAfterSeconds: RETRY_AFTER_SECONDS };
}

async function countWaiting(client: PoolClient, accountId: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from held_reports where account_id = $1 and state = 'held'`,
    [accountId],
  );
  return rows[0]!.n;
}

const COLUMNS = [
  'token_id',
  'raw',
  'raw_sha256',
  'sha256',
  'tournament_id',
  'tournament_revision',
  'revision_of',
  'external_id',
  'create_players',
  'reasons',
  'findings',
  'summary',
  'continent',
  'region',
  'received_at',
  'confirmations',
  'request_reason',
];

function valuesOf(delivery: Delivery, { reasons, planned }: HeldPlan): unknown[] {
  const { report, submitter, revisionOf, unknownPlayers = 'by-handle' } = delivery;
  // The stored tournament's place decides who approves, so that a revision cannot choose another coordinator.
  const { place } = tournamentSubject(planned.existing?.header ?? report.tournament);
  return [
    submitter.tokenId,
    delivery.raw,
    Buffer.from(delivery.rawSha256, 'hex'),
    Buffer.from(delivery.sha256, 'hex'),
    planned.existing?.rowId ?? null,
    planned.existing?.current.revision ?? null,
    revisionOf,
    report.tournament.externalId,
    unknownPlayers !== 'refuse',
    JSON.stringify(reasons, packJson),
    JSON.stringify(planned.findings.map(withoutCandidates), packJson),
    JSON.stringify(summaryOf(report.tournament, report.entries.length)),
    place?.continent ?? null,
    place?.region ?? null,
    delivery.receivedAt,
    JSON.stringify(planned.confirmations),
    delivery.reason ?? null,
  ];
}

async function insert(client: PoolClient, delivery: Delivery, plan: HeldPlan): Promise<string> {
  const values = valuesOf(delivery, plan);
  const { rows } = await client.query<{ id: string }>(
    `insert into held_reports (account_id, state, ${COLUMNS.join(', ')})
     values ($1, 'held', ${values.map((_, index) => `$${index + 2}`).join(', ')}) returning public_id as id`,
    [delivery.submitter.accountId, ...values],
  );
  const { id } = rows[0]!;
  await tellApprovers(client, id, delivery, plan);
  return id;
}

/** Tells the coordinators of its place that a report waits; its sender may be one of them. */
async function tellApprovers(client: PoolClient, id: string, delivery: Delivery, { planned }: HeldPlan): Promise<void> {
  const { report, submitter, receivedAt } = delivery;
  const { place } = tournamentSubject(planned.existing?.header ?? report.tournament);
  const people = (await coordinatorsOf(client, place)).filter((each) => each !== submitter.accountId);
  const facts = { id, name: report.tournament.name };
  await tellPeople(client, { kind: 'report-waits', about: id, facts }, people, receivedAt);
}

async function replace(client: PoolClient, id: string, delivery: Delivery, plan: HeldPlan): Promise<string> {
  const values = valuesOf(delivery, plan);
  const changes = COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ');
  await client.query(`update held_reports set version = version + 1, ${changes} where public_id = $1`, [id, ...values]);
  return id;
}

export const summaryOf = (tournament: TournamentHeader, players: number): HeldSummary => ({
  name: tournament.name,
  game: tournament.game,
  format: tournament.format,
  kind: tournament.kind,
  level: tournament.level,
  startsAt: tournament.startsAt,
  ...(tournament.date !== undefined && { date: tournament.date }),
  director: tournament.director,
  country: tournament.country,
  region: tournament.region,
  isOnline: tournament.online,
  players,
});
