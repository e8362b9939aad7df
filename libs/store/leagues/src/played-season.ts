import type { PoolClient } from 'pg';
import type { FirstTournament, LeagueSeason, PlayedSeason } from '@quadrant/rules/league';

/** What was played of a season; of a new one, nothing was played before. */
export async function findPlayed(
  client: PoolClient,
  league: string,
  before: LeagueSeason | null,
  after: LeagueSeason,
): Promise<PlayedSeason> {
  return {
    first: await findFirstTournament(client, league, before ?? after),
    firstEver: before && (await findFirstEver(client, league, before)),
  };
}

/**
 * The first tournament of a season that is stored and not withdrawn, whatever its state: it names the league, or was made
 * one of it. Null while there is none.
 */
async function findFirstTournament(
  client: PoolClient,
  league: string,
  { startsOn, endsOn }: LeagueSeason,
): Promise<FirstTournament | null> {
  const { rows } = await client.query<FirstTournament>(
    `select t.key as "tournamentId", s.name, s.local_date::text as "playedOn"
     from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
     where coalesce(t.league_override, s.league) = $1 and t.withdrawn_at is null and s.local_date between $2 and $3
     order by s.starts_at, t.key limit 1`,
    [league, startsOn, endsOn],
  );
  return rows[0] ?? null;
}

/**
 * The first tournament that ever was one of a season, by any revision of its report or by a flag, on any day that the season
 * ever had. Null while there never was one.
 */
async function findFirstEver(
  client: PoolClient,
  league: string,
  { id }: Pick<LeagueSeason, 'id'>,
): Promise<FirstTournament | null> {
  const { rows } = await client.query<FirstTournament>(
    `with days as (
       select distinct (season->>'startsOn')::date as starts_on, (season->>'endsOn')::date as ends_on
       from league_rules r join leagues l on l.id = r.league_id, jsonb_array_elements(r.rules->'seasons') season
       where l.slug = $1 and (season->>'id')::integer = $2)
     select t.key as "tournamentId", s.name, s.local_date::text as "playedOn"
     from tournaments t join submissions s on s.tournament_id = t.id
     where exists (select from days where s.local_date between starts_on and ends_on)
       and (s.league = $1 or t.league_override = $1
         or exists (select from awards a where a.tournament_id = t.id and a.league_season_id = $2)
         or exists (select from closed_awards a where a.tournament_id = t.id and a.league_season_id = $2))
     order by s.starts_at, t.key limit 1`,
    [league, id],
  );
  return rows[0] ?? null;
}
