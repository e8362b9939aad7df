import type { PoolClient } from 'pg';
import type { LeagueSeason } from '@quadrant/league';

/** Every season of every league. */
export async function listLeagueSeasons(client: PoolClient): Promise<LeagueSeason[]> {
  const { rows } = await client.query<LeagueSeason>(
    `select s.id, l.slug as league, s.season, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn"
     from league_seasons s join leagues l on l.id = s.league_id order by s.id`,
  );
  return rows;
}
