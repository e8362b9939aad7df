import { type Text, textJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { insertOutboxJob } from '@quadrant/store/database';

/** Each scope includes the one before it. */
export const REFRESH_SCOPES = ['incremental', 'full', 'rewrite'] as const;
/**
 * `incremental` begins with the earliest change that waits for a refresh, `full` with the first tournament. `rewrite`
 * also writes every row again, whether its hash differs or not, to restore rows that somebody damaged.
 */
export type RefreshScope = (typeof REFRESH_SCOPES)[number];

export interface RefreshWish {
  readonly reason: Text;
  readonly scope: RefreshScope;
  /** Whether the refresh only computes what would move. */
  readonly isDryRun: boolean;
  /** The scheduled instant that asks; null when a person or another change does. */
  readonly dueAt: Date | null;
}

/** Asks that everything that waits is published. People and the schedule ask in other ways. */
export const wishFor = (reason: Text): RefreshWish => ({
  reason,
  scope: 'incremental',
  isDryRun: false,
  dueAt: null,
});

/**
 * Requests a refresh inside a transaction.
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
    [dueAt ? 'weekly' : 'requested', dueAt, handle, textJson(reason), scope, isDryRun, at],
  );
  const id = rows[0]?.id ?? null;
  // The schedule does not join a waiting request: it asks again until its instant has its own request.
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

/** Joins the request that waits, and widens its scope to the wanted one. Null means that it has begun since. */
async function joinWaiting(client: PoolClient, scope: RefreshScope, isDryRun: boolean): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `update refresh_requests set
       scope = case when array_position($3::text[], $1::text) > array_position($3::text[], scope) then $1 else scope end
     where state = 'waiting' and kind <> 'what-if' and is_dry_run = $2 returning id`,
    [scope, isDryRun, REFRESH_SCOPES],
  );
  return rows[0]?.id ?? null;
}
