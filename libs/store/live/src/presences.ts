import type { PoolClient } from 'pg';
import type { MovedPlayers } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import type { LiveRecord } from './live-record.js';

type Client = Pick<PoolClient, 'query'>;

/** Records who plays in a tournament from now on, and who no longer does. */
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

/** A player who is in another live tournament at a table. It says nothing about the other tournament. */
export interface Elsewhere {
  readonly handle: string;
  /** An approved account began the other tournament, but not this one: the check-in here needs a reason. */
  readonly isRefused: boolean;
}

/** SQL: tells whether somebody approved the account of l. Anybody can sign up and begin a tournament. */
const IS_APPROVED = `exists (select from role_grants g where g.account_id = l.account_id and g.revoked_at is null)`;

/**
 * Finds which of these players played in another live tournament at a table within the last day. Playing online is
 * never restricted. A tournament of an account without approval counts only beside other such tournaments, so that
 * strangers keep nobody from playing.
 */
export async function findElsewhere(
  client: Client,
  { id, facts }: LiveRecord,
  handles: readonly string[],
): Promise<readonly Elsewhere[]> {
  if (handles.length === 0 || facts.header.online) return [];
  const keys = new Map(handles.map((handle) => [foldHandle(handle), handle]));
  const { rows } = await client.query<Omit<Elsewhere, 'handle'> & { key: string }>(
    `select there.player_key as key, bool_or(there.approved and not here.approved) as "isRefused"
     from (select l.began_at, ${IS_APPROVED} as approved from live_tournaments l where l.id = $2) here,
       lateral (select p.player_key, ${IS_APPROVED} as approved
         from live_presences p join live_tournaments l on l.id = p.tournament_id
         where p.player_key = any($1) and p.tournament_id <> $2 and l.finished_at is null
           and not (l.facts->'header'->>'online')::boolean and l.began_at > here.began_at - interval '1 day') there
     where there.approved or not here.approved
     group by there.player_key order by there.player_key`,
    [[...keys.keys()], id],
  );
  return rows.map(({ key, isRefused }) => ({ handle: keys.get(key)!, isRefused }));
}
