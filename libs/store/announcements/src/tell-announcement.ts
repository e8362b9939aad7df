import type { PoolClient } from 'pg';
import { foldHandle } from '@quadrant/rules/tournament';
import { tellPeopleOf } from '@quadrant/store/notices';

const FACTS = `jsonb_build_object('id', n.id, 'name', n.facts->>'name')`;
const FACTS_OF_DAY = `${FACTS} || jsonb_build_object('day', n.local_date)`;

/** A report is missed so many days after the last day of a tournament, and for so long nobody minds any more. */
const REPORT_MISSED_DAYS = 2;
const REPORT_FORGOTTEN_DAYS = 60;

/** Tells people that an announcement names them as a director, once. */
export async function tellInvited(client: PoolClient, id: string, at: Date): Promise<void> {
  const sql = `select a.id as account_id, n.id::text as about, ${FACTS} as facts
    from announcements n join accounts a on a.handle_key = any(n.invited_keys) where n.id = $1`;
  await tellPeopleOf(client, 'directing-invited', { sql, values: [id] }, at);
}

/** Tells the players of a region that a tournament is announced there, without the person who announced it. */
export async function tellRegion(client: PoolClient, id: string, at: Date): Promise<void> {
  const sql = `select distinct on (a.id) a.id as account_id, n.id::text as about, ${FACTS_OF_DAY} as facts
    from announcements n join players p on p.region = n.region and p.country is not distinct from n.country
      join accounts a on a.player_id = p.id
    where n.id = $1 and not n.online and a.id <> n.account_id`;
  await tellPeopleOf(client, 'event-announced', { sql, values: [id] }, at);
}

/** Tells a player that somebody else registered them. */
export async function tellRegistered(
  client: PoolClient,
  id: string,
  { handleKey, registrarKey }: { readonly handleKey: string; readonly registrarKey: string },
  at: Date,
): Promise<void> {
  const sql = `select a.id as account_id, n.id::text as about, ${FACTS_OF_DAY} as facts
    from announcements n, accounts a join players p on p.id = a.player_id
    where n.id = $1 and p.counts_as = find_player($2) and a.handle_key <> $3`;
  await tellPeopleOf(client, 'registered', { sql, values: [id, handleKey, registrarKey] }, at);
}

/** Tells players who waited that they have a place now. @param handles as they registered */
export async function tellPlaced(client: PoolClient, id: string, handles: readonly string[], at: Date): Promise<void> {
  if (handles.length === 0) return;
  // Somebody can lose a place again by a smaller capacity, so the time belongs to it.
  const sql = `select distinct a.id as account_id, n.id || ' ' || $3 as about, ${FACTS_OF_DAY} as facts
    from announcements n, accounts a join players p on p.id = a.player_id
    where n.id = $1 and p.counts_as in (select find_player(key) from unnest($2::text[]) key)`;
  await tellPeopleOf(client, 'place-free', { sql, values: [id, handles.map(foldHandle), at.toISOString()] }, at);
}

/** Reminds directors of announced tournaments that are over and not reported. Doing it twice does no harm. */
export function remindOfReports(client: PoolClient, at: Date): Promise<number> {
  const sql = `select distinct a.id as account_id, n.id::text as about, ${FACTS} || jsonb_build_object('day', n.ends_on) as facts
    from announcements n join accounts a on a.id = n.account_id or a.handle_key = any(n.director_keys)
    where n.state = 'announced' and n.tournament_id is null
      and n.ends_on between $1::date - ${REPORT_FORGOTTEN_DAYS} and $1::date - ${REPORT_MISSED_DAYS}`;
  return tellPeopleOf(client, 'report-due', { sql, values: [at.toISOString().slice(0, 10)] }, at);
}
