import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import type { PointsTable } from '@quadrant/rules/leagues';
import type { ShownIdentity } from '../season-view/league-season.js';
import type { WithheldNames } from '@quadrant/store/players';
import { explanationOf, TABLE_OF_SEASON, type AwardingTournament, type LeagueAward } from './league-award.js';

/** SQL: where the places of submission v come from. */
export const BASIS = `case when v.closing ? 'statedStandings' then 'stated' else 'computed' end`;

/** SQL: a tournament as awards name it, of an outcome o, its scorecard c and its submission v. */
export const TOURNAMENT = `o.key as id, v.name as tournament, o.starts_at as "startsAt", ${shownDate('c')} as "localDate", ${BASIS} as basis`;

export interface TournamentRow extends Omit<AwardingTournament, 'name'> {
  readonly tournament: string;
}

export const tournamentOf = ({
  id,
  tournament: name,
  startsAt,
  localDate,
  basis,
}: TournamentRow): AwardingTournament => ({
  ...{ id, name, startsAt, localDate, basis },
});

type Row = TournamentRow &
  ShownIdentity &
  Omit<LeagueAward, 'player' | 'tournament' | 'explanation'> & { readonly ownTable: PointsTable | null };

/**
 * Published awards of leagues, in the order of history.
 *
 * @param condition of the awards under the alias a, with parameters
 * @param names what is shown of people whom reasons name
 */
export async function loadLeagueAwards(
  client: PoolClient,
  condition: string,
  parameters: readonly unknown[],
  names: WithheldNames | Promise<WithheldNames>,
): Promise<LeagueAward[]> {
  const asked = client.query<Row>(
    `select ${TOURNAMENT}, p.handle, p.name, p.country, a.kind, l.slug as league, s.season, a.phase, a.place,
       a.participants, a.points, a.rule, a.section, a.reason, a.since_run as run,
       ${TABLE_OF_SEASON} as "ownTable"
     from awards a join outcomes o using (tournament_id) join scorecards c using (submission_id)
       join submissions v on v.id = c.submission_id
       join league_seasons s on s.id = a.league_season_id join leagues l on l.id = s.league_id
       join shown_players p on p.id = a.player_id
     where ${condition} order by o.starts_at, o.key, a.ordinal`,
    [...parameters],
  );
  const [{ rows }, shown] = await Promise.all([asked, names]);
  return rows.map(({ id, tournament, startsAt, localDate, basis, handle, name, country, ownTable, ...award }) => ({
    ...award,
    player: { handle, name, country },
    tournament: tournamentOf({ id, tournament, startsAt, localDate, basis }),
    reason: award.reason && shown.showText(award.reason),
    explanation: explanationOf(award, ownTable),
  }));
}
