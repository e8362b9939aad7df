import type { PoolClient } from 'pg';
import type { LeagueSeason } from '@quadrant/rules/leagues';
import {
  loadCountedPlayers,
  loadLifetimePoints,
  loadSeasonTournaments,
  rowsAt,
  type SeasonTournament,
} from '@quadrant/store/leagues';

/** Everything about a season that decides its outcome, except the day. */
export interface SeasonSide {
  readonly season: LeagueSeason;
  readonly tournaments: readonly SeasonTournament[];
  /** League points of all leagues, from tournaments up to the season's last day. The key is the row id of the player. */
  readonly lifetimePoints: ReadonlyMap<number, number>;
  /** The row ids of the tosses that count. */
  readonly tosses: readonly number[];
}

/** Loads a season as a run published it; null where its league did not have it by then. */
export async function loadSeasonSide(client: PoolClient, seasonRowId: number, run: number): Promise<SeasonSide | null> {
  const found = await findSeasonAt(client, seasonRowId, run);
  if (found === null) return null;
  const { season, tosses } = found;
  const counted = await loadCountedPlayers(client, run);
  return {
    season,
    tournaments: await loadSeasonTournaments(client, [seasonRowId], counted, { rowsOf: rowsAt(run) }),
    lifetimePoints: await loadLifetimePoints(client, season.endsOn, { rowsOf: rowsAt(run) }),
    tosses: tosses ?? [],
  };
}

interface FoundSeason {
  readonly season: LeagueSeason;
  readonly tosses: readonly number[] | null;
}

async function findSeasonAt(client: PoolClient, seasonRowId: number, run: number): Promise<FoundSeason | null> {
  const { rows } = await client.query<FoundSeason>(
    `select each as season, r.rules->'tosses' as tosses from league_seasons s join league_rules r using (league_id), jsonb_array_elements(r.rules->'seasons') each
     where s.id = $1 and (each->>'id')::integer = $1 and r.in_effect @> $2::integer`,
    [seasonRowId, run],
  );
  return rows[0] ?? null;
}
