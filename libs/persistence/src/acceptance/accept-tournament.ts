import type { PoolClient } from 'pg';
import { recordAudit } from '../audit.js';
import { insertOutboxJob } from '../outbox.js';
import { insertStandings } from '../standings.js';
import type { AcceptCommand, Acceptance, Refusal } from './acceptance.js';
import { createMissingPlayers } from './players.js';
import { findExistingTournament, mayRevise, type ExistingTournament } from './existing-tournament.js';
import { insertRounds } from './round-rows.js';
import { insertEntries, insertSubmission } from './submission-rows.js';

/**
 * Stores a report whole, inside the caller's transaction: raw document, tournament, entries, rounds, standings, audit
 * row and, for a report that is rated at once, the outbox row. Two of the same at a time wait for each other.
 *
 * @returns the acceptance, or why it is refused; then nothing was written
 */
export async function acceptTournament(client: PoolClient, command: AcceptCommand): Promise<Acceptance | Refusal> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('tournament ' || $1::uuid, 0))`, [
    command.revisionOf ?? command.key,
  ]);
  const existing = await findExistingTournament(client, command);
  if (!existing && command.revisionOf) return 'tournament-not-found';
  if (existing) {
    if (!mayRevise(existing, command.submitter)) return 'not-your-tournament';
    const { externalId } = command.report.tournament;
    if (externalId !== existing.externalId && externalId !== null) return 'external-id-differs';
    if (existing.current.sha256 === command.sha256) return { ...existing.current, created: false };
  }
  return store(client, command, existing);
}

async function store(
  client: PoolClient,
  command: AcceptCommand,
  existing: ExistingTournament | null,
): Promise<Acceptance> {
  const revision = (existing?.current.revision ?? 0) + 1;
  // Before any player's row: what waits for a run that is being published must not hold what other reports need.
  const tournamentRowId = existing
    ? await replaceRevision(client, existing.rowId, revision)
    : await insertTournament(client, command);
  const players = await createMissingPlayers(client, command.report.entries, command.receivedAt);
  const findings = [...command.findings, ...players.findings];
  const key = existing?.key ?? command.key;
  const standings = command.computeStandings(key);
  const submission = await insertSubmission(client, { ...command, findings }, { tournamentRowId, revision, standings });
  await insertEntries(client, submission.rowId, command.report, players.ids);
  await insertRounds(client, submission.rowId, command.report);
  await insertStandings(client, [[submission.rowId, standings]]);

  await recordAudit(client, {
    at: command.receivedAt,
    actor: command.submitter.handle,
    action: revision === 1 ? 'tournament.submit' : 'tournament.revise',
    subject: key,
    detail: { submission: submission.publicId, revision, sha256: command.sha256 },
    requestId: command.requestId,
  });
  if (command.state === 'accepted') {
    await insertOutboxJob(client, 'process-tournament', { tournamentId: key, revision });
  }
  return {
    id: submission.publicId,
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

async function insertTournament(
  client: PoolClient,
  { key, report, submitter, receivedAt }: AcceptCommand,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into tournaments (key, external_id, submitter_key, current_revision, created_at)
     values ($1, $2, $3, 1, $4) returning id`,
    [key, report.tournament.externalId, submitter.tokenId === null ? null : submitter.handleKey, receivedAt],
  );
  return rows[0]!.id;
}

/** The older revision is superseded; what it published stays until the new one is processed. */
async function replaceRevision(client: PoolClient, tournamentRowId: number, revision: number): Promise<number> {
  await client.query(
    `update submissions set state = 'superseded', state_reason = null where tournament_id = $1 and state <> 'withdrawn'`,
    [tournamentRowId],
  );
  await client.query(`update tournaments set current_revision = $2 where id = $1`, [tournamentRowId, revision]);
  return tournamentRowId;
}
