import type { PoolClient } from 'pg';

/**
 * Until the transaction ends nobody changes the rules of some leagues: a tournament that comes to one of them is there for
 * whoever asks next what their change moves, or is published by their rules. Many may hold it.
 *
 * @param slugs of leagues that may not exist; null: of all
 */
export async function keepRules(client: PoolClient, slugs: readonly string[] | null): Promise<void> {
  if (slugs?.length === 0) return;
  await client.query(`select from leagues where $1::text[] is null or slug = any($1) order by id for share`, [slugs]);
}
