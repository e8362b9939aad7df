import type { PoolClient } from 'pg';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { insertOutboxJob } from '@quadrant/store/database';

/** Each does all that the one before does. */
export const REFRESH_SCOPES = ['incremental', 'full', 'rewrite'] as const;
/**
 * `incremental`: from the earliest change that waits for a refresh; `full`: from the first tournament; `rewrite`: the same,
 * and every row is written anew, whether its hash says that it differs or not, for rows that somebody damaged.
 */
export type RefreshScope = (typeof REFRESH_SCOPES)[number];

/** What is asked for. */
export interface RefreshWish {
  readonly reason: string;
  readonly scope: RefreshScope;
  /** Whether it is only to be said what would move. */
  readonly isDryRun: boolean;
  /** The instant of the schedule that asks; null when it is a person or another change. */
  readonly dueAt: Date | null;
}

/** What everything but people and the schedule asks for: whatever waits is to be published. */
export const wishFor = (reason: string): RefreshWish => ({
  reason,
  scope: 'incremental',
  isDryRun: false,
  dueAt: null,
});

/**
 * Asks for a refresh inside a transaction.
 *
 * @returns the new request's id, or null when one waits already, which this one joins, or this instant has its request
 */
export async function insertRefreshRequest(
  client: PoolClient,
  { reason, scope, isDryRun, dueAt }: RefreshWish,
  { handle, at, requestId }: Author,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into refresh_requests (kind, due_at, requested_by, reason, scope, is_dry_run, state, tournaments_total,
       tournaments_done, games_done, created_at)
     values ($1, $2, $3, $4, $5, $6, 'waiting', 0, 0, 0, $7) on conflict do nothing returning id`,
    [dueAt ? 'weekly' : 'requested', dueAt, handle, reason, scope, isDryRun, at],
  );
  const id = rows[0]?.id ?? null;
  // The schedule does not join: it asks again until its instant has a request of its own.
  if (id === null && dueAt !== null) return null;
  if (id !== null) await insertOutboxJob(client, 'refresh', { requestId: id });
  const joined = id === null ? await joinWaiting(client, scope, isDryRun) : null;
  const subject = id ?? joined;
  if (subject === null) return null;
  await recordAudit(client, {
    at,
    actor: handle,
    action: 'refresh.request',
    subject,
    detail: { reason, scope, isDryRun },
    requestId,
  });
  return id;
}

/** Whoever joins the one that waits gets no less than they asked for. Null when it has begun since. */
async function joinWaiting(client: PoolClient, scope: RefreshScope, isDryRun: boolean): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `update refresh_requests set
       scope = case when array_position($3::text[], $1::text) > array_position($3::text[], scope) then $1 else scope end
     where state = 'waiting' and kind <> 'what-if' and is_dry_run = $2 returning id`,
    [scope, isDryRun, REFRESH_SCOPES],
  );
  return rows[0]?.id ?? null;
}
