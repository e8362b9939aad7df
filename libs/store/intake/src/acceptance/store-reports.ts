import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { mention, recordAudit } from '@quadrant/store/audit';
import { enqueueChange } from '@quadrant/store/history';
import { issueClaimCodes, type ClaimCode } from '@quadrant/store/people';
import { settleLevels, useAllotments } from '../levels/settle-levels.js';
import { settlePlaces } from '../places/settle-places.js';
import { settlePrizes } from '../prizes/settle-prizes.js';
import { chargeReport } from './charge-report.js';
import type { Acceptance } from '../acceptance.js';
import { settleLeague } from './held-league.js';
import { scoredAs, type Arrival, type PlacedReport } from '../placed-report.js';
import { createMissingPlayers } from './players.js';
import { copyReports } from './report-tables.js';
import { insertTournaments, replaceRevisions } from './tournament-rows.js';

/** Stores reports, each of another tournament; the acceptances come in their order. */
export async function storeReports(client: PoolClient, arrivals: readonly Arrival[]): Promise<Acceptance[]> {
  if (arrivals.length === 0) return [];
  // Before any player's row: what waits for a run that is being published must not hold what other reports need.
  await replaceRevisions(
    client,
    arrivals.flatMap(({ existing }) => (existing ? [existing.rowId] : [])),
  );
  const levels = await settleLevels(client, arrivals, true);
  const places = await insertTournaments(client, arrivals);
  await useAllotments(
    client,
    arrivals.map((arrival, index) => ({ ...arrival, ...levels[index]!, ...places[index]! })),
  );
  const ofPlaces = await settlePlaces(
    client,
    arrivals.map(({ command }) => command),
    true,
  );
  const players = await createMissingPlayers(
    client,
    arrivals.map(({ command, matched }) => ({ entries: command.report.entries, at: command.receivedAt, ...matched })),
  );
  const ofPrizes = await settlePrizes(
    client,
    arrivals.map((arrival, index) => ({ ...arrival, players: players[index]!.ids })),
  );
  for (const [index, { command }] of arrivals.entries()) {
    await chargeReport(client, command, players[index]!.created.length);
  }
  const reports = arrivals.map(({ command, existing, matched }, index): PlacedReport => {
    const { ids, findings, created } = players[index]!;
    const { heldLevel, findings: ofLevel } = levels[index]!;
    const { heldLeague, findings: ofReport } = settleLeague({ command, existing });
    const startsAt = Date.parse(command.report.tournament.startsAt);
    return {
      ...places[index]!,
      command,
      key: existing?.key ?? command.key,
      publicId: randomUUID(),
      revision: (existing?.current.revision ?? 0) + 1,
      version: (existing?.version ?? 0) + 1,
      findings: [...ofReport, ...ofLevel, ...ofPlaces[index]!, ...matched.findings, ...findings, ...ofPrizes[index]!],
      heldLevel,
      heldLeague,
      players: ids,
      newPlayers: created,
      score: once(() => command.score(scoredAs({ command, existing }, { heldLevel, heldLeague }))),
      startsAt,
      changesFrom: Math.min(startsAt, existing?.earliestStartsAt.getTime() ?? startsAt),
    };
  });
  await copyReports(client, reports);
  for (const report of reports) await audit(client, report);
  for (const { command, key, revision } of reports) {
    if (command.state !== 'accepted') continue;
    await enqueueChange(client, { kind: 'revision', tournamentId: key, revision });
  }
  const acceptances: Acceptance[] = [];
  for (const report of reports) acceptances.push(acceptanceOf(report, await issueCodes(client, report)));
  return acceptances;
}

function audit(client: PoolClient, report: PlacedReport): Promise<void> {
  const { command, key, publicId, revision, version, newPlayers } = report;
  return recordAudit(client, {
    at: command.receivedAt,
    actor: command.submitter.handle,
    action: revision === 1 ? 'tournament.submit' : 'tournament.revise',
    subject: key,
    detail: { submission: publicId, revision, version, sha256: command.sha256, reason: command.reason },
    requestId: command.requestId,
    mentions: newPlayers.map((player) => mention('player', player.publicId)),
  });
}

/** Computes at the first call, and remembers. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: compute() }).value;
}

/** Codes for the new players of a report that somebody is given a receipt for, who can hand them on. */
function issueCodes(
  client: PoolClient,
  { command: { role, receivedAt }, newPlayers, publicId: source, submissionRowId }: PlacedReport,
): Promise<ClaimCode[]> {
  if (role === 'operator') return Promise.resolve([]);
  const wishes = newPlayers.map(({ rowId: playerRowId, publicId: playerId, handle }) => ({
    source,
    playerId,
    playerRowId,
    submissionRowId,
    handle,
  }));
  return issueClaimCodes(client, wishes, receivedAt);
}

function acceptanceOf(
  { command, key, publicId, revision, findings }: PlacedReport,
  claimCodes: readonly ClaimCode[],
): Acceptance {
  return {
    id: publicId,
    tournamentId: key,
    revision,
    state: command.state,
    stateReason: command.stateReason,
    sha256: command.sha256,
    rawSha256: command.rawSha256,
    findings,
    receivedAt: command.receivedAt.toISOString(),
    created: true,
    claimCodes,
  };
}
