import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { insertOutboxJob } from '../outbox.js';
import type { Acceptance } from './acceptance.js';
import type { Arrival, PlacedReport } from './placed-report.js';
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
  const places = await insertTournaments(client, arrivals);
  const players = await createMissingPlayers(
    client,
    arrivals.map(({ command, matched }) => ({ entries: command.report.entries, at: command.receivedAt, ...matched })),
  );
  const reports = arrivals.map(({ command, existing, matched }, index): PlacedReport => {
    const { ids, findings } = players[index]!;
    const startsAt = Date.parse(command.report.tournament.startsAt);
    return {
      ...places[index]!,
      command,
      key: existing?.key ?? command.key,
      publicId: randomUUID(),
      revision: (existing?.current.revision ?? 0) + 1,
      version: (existing?.version ?? 0) + 1,
      findings: [...command.findings, ...matched.findings, ...findings],
      players: ids,
      links: matched.links,
      score: once(() => command.score(existing ?? { key: command.key, level: null, rated: null })),
      startsAt,
      changesFrom: Math.min(startsAt, existing?.publishedStartsAt?.getTime() ?? startsAt),
    };
  });
  await copyReports(client, reports);
  for (const { command, key, revision } of reports) {
    if (command.state !== 'accepted') continue;
    await insertOutboxJob(client, 'process-tournament', { tournamentId: key, revision });
  }
  return reports.map(acceptanceOf);
}

/** Computes at the first call, and remembers. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: compute() }).value;
}

function acceptanceOf({ command, key, publicId, revision, findings }: PlacedReport): Acceptance {
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
  };
}
