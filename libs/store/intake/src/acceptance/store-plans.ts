import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { needsSeed, withSeed, type PlannedReport } from '@quadrant/rules/intake';
import { mention, recordAudit } from '@quadrant/store/audit';
import { askTogether } from '@quadrant/store/database';
import { enqueueChange } from '@quadrant/store/runs';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { accountsOfHandles, tellPeople } from '@quadrant/store/notices';
import { chargeQuotas } from '@quadrant/store/accounts';
import { issueClaimCodes, type ClaimCode } from '@quadrant/store/players';
import type { Acceptance, Delivery } from '../acceptance.js';
import { settleAnnouncements } from './fitting-announcement.js';
import { settleAllotments } from './allotments.js';
import { addUnknownVenues } from '@quadrant/store/places';
import { drawSeed } from '@quadrant/store/tosses';
import type { LoadedFacts } from './load-report-facts.js';
import type { PlacedReport, PlannedDelivery } from './placed-report.js';
import { storePlayers, type StoredPlayers } from './player-rows.js';
import { copyReports } from './report-tables.js';
import { replaceRevisions, takeRowIds, type RowIds } from './tournament-rows.js';

export interface ReportToStore extends PlannedDelivery {
  readonly facts: Pick<LoadedFacts, 'people'>;
}

/** Carries out the further work of a submitted report, given its delivery and the id of its submission. */
export type SettleMore = (client: PoolClient, delivery: Delivery, submission: { readonly id: string }) => Promise<void>;

/**
 * Stores what was planned for reports, each of another tournament, behind the locks that keep the plans true.
 *
 * @param settleMore asked of each report once it is stored, in one exchange with what else it leads to
 * @returns the acceptances, in the order of the reports
 * @throws FactsChanged, QuotaExceeded, which undo the storing
 */
export async function storePlans(
  client: PoolClient,
  reports: readonly ReportToStore[],
  settleMore: SettleMore = () => Promise.resolve(),
): Promise<Acceptance[]> {
  if (reports.length === 0) return [];
  const rows = await askTogether(client, () => takeRows(client, reports));
  const placed = reports.map(({ delivery }, index): PlacedReport => {
    const { ids, created } = rows.players[index]!;
    return {
      delivery,
      plan: rows.plans[index]!,
      ...rows.ids[index]!,
      publicId: randomUUID(),
      players: ids,
      newPlayers: created,
    };
  });
  await copyReports(client, placed);
  // A batch has one entry, when it is published.
  for (const report of placed) if (report.delivery.batch === undefined) await audit(client, report);
  const codes = await askTogether(client, () => settle(client, placed, settleMore));
  return placed.map((report, index) => acceptanceOf(report, codes[index]!));
}

interface TakenRows {
  /** They have seeds for the tosses of new tournaments. */
  readonly plans: readonly PlannedReport[];
  readonly ids: readonly RowIds[];
  readonly players: readonly StoredPlayers[];
}

async function takeRows(client: PoolClient, reports: readonly ReportToStore[]): Promise<TakenRows> {
  const drawing = seedPlans(client, reports);
  // This precedes the locks on players: a transaction that waits for a run being published must not hold what others need.
  const replacing = replaceRevisions(
    client,
    reports.flatMap(({ plan: { existing } }) => (existing ? [existing.rowId] : [])),
  );
  const adding = addUnknownVenues(
    client,
    reports.flatMap(({ delivery: { submitter, receivedAt, requestId }, plan: { newVenue } }) => {
      const { handle: by, accountId } = submitter;
      return newVenue === null ? [] : [{ ...newVenue, by, accountId, at: receivedAt, requestId }];
    }),
  );
  const storing = storePlayers(
    client,
    reports.map(({ delivery: { report, receivedAt, batch = null }, plan, facts }) => ({
      entries: report.entries,
      at: receivedAt,
      players: plan.players,
      known: facts.people.known,
      batch,
    })),
  );
  const charging = Promise.all(
    reports.map(({ delivery, plan }) =>
      chargeReport(client, delivery, plan.players.filter(({ isNew }) => isNew).length),
    ),
  );
  const [plans, ids, players] = await Promise.all([
    drawing,
    takeRowIds(client, reports),
    storing,
    charging,
    replacing,
    adding,
  ]);
  return { plans, ids, players };
}

/** Gives new tournaments the seeds from which their tosses are drawn. */
async function seedPlans(client: PoolClient, reports: readonly ReportToStore[]): Promise<PlannedReport[]> {
  const plans: PlannedReport[] = [];
  for (const { plan, delivery } of reports) {
    const seed = needsSeed(plan, delivery) ? await drawSeed(client) : null;
    plans.push(seed === null ? plan : withSeed(plan, delivery, seed));
  }
  return plans;
}

