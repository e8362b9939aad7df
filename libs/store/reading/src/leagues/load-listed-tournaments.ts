import type { PoolClient } from 'pg';
import { LEAST_PARTICIPANTS, phaseOn, type LeagueSeason } from '@quadrant/rules/league';
import { tournamentOf, type TournamentRow } from './load-awards.js';
import type { ListedTournament, NotCountingReason } from './listed-tournament.js';

interface Row extends TournamentRow {
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly awardsPoints: boolean;
  readonly isHeld: boolean;
  readonly counts: boolean;
  readonly bonus: number;
  readonly handle: string | null;
  readonly name: string | null;
  readonly country: string | null;
  readonly run: number | null;
}

/**
 * SQL: submissions that name league $1 between the days $2 and $3: published ones, those to be published, and those whose
 * word nobody of the league has confirmed.
 */
const NAMED = `
  select c.submission_id from scorecards c join outcomes using (submission_id)
    where c.league = $1 and c.local_date between $2 and $3
  union
  select c.submission_id from scorecards c join tournaments t on t.id = c.tournament_id and t.due_revision = c.revision
    where c.league = $1 and c.local_date between $2 and $3
  union
  select s.id from submissions s join tournaments t on t.id = s.tournament_id and t.due_revision = s.revision
    where s.held_league and t.league_override is null and s.league = $1 and s.local_date between $2 and $3`;

/** Of a tournament of which another revision is published than is to be, the published one stands. */
const LISTED = `
  select distinct on (t.id) t.key as id, v.name as tournament, c.starts_at as "startsAt", c.local_date::text as "localDate",
    c.participants, c.sanctioned, c.awards_points as "awardsPoints", c.league is distinct from $1 as "isHeld",
    w.tournament_id is not null as counts, p.handle, p.name, p.country, o.since_run as run,
    (select coalesce(sum(b.points), 0)::integer from awards b
       where o.tournament_id is not null and b.tournament_id = t.id and b.league_season_id = $4 and b.kind = 'bonus') as bonus
  from (${NAMED}) n join scorecards c using (submission_id) join submissions v on v.id = c.submission_id
    join tournaments t on t.id = c.tournament_id
    left join outcomes o on o.submission_id = c.submission_id
    left join awards w on w.tournament_id = o.tournament_id and w.league_season_id = $4 and w.kind = 'league' and w.place = 1
    left join shown_players p on p.id = w.player_id
  order by t.id, o.submission_id is null`;

/** Tournaments that name a league on a day of one of its seasons, in the order of history. */
export async function loadListedTournaments(client: PoolClient, season: LeagueSeason): Promise<ListedTournament[]> {
  const { rows } = await client.query<Row>(`select * from (${LISTED}) listed order by "startsAt", id`, [
    season.league,
    season.startsOn,
    season.endsOn,
    season.id,
  ]);
  return rows.map((row) => {
    const { participants, sanctioned, counts, bonus, run, handle, name, country } = row;
    return {
      ...tournamentOf(row),
      phase: phaseOn(season, row.localDate),
      ...{ participants, sanctioned, counts, bonus, run },
      reason: counts ? null : reasonOf(row, season, rows),
      winner: handle === null ? null : { handle, name, country },
    };
  });
}

function reasonOf(row: Row, season: LeagueSeason, all: readonly Row[]): NotCountingReason {
  if (row.isHeld) return 'not-flagged';
  if (row.run === null) return 'not-published';
  if (!row.awardsPoints) return 'places-give-none';
  if (row.participants < LEAST_PARTICIPANTS) return 'too-small';
  const phase = phaseOn(season, row.localDate);
  const counting = all.filter(({ counts, localDate }) => counts && phaseOn(season, localDate) === phase).length;
  return phase !== null && counting >= season.tournamentsPerPhase ? 'part-full' : 'not-published';
}
