import type { PoolClient } from 'pg';
import { recordAudit, type Author } from './audit.js';
import { insertOutboxJob } from './outbox.js';

/**
 * Asks for a refresh inside a transaction.
 *
 * @param dueAt the instant of the schedule that asks; null when it is a person or another change
 * @returns the new request's id, or null when one waits already or this instant has its request
 */
export async function insertRefreshRequest(
  client: PoolClient,
  reason: string,
  { handle, at, requestId }: Author,
  dueAt: Date | null = null,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into refresh_requests
       (kind, due_at, requested_by, reason, state, tournaments_total, tournaments_done, games_done, created_at)
     values ($1, $2, $3, $4, 'waiting', 0, 0, 0, $5) on conflict do nothing returning id`,
    [dueAt ? 'weekly' : 'requested', dueAt, handle, reason, at],
  );
  const id = rows[0]?.id;
  if (!id) return null;
  await insertOutboxJob(client, 'refresh', { requestId: id });
  await recordAudit(client, {
    at,
    actor: handle,
    action: 'refresh.request',
    subject: id,
    detail: { reason },
    requestId,
  });
  return id;
}
