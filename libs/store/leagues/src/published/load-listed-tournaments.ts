import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import { closedPartOn, findSeason, LEAST_PARTICIPANTS, phaseOn, type LeagueSeason } from '@quadrant/rules/leagues';
import { compareHistory } from '@quadrant/rules/history';
import { BASIS, tournamentOf, type TournamentRow } from './load-awards.js';
import type { AwardingTournament } from './league-award.js';
import type { ListedTournament, NotCountingReason } from './listed-tournament.js';

interface Row extends TournamentRow {
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly awardsPoints: boolean;
  readonly isHeld: boolean;
  readonly override: string | null;
  readonly version: number;
  readonly counts: boolean;
  readonly bonus: number;
  readonly handle: string | null;
  readonly name: string | null;
  readonly country: string | null;
  readonly run: number | null;
}

/**
 * SQL: submissions that name league $1 between the days $2 and $3. They are published, wait for publication, or are not
 * flagged.
 */
const NAMED = `
  select c.submission_id from scorecards c join outcomes using (submission_id)
    where c.league = $1 and c.local_date between $2 and $3
  union
  select c.submission_id from scorecards c join tournaments t on t.id = c.tournament_id and t.due_revision = c.revision
    where c.league = $1 and c.local_date between $2 and $3
  union
  select s.id from submissions s join tournaments t on t.id = s.tournament_id and t.due_revision = s.revision
    where (s.held_league and t.league_override is null or t.league_override = '')
      and s.league = $1 and s.local_date between $2 and $3`;

/** SQL: these tournaments. Where the current revision is not published yet, the published revision is listed. */
const LISTED = `
  select distinct on (t.id) t.key as id, v.name as tournament, c.starts_at as "startsAt", ${shownDate('c')} as "localDate", ${BASIS} as basis,
    c.participants, c.sanctioned, c.awards_points as "awardsPoints", c.league is distinct from $1 as "isHeld", t.league_override as override, t.version,
    exists (select from awards x where x.tournament_id = o.tournament_id and x.league_season_id = $4 and x.kind = 'league') as counts, p.handle, p.name, p.country, o.since_run as run,
    (select coalesce(sum(b.points), 0)::integer from awards b
       where o.tournament_id is not null and b.tournament_id = t.id and b.league_season_id = $4 and b.kind = 'bonus') as bonus
  from (${NAMED}) n join scorecards c using (submission_id) join submissions v on v.id = c.submission_id
    join tournaments t on t.id = c.tournament_id
    left join outcomes o on o.submission_id = c.submission_id
    left join awards w on w.tournament_id = o.tournament_id and w.league_season_id = $4 and w.kind = 'league' and w.place = 1
    left join shown_players p on p.id = w.player_id
  order by t.id, o.submission_id is null`;

/** Loads the tournaments that name a league on a day of one of its seasons, in the order of history. */
export async function loadListedTournaments(client: PoolClient, season: LeagueSeason): Promise<ListedTournament[]> {
  const rows = await loadNamed(client, season.league, season.startsOn, season.endsOn, season.id);
  return rows.map((row) => listed(row, season, rows));
}

/** Loads the tournaments that name a league and do not count for it, on any day, in the order of history. */
export async function loadNotCounting(
  client: PoolClient,
  league: string,
  seasons: readonly LeagueSeason[],
): Promise<ListedTournament[]> {
  const found: ListedTournament[] = [];
  for (const season of seasons) {
    found.push(...(await loadListedTournaments(client, season)).filter(({ counts }) => !counts));
  }
  const all = await loadNamed(client, league, '-infinity', 'infinity', null);
  const outside = all.filter(({ localDate }) => findSeason(seasons, localDate) === null);
  found.push(...outside.map((row) => listed(row, null, all)));
  return found.sort((one, other) => compareHistory(positionOf(one), positionOf(other)));
}

const positionOf = ({ startsAt, id }: AwardingTournament) => ({ startsAt: startsAt.getTime(), key: id });

async function loadNamed(client: PoolClient, ...parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await client.query<Row>(`select * from (${LISTED}) listed order by "startsAt", id`, [...parameters]);
  return rows;
}

function listed(row: Row, season: LeagueSeason | null, all: readonly Row[]): ListedTournament {
  const { participants, sanctioned, counts, bonus, run, version, handle, name, country } = row;
  return {
    ...tournamentOf(row),
    phase: season && phaseOn(season, row.localDate),
    ...{ participants, sanctioned, counts, bonus, run, version },
    reason: counts ? null : reasonOf(row, season, all),
    winner: handle === null ? null : { handle, name, country },
  };
}

function reasonOf(row: Row, season: LeagueSeason | null, all: readonly Row[]): NotCountingReason {
  if (row.isHeld) {
    if (row.override === '') return 'unflagged';
    return season !== null && closedPartOn(season, row.localDate) !== null ? 'part-closed' : 'not-flagged';
  }
  if (season === null) return 'out-of-season';
  if (row.run === null) return 'not-published';
  if (!row.awardsPoints) return 'places-give-none';
  if (row.participants < LEAST_PARTICIPANTS) return 'too-few';
  const phase = phaseOn(season, row.localDate);
  const counting = all.filter(({ counts, localDate }) => counts && phaseOn(season, localDate) === phase).length;
  return phase !== null && counting >= season.tournamentsPerPhase ? 'part-full' : 'not-published';
}
