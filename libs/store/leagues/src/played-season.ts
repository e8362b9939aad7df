import { shownDate, shownDateOfReport } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import {
  LEAST_PARTICIPANTS,
  type FirstTournament,
  type LeagueSeason,
  type PlayedSeason,
} from '@quadrant/rules/leagues';

/**
 * Finds out which part of a season was played; before a new season, nothing was.
 *
 * @param at tournaments that start later have not begun yet
 */
export async function findPlayed(
  client: PoolClient,
  league: string,
  before: LeagueSeason | null,
  after: LeagueSeason,
  at: Date,
): Promise<PlayedSeason> {
  return {
    first: await findFirstTournament(client, league, before ?? after, at),
    firstEver: before && (await findFirstEver(client, league, before, at)),
  };
}

/** SQL: tells whether the tournament of a scorecard counts for league $1, apart from the limit of its part of the season. */
const COUNTS = `c.league = $1 and c.awards_points and c.participants >= ${LEAST_PARTICIPANTS} and c.starts_at <= $2`;

/** Finds the first tournament of a season that counts and has started (000, 12.2); null while there is none. */
async function findFirstTournament(
  client: PoolClient,
  league: string,
  { startsOn, endsOn }: LeagueSeason,
  at: Date,
): Promise<FirstTournament | null> {
  const { rows } = await client.query<FirstTournament>(
    `select t.key as "tournamentId", s.name, ${shownDate('c')} as "playedOn"
     from scorecards c join tournaments t on t.id = c.tournament_id and c.revision = t.current_revision
       join submissions s on s.id = c.submission_id
     where ${COUNTS} and t.withdrawn_at is null and c.local_date between $3 and $4
     order by c.starts_at, t.key limit 1`,
    [league, at, startsOn, endsOn],
  );
  return rows[0] ?? null;
}

/**
 * Finds the first tournament that ever counted in a season: by any revision or flag, on any day that the season ever
 * had. It is null while there never was one.
 */
export async function findFirstEver(
  client: PoolClient,
  league: string,
  { id }: Pick<LeagueSeason, 'id'>,
  at: Date,
): Promise<FirstTournament | null> {
  const { rows } = await client.query<FirstTournament>(
    `with days as (
       select distinct (season->>'startsOn')::date as starts_on, (season->>'endsOn')::date as ends_on
       from league_rules r join leagues l on l.id = r.league_id, jsonb_array_elements(r.rules->'seasons') season
       where l.slug = $1 and (season->>'id')::integer = $3)
     select t.key as "tournamentId", s.name, ${shownDateOfReport('s')} as "playedOn"
     from scorecards c join tournaments t on t.id = c.tournament_id join submissions s on s.id = c.submission_id
     where exists (select from days where c.local_date between starts_on and ends_on)
       and (${COUNTS}
         or exists (select from awards a where a.tournament_id = t.id and a.league_season_id = $3)
         or exists (select from closed_awards a where a.tournament_id = t.id and a.league_season_id = $3))
     order by c.starts_at, t.key limit 1`,
    [league, at, id],
  );
  return rows[0] ?? null;
}
