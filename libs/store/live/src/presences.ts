import type { PoolClient } from 'pg';

type Client = Pick<PoolClient, 'query'>;

export async function keepPresence(client: Client, id: string, playerKey: string): Promise<void> {
  await client.query(`insert into live_presences (tournament_id, player_key) values ($1, $2) on conflict do nothing`, [
    id,
    playerKey,
  ]);
}

export async function forgetPresence(client: Client, id: string, playerKey: string): Promise<void> {
  await client.query(`delete from live_presences where tournament_id = $1 and player_key = $2`, [id, playerKey]);
}

/** Nobody plays any more in a tournament that is finished. */
export async function forgetPresences(client: Client, id: string): Promise<void> {
  await client.query(`delete from live_presences where tournament_id = $1`, [id]);
}

/** The other live tournament at a table, of the last day, in which somebody plays; null for none. */
export async function findElsewhere(
  client: Client,
  id: string,
  playerKey: string,
): Promise<{ readonly id: string; readonly tournament: string } | null> {
  const { rows } = await client.query<{ id: string; tournament: string }>(
    `select l.id, l.facts->'header'->>'name' as tournament
     from live_presences p join live_tournaments l on l.id = p.tournament_id join live_tournaments o on o.id = $2
     where p.player_key = $1 and p.tournament_id <> $2 and l.finished_at is null
       and not (l.facts->'header'->>'online')::boolean and l.began_at > o.began_at - interval '1 day'
     order by l.began_at desc limit 1`,
    [playerKey, id],
  );
  return rows[0] ?? null;
}
