import type { PoolClient } from 'pg';

/** Loads the row ids of players. The key is the public id; an unknown player has no entry. */
export async function loadRowIds(client: PoolClient, publicIds: readonly string[]): Promise<Map<string, number>> {
  if (publicIds.length === 0) return new Map();
  const { rows } = await client.query<[string, number]>({
    rowMode: 'array',
    text: `select public_id, id from players where public_id = any($1::uuid[])`,
    values: [publicIds],
  });
  return new Map(rows);
}
