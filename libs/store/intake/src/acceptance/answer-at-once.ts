import type { PoolClient } from 'pg';
import { recordAudit, checkVersion } from '@quadrant/store/audit';
import type { Acceptance, Refusal, ReportRefused } from '../acceptance.js';
import { mayRevise } from './existing-tournament.js';
import type { ArrivingReport } from '../placed-report.js';

/** Null for a report that is to be stored. */
export async function answerAtOnce(
  client: PoolClient,
  { command, existing }: ArrivingReport,
): Promise<Acceptance | Refusal | null> {
  if (existing === null) return command.revisionOf === null ? null : { kind: 'tournament-not-found' };
  if (!mayRevise(existing, command)) return { kind: 'not-your-tournament' };
  const { externalId } = command.report.tournament;
  if (externalId !== existing.externalId && externalId !== null) return { kind: 'external-id-differs' };
  if (existing.current.sha256 === command.sha256) return { ...existing.current, created: false, claimCodes: [] };
  const changed = await checkVersion(client, 'tournament', existing, command.versions ?? null);
  if (changed !== null) return changed;
  if (existing.mergedInto !== null) return { kind: 'tournament-merged', into: existing.mergedInto };
  return existing.withdrawnAt === null ? null : { kind: 'tournament-withdrawn' };
}

/** Writes into the audit who wanted to revise what, and why they could not. */
export async function recordRefusal(
  client: PoolClient,
  { command, existing }: ArrivingReport,
  { kind }: Refusal | ReportRefused,
): Promise<void> {
  const { revisionOf, key, sha256, submitter, receivedAt, requestId } = command;
  await recordAudit(client, {
    at: receivedAt,
    actor: submitter.handle,
    action: 'tournament.revise',
    subject: existing?.key ?? revisionOf ?? key,
    detail: { refusal: kind, sha256 },
    requestId,
  });
}
