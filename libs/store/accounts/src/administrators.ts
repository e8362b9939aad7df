import type { PoolClient } from 'pg';

/** Lists the enabled accounts that have the role, and locks them until the transaction ends: taking the role away waits. */
export async function lockAdministrators(client: PoolClient): Promise<string[]> {
  // Any order would do, as long as everybody uses the same: an advisory lock gives one.
  await client.query(`select pg_advisory_xact_lock(hashtext('quadrant administrators'))`);
  const { rows } = await client.query<{ id: string }>(
    `select a.id from accounts a where a.disabled_at is null and exists (
       select from role_grants g where g.account_id = a.id and g.role = 'administrator' and g.revoked_at is null)`,
  );
  return rows.map(({ id }) => id);
}
