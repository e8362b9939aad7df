import type { PoolClient } from 'pg';

/**
 * Locks the rules of some leagues until the transaction ends. So a tournament that joins a league is either seen by the
 * next change of its rules, or published by the changed rules. Many transactions may hold this lock.
 *
 * @param slugs of leagues that may not exist; null: of all
 */
export async function keepRules(client: PoolClient, slugs: readonly string[] | null): Promise<void> {
  if (slugs?.length === 0) return;
  await client.query(`select from leagues where $1::text[] is null or slug = any($1) order by id for share`, [slugs]);
}
