import type { PoolClient } from 'pg';

/** A session that goes unused this long is over. */
export const SESSION_IDLE_MS = 14 * 86_400_000;
/** A session is over this long after the sign-in, however much it is used. */
export const SESSION_LIFETIME_MS = 90 * 86_400_000;

/** Stores the hash of a session's secret. Workers delete expired sessions at night, when they trust the clock. */
export async function insertSession(
  client: PoolClient,
  { hash, accountId, browser }: { readonly hash: Buffer; readonly accountId: string; readonly browser: string | null },
  at: Date,
): Promise<void> {
  await client.query(
    `insert into sessions (hash, account_id, browser, created_at, last_used_at, expires_at) values ($1, $2, $3, $4, $4, $5)`,
    [hash, accountId, browser, at, new Date(at.getTime() + SESSION_LIFETIME_MS)],
  );
  await client.query(`update accounts set last_signed_in_at = $2 where id = $1`, [accountId, at]);
}

/** Ends all sessions that an account has. */
export async function deleteSessions(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`delete from sessions where account_id = $1`, [accountId]);
}
