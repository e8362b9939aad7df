import type { PoolClient } from 'pg';
import type { DirectedLive } from './asked-deletion.js';

/** A live tournament in which nothing happened for so long was abandoned. */
const ABANDONED_MS = 14 * 86_400_000;

/** Lists the live tournaments of a director in which no other enabled account could go on. */
export async function listDirectedLive(
  client: PoolClient,
  { accountId, handleKey }: { readonly accountId: string; readonly handleKey: string },
  now: Date,
): Promise<DirectedLive[]> {
  const { rows } = await client.query<DirectedLive>(
    `select l.id, l.facts->'header'->>'name' as name from live_tournaments l
     where l.finished_at is null and l.changed_at > $3 and (l.account_id = $1 or $2 = any(l.director_keys))
       and not exists (select from accounts a where a.id <> $1 and a.disabled_at is null
         and (a.id = l.account_id or a.handle_key = any(l.director_keys)))
     order by l.began_at, l.id`,
    [accountId, handleKey, new Date(now.getTime() - ABANDONED_MS)],
  );
  return rows;
}