/** Carries out the further work of stored reports. @returns the claim codes of each */
async function settle(
  client: PoolClient,
  placed: readonly PlacedReport[],
  settleMore: SettleMore,
): Promise<ClaimCode[][]> {
  const settling = settleAllotments(
    client,
    placed.map(({ delivery, plan, tournamentRowId }) => ({
      tournamentRowId,
      header: delivery.report.tournament,
      allotment: plan.allotment,
      releases: plan.releasesAllotment,
    })),
  );
  const announcing = settleAnnouncements(
    client,
    placed.map(({ plan: { announcement }, tournamentRowId }) => ({ announcement, tournamentRowId })),
  );
  const enqueuing = Promise.all(
    placed.map(async ({ plan, delivery: { batch } }) => {
      if (plan.state !== 'accepted' || batch !== undefined) return;
      await enqueueChange(client, { kind: 'revision', tournamentId: plan.key, revision: plan.revision });
    }),
  );
  const [codes] = await Promise.all([
    Promise.all(placed.map((report) => issueCodes(client, report))),
    settling,
    announcing,
    enqueuing,
    Promise.all(placed.map((report) => tellDirectors(client, report))),
    Promise.all(placed.map(({ delivery, publicId: id }) => settleMore(client, delivery, { id }))),
  ]);
  return codes;
}

/** Tells the directors that a new report names, unless they sent it themselves. A batch tells nobody of its old tournaments. */
async function tellDirectors(client: PoolClient, { plan, delivery }: PlacedReport): Promise<void> {
  const { report, batch, submitter, receivedAt } = delivery;
  const { directorKeys = [] } = tournamentSubject(report.tournament);
  const others = directorKeys.filter((key) => key !== foldHandle(submitter.handle));
  if (others.length === 0 || plan.revision > 1 || batch !== undefined) return;
  const people = await accountsOfHandles(client, others);
  const facts = { id: plan.key, name: report.tournament.name };
  await tellPeople(client, { kind: 'report-received', about: plan.key, facts }, people, receivedAt);
}

/** Counts a report that is being stored, and the players that it created. @throws QuotaExceeded, which undoes the storing */
export async function chargeReport(
  client: PoolClient,
  { allowances, submitter: { accountId: subject }, receivedAt }: Delivery,
  newPlayers: number,
): Promise<void> {
  if (allowances === undefined || subject === null) return;
  const wanted = [
    { allowance: allowances.reports, amount: 1 },
    { allowance: allowances.newPlayers, amount: newPlayers },
  ];
  const charges = wanted.flatMap(({ allowance, amount }) =>
    allowance === null || amount === 0 ? [] : [{ subject, allowance, amount }],
  );
  await chargeQuotas(client, charges, receivedAt);
}

function audit(client: PoolClient, { delivery, plan, publicId, newPlayers }: PlacedReport): Promise<void> {
  const { key, revision, version } = plan;
  return recordAudit(client, {
    at: delivery.storedAt ?? delivery.receivedAt,
    actor: delivery.submitter.handle,
    action: revision === 1 ? 'tournament.submit' : 'tournament.revise',
    subject: key,
    detail: { submission: publicId, revision, version, sha256: delivery.sha256, reason: delivery.reason },
    requestId: delivery.requestId,
    mentions: newPlayers.map((player) => mention('player', player.publicId)),
  });
}

/** Issues codes for the new players of a report whose sender gets a receipt, or the list of a batch, and can pass them on. */
function issueCodes(
  client: PoolClient,
  {
    delivery: { role, batch, receivedAt, storedAt = receivedAt },
    newPlayers,
    publicId: source,
    submissionRowId,
  }: PlacedReport,
): Promise<ClaimCode[]> {
  if (role === 'operator' && batch === undefined) return Promise.resolve([]);
  const wishes = newPlayers.map(({ rowId: playerRowId, publicId: playerId, handle }) => ({
    source,
    playerId,
    playerRowId,
    submissionRowId,
    handle,
  }));
  return issueClaimCodes(client, wishes, storedAt);
}

const acceptanceOf = ({ delivery, plan, publicId }: PlacedReport, claimCodes: readonly ClaimCode[]): Acceptance => ({
  id: publicId,
  tournamentId: plan.key,
  revision: plan.revision,
  state: plan.state,
  stateReason: plan.stateReason,
  sha256: delivery.sha256,
  rawSha256: delivery.rawSha256,
  findings: plan.findings,
  receivedAt: delivery.receivedAt.toISOString(),
  created: true,
  claimCodes,
});
