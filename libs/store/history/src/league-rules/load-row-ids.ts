import type { PoolClient } from 'pg';

/** Row ids of players by their public ids. */
export async function loadRowIds(client: PoolClient, publicIds: readonly string[]): Promise<Map<string, number>> {
  if (publicIds.length === 0) return new Map();
  const { rows } = await client.query<[string, number]>({
    rowMode: 'array',
    text: `select public_id, id from players where public_id = any($1::uuid[])`,
    values: [publicIds],
  });
  return new Map(rows);
}
