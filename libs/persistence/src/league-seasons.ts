import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/league';

/** Every season of every league. */
export async function listLeagueSeasons(client: PoolClient): Promise<LeagueSeason[]> {
  const { rows } = await client.query<LeagueSeason>(
    `select s.id, l.slug as league, s.season, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn"
     from league_seasons s join leagues l on l.id = s.league_id order by s.id`,
  );
  return rows;
}

/** The seasons of one league in order of their days; null when there is no such league, or none is named. */
export async function findLeagueSeasons(dataSource: DataSource, slug: string | null): Promise<LeagueSeason[] | null> {
  if (slug === null) return null;
  const rows = await dataSource.query<(Omit<LeagueSeason, 'id'> & { id: number | null })[]>(
    `select s.id, l.slug as league, s.season, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn"
     from leagues l left join league_seasons s on s.league_id = l.id where l.slug = $1 order by s.starts_on`,
    [slug],
  );
  return rows.length === 0 ? null : rows.filter((row): row is LeagueSeason => row.id !== null);
}
