import type { PoolClient } from 'pg';
import type { LeagueSeason } from '@quadrant/rules/league';
import {
  loadCountedPlayers,
  loadLifetimePoints,
  loadSeasonTournaments,
  rowsAt,
  type SeasonTournament,
} from '@quadrant/store/leagues';

/** Everything about a season that decides its outcome, apart from tosses and the day. */
export interface SeasonSide {
  readonly season: LeagueSeason;
  readonly tournaments: readonly SeasonTournament[];
  /** League points of all leagues, of tournaments up to the season's last day, by row id of the player. */
  readonly lifetimePoints: ReadonlyMap<number, number>;
}

/** A season as a run published it; null where its league had not got it by then. */
export async function loadSeasonSide(client: PoolClient, seasonRowId: number, run: number): Promise<SeasonSide | null> {
  const season = await findSeasonAt(client, seasonRowId, run);
  if (season === null) return null;
  const counted = await loadCountedPlayers(client, run);
  return {
    season,
    tournaments: await loadSeasonTournaments(client, [seasonRowId], counted, rowsAt(run)),
    lifetimePoints: await loadLifetimePoints(client, season.endsOn, rowsAt(run)),
  };
}

async function findSeasonAt(client: PoolClient, seasonRowId: number, run: number): Promise<LeagueSeason | null> {
  const { rows } = await client.query<{ season: LeagueSeason }>(
    `select each as season from league_seasons s join league_rules r using (league_id), jsonb_array_elements(r.rules->'seasons') each
     where s.id = $1 and (each->>'id')::integer = $1 and r.in_effect @> $2::integer`,
    [seasonRowId, run],
  );
  return rows[0]?.season ?? null;
}
