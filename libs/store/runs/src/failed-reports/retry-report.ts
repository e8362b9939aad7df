import { say, textJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { TakesEffect } from '@quadrant/rules/corrections';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { lockHeadSoon, OUTBOX_CHANNEL } from '@quadrant/store/database';

export type RetryAnswer =
  | { readonly kind: 'retried'; readonly tournamentId: string; readonly takesEffect: TakesEffect }
  | { readonly kind: 'tournament-not-found' }
  | { readonly kind: 'not-failed' }
  | { readonly kind: 'publication-busy' };

interface FailedRow {
  readonly rowId: number;
  readonly revision: number;
  readonly isFailed: boolean;
}

/**
 * Retries a failed report: immediately when its job still waits for its next attempt, otherwise with the next refresh,
 * since a report that failed in a refresh may have been late.
 */
export async function retryReport(client: PoolClient, tournamentKey: string, author: Author): Promise<RetryAnswer> {
  // A run that is under way may publish this very report.
  const { pausedAt } = await lockHeadSoon(client);
  const failed = await lockFailed(client, tournamentKey);
  if (failed === null) return { kind: 'tournament-not-found' };
  const { rowId, revision, isFailed } = failed;
  const audit = (detail: object) =>
    recordAudit(client, {
      at: author.at,
      actor: author.handle,
      action: 'report.retry',
      subject: tournamentKey,
      detail: { revision, ...detail },
      requestId: author.requestId,
    });
  if (!isFailed) {
    await audit({ refusal: 'not-failed' });
    return { kind: 'not-failed' };
  }
  const isEnqueued = await makeJobDue(client, tournamentKey, revision);
  if (!isEnqueued) await waitForRefresh(client, rowId);
  const takesEffect = !isEnqueued ? 'with-refresh' : pausedAt === null ? 'at-once' : 'when-resumed';
  await audit({ takesEffect });
  return { kind: 'retried', tournamentId: tournamentKey, takesEffect };
}

/** Returns null when there is no such tournament. Another transaction may be about to store a revision or a withdrawal. */
async function lockFailed(client: PoolClient, tournamentKey: string): Promise<FailedRow | null> {
  const { rowCount } = await client.query(`select from tournaments where key = $1 for no key update`, [tournamentKey]);
  if (rowCount === 0) return null;
  const { rows } = await client.query<FailedRow>(
    `select t.id as "rowId", s.revision, s.state = 'failed' and t.withdrawn_at is null as "isFailed"
     from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision where t.key = $1`,
    [tournamentKey],
  );
  return rows[0] ?? null;
}

/** @returns whether a job of the report was there to be made due */
async function makeJobDue(client: PoolClient, tournamentId: string, revision: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `with due as (
       update outbox set available_at = now(), enqueued_at = null
       where job = 'publish' and payload @> $1::jsonb returning id)
     select pg_notify($2, '') from due`,
    [JSON.stringify({ kind: 'revision', tournamentId, revision }), OUTBOX_CHANNEL],
  );
  return rowCount !== 0;
}

/**
 * Lets failed reports wait for the next refresh.
 *
 * @param tournamentRowId null: all of them
 * @returns how many
 */
export async function waitForRefresh(client: PoolClient, tournamentRowId: number | null): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `with retried as (
       update submissions s set state = 'awaiting-refresh', state_reason = $2 from tournaments t
       where t.id = s.tournament_id and s.revision = t.current_revision and s.state = 'failed'
         and t.withdrawn_at is null and ($1::integer is null or t.id = $1)
       returning t.id, t.key, s.revision, s.starts_at, s.submitted_by, s.state_reason, s.received_at),
     due as (
       update tournaments t set due_revision = r.revision from retried r where t.id = r.id),
     noted as (
     insert into pending_changes (tournament_id, kind, starts_at, key, actor, reason, at)
       select id, case when revision = 1 then 'tournament' else 'revision' end, starts_at, key, coalesce(submitted_by, 'operator'),
         state_reason, received_at
       from retried r where not exists (select from pending_changes p where p.tournament_id = r.id))
     select count(*)::integer as n from retried`,
    [tournamentRowId, textJson(say`failed before: waits for the refresh`)],
  );
  return rows[0]!.n;
}
