import type { PoolClient } from 'pg';
import type { LeagueSeason, Phase, RecordedToss, SeasonInput } from '@quadrant/rules/league';
import { loadCountedPlayers, loadKnownPlayers, type CountedPlayers } from './counted-players.js';
import type { ShownIdentity } from './league-season.js';
import {
  loadSeasonTournaments,
  OPEN_ROWS,
  playersOf,
  toCountedTournament,
  type PublishedRows,
} from './season-tournaments.js';

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
  const lifetimes = new Map<string, ReadonlyMap<string, number>>();
  // Without qualifiers there are no playoffs that ask for them.
  for (const day of new Set(seasons.filter(({ qualifiers }) => qualifiers !== null).map(({ endsOn }) => endsOn))) {
    const points = await loadLifetimePoints(client, day, OPEN_ROWS);
    lifetimes.set(day, new Map([...points].map(([rowId, each]) => [known.get(rowId)?.publicId ?? '', each])));
  }
  return {
    players: new Map([...known.values()].map(({ publicId, ...identity }) => [publicId, identity])),
    inputOf: (season, today) => ({
      rules: season,
      tournaments: tournaments
        .filter(({ seasonRowId }) => seasonRowId === season.id)
        .map((tournament) => toCountedTournament(tournament, publicIdOf)),
      lifetimeOf: (player) => lifetimes.get(season.endsOn)?.get(player) ?? 0,
      tosses: tosses
        .filter(({ seasonRowId }) => seasonRowId === season.id)
        .map(({ stage, order }) => ({ stage, order: order.map(publicIdOf) })),
      today,
    }),
  };
}

/** A toss with players by row id. */
export interface StoredToss extends Omit<RecordedToss<string>, 'order'> {
  readonly seasonRowId: number;
  /** Row ids. */
  readonly order: readonly number[];
}

/** In the order in which they were recorded. */
export async function loadTosses(
  client: PoolClient,
  seasonRowIds: readonly number[],
  { countedAs }: Pick<CountedPlayers, 'countedAs'>,
): Promise<StoredToss[]> {
  const { rows } = await client.query<{ seasonRowId: number; stage: Phase; order: number[] }>(
    `select league_season_id as "seasonRowId", stage, players as "order" from league_tosses
     where league_season_id = any($1) order by id`,
    [seasonRowIds],
  );
  return rows.map((toss) => ({ ...toss, order: toss.order.map((rowId) => countedAs(rowId)) }));
}

/**
 * League points of all leagues, of tournaments up to a day (000, 12.6), by row id of the player.
 *
 * @param others row ids of tournaments that are left out
 */
export async function loadLifetimePoints(
  client: PoolClient,
  day: string,
  rowsOf: PublishedRows,
  others: readonly number[] = [],
): Promise<Map<number, number>> {
  const { rows } = await client.query<[number, number]>({
    rowMode: 'array',
    text: `select a.player_id, sum(a.points)::integer
      from ${rowsOf('awards', 'tournament_id, player_id, kind, points')} a
        join ${rowsOf('outcomes', 'tournament_id, submission_id')} o using (tournament_id) join scorecards c using (submission_id)
      where a.kind = 'league' and c.local_date <= $1 and a.tournament_id <> all($2) group by a.player_id`,
    values: [day, others],
  });
  return new Map(rows);
}
