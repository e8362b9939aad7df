import type { PoolClient } from 'pg';
import type { MovedPlayers } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveRecord } from './live-record.js';

type Client = Pick<PoolClient, 'query'>;

/** Notes who plays in a tournament from now on, and who no longer does. */
export async function movePresences(client: Client, id: string, { come, gone }: MovedPlayers): Promise<void> {
  if (come.length > 0) {
    await client.query(
      `insert into live_presences (tournament_id, player_key) select $1, unnest($2::text[]) on conflict do nothing`,
      [id, come],
    );
  }
  if (gone.length > 0) {
    await client.query(`delete from live_presences where tournament_id = $1 and player_key = any($2)`, [id, gone]);
  }
}

/** Another live tournament at a table in which somebody plays. */
interface Elsewhere {
  readonly handle: string;
  readonly id: string;
  readonly tournament: string;
}

/** Who of these players plays in another live tournament at a table, of the last day. Nobody is kept from playing online. */
export async function findElsewhere(
  client: Client,
  { id, facts }: LiveRecord,
  handles: readonly string[],
): Promise<readonly Elsewhere[]> {
  if (handles.length === 0 || facts.header.online) return [];
  const keys = new Map(handles.map((handle) => [foldHandle(handle), handle]));
  const { rows } = await client.query<Omit<Elsewhere, 'handle'> & { key: string }>(
    `select distinct on (p.player_key) p.player_key as key, l.id, l.facts->'header'->>'name' as tournament
     from live_presences p join live_tournaments l on l.id = p.tournament_id join live_tournaments o on o.id = $2
     where p.player_key = any($1) and p.tournament_id <> $2 and l.finished_at is null
       and not (l.facts->'header'->>'online')::boolean and l.began_at > o.began_at - interval '1 day'
     order by p.player_key, l.began_at desc`,
    [[...keys.keys()], id],
  );
  return rows.map(({ key, ...there }) => ({ handle: keys.get(key)!, ...there }));
}
