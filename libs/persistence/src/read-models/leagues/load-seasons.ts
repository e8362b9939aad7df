import type { PoolClient } from 'pg';
import type { LeagueSeason, Phase, RecordedToss, SeasonInput } from '@quadrant/league';
import { loadCountedPlayers, loadKnownPlayers, type CountedPlayers, type KnownPlayer } from './counted-players.js';
import type { ShownIdentity } from './league-season.js';
import { loadSeasonTournaments, playersOf, toSeasonEvent } from './season-tournaments.js';

/** What seasons follow from, of one moment. */
export interface LoadedSeasons {
  /** By public id. */
  readonly players: ReadonlyMap<string, ShownIdentity>;
  readonly inputOf: (season: LeagueSeason, today: string) => SeasonInput<string>;
}

/**
 * Loads the published tournaments of seasons, in six queries however many they are.
 *
 * @param run that published them
 */
export async function loadSeasons(
  client: PoolClient,
  run: number,
  seasons: readonly LeagueSeason[],
): Promise<LoadedSeasons> {
  const seasonRowIds = seasons.map(({ id }) => id);
  const counted = await loadCountedPlayers(client, run);
  const tournaments = await loadSeasonTournaments(client, seasonRowIds, counted);
  const tosses = await loadTosses(client, seasonRowIds, counted);
  const tossed = tosses.flatMap(({ order }) => order);
  const known = await loadKnownPlayers(client, new Set([...playersOf(tournaments), ...tossed]));
  const publicIdOf = (rowId: number) => known.get(rowId)!.publicId;
  const lifetimes = await loadLifetimePoints(client, seasons, known);
  return {
    players: new Map([...known.values()].map(({ publicId, ...identity }) => [publicId, identity])),
    inputOf: (season, today) => ({
      rules: season,
      events: tournaments
        .filter(({ seasonRowId }) => seasonRowId === season.id)
        .map((tournament) => toSeasonEvent(tournament, publicIdOf)),
      lifetimeOf: (player) => lifetimes.get(season.endsOn)?.get(player) ?? 0,
      tosses: tosses
        .filter(({ seasonRowId }) => seasonRowId === season.id)
        .map(({ stage, order }) => ({ stage, order: order.map(publicIdOf) })),
      today,
    }),
  };
}

interface StoredToss extends Omit<RecordedToss<string>, 'order'> {
  readonly seasonRowId: number;
  /** Row ids. */
  readonly order: readonly number[];
}

/** In the order in which they were recorded. */
async function loadTosses(
  client: PoolClient,
  seasonRowIds: readonly number[],
  { countedAs }: CountedPlayers,
): Promise<StoredToss[]> {
  const { rows } = await client.query<{ seasonRowId: number; stage: Phase; order: number[] }>(
    `select league_season_id as "seasonRowId", stage, players as "order" from league_tosses
     where league_season_id = any($1) order by id`,
    [seasonRowIds],
  );
  return rows.map((toss) => ({ ...toss, order: toss.order.map((rowId) => countedAs(rowId)) }));
}

/**
 * League points of all leagues, by a season's last day and public id (000, 12.6: of tournaments up to that day). Without
 * qualifiers there are no playoffs that ask for them.
 */
async function loadLifetimePoints(
  client: PoolClient,
  seasons: readonly LeagueSeason[],
  known: ReadonlyMap<number, KnownPlayer>,
): Promise<Map<string, Map<string, number>>> {
  const lifetimes = new Map<string, Map<string, number>>();
  const days = new Set(seasons.filter(({ qualifiers }) => qualifiers !== null).map(({ endsOn }) => endsOn));
  for (const day of days) {
    const { rows } = await client.query<[number, number]>({
      rowMode: 'array',
      text: `select a.player_id, sum(a.points)::integer
        from awards a join outcomes o using (tournament_id) join scorecards c using (submission_id)
        where a.kind = 'league' and c.local_date <= $1 and a.player_id = any($2) group by a.player_id`,
      values: [day, [...known.keys()]],
    });
    lifetimes.set(day, new Map(rows.map(([rowId, points]) => [known.get(rowId)!.publicId, points])));
  }
  return lifetimes;
}
