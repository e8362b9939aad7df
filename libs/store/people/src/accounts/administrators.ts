import type { PoolClient } from 'pg';

/** Accounts that can administrate: with the role, and not disabled. Locked until the transaction ends: whoever takes the role away waits. */
export async function lockAdministrators(client: PoolClient): Promise<string[]> {
  // Any order would do, as long as everybody takes the same: an advisory lock is one.
  await client.query(`select pg_advisory_xact_lock(hashtext('quadrant administrators'))`);
  const { rows } = await client.query<{ id: string }>(
    `select a.id from accounts a where a.disabled_at is null and exists (
       select from role_grants g where g.account_id = a.id and g.role = 'administrator' and g.revoked_at is null)`,
  );
  return rows.map(({ id }) => id);
}
