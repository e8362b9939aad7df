import type { PoolClient } from 'pg';
import {
  qualifiersInForce,
  type LeagueSeason,
  type Phase,
  type RecordedToss,
  type SeasonInput,
} from '@quadrant/rules/leagues';
import { askTogether } from '@quadrant/store/database';
import { loadCountedPlayers, loadKnownPlayers } from './counted-players.js';
import type { ShownIdentity } from './league-season.js';
import {
  type Counted,
  loadSeasonTournaments,
  OPEN_ROWS,
  playersOf,
  type ReadMoment,
  rowsAt,
  type SeasonTournament,
  toCountedTournament,
} from './season-tournaments.js';

/** An earlier moment of what is published. */
export interface PastMoment {
  readonly run: number;
  /** Only tournaments that started before this count; null means all. */
  readonly playedBefore: Date | null;
}

/** Everything that seasons follow from, at one moment. */
export interface LoadedSeasons {
  /** The key is the public id. */
  readonly players: ReadonlyMap<string, ShownIdentity>;
  /** Returns the public ids of players who have points for places that only a source states. */
  readonly statedIn: (season: LeagueSeason) => ReadonlySet<string>;
  readonly inputOf: (season: LeagueSeason, today: string) => SeasonInput<string>;
  /** A season with the number of qualifiers that its first tournament leaves in force. */
  readonly inForce: (season: LeagueSeason) => LeagueSeason;
}

/**
 * Loads the published tournaments of seasons, in two exchanges however many they are.
 *
 * @param at the run that published them
 * @param which tosses: the published ones decide what is shown; a new one is compared with all that are recorded
 */
export async function loadSeasons(
  client: PoolClient,
  at: number | PastMoment,
  seasons: readonly LeagueSeason[],
  which: 'published' | 'recorded' = 'published',
): Promise<LoadedSeasons> {
  const run = typeof at === 'number' ? at : at.run;
  const moment: ReadMoment = typeof at === 'number' ? {} : { rowsOf: rowsAt(run), playedBefore: at.playedBefore };
  const seasonRowIds = seasons.map(({ id }) => id);
  // Without a number of qualifiers there are no playoffs that need the points of all leagues.
  const lastDays = [...new Set(seasons.filter(({ qualifiers }) => qualifiers !== null).map(({ endsOn }) => endsOn))];
  const [tournaments, tosses, publishedOn, lifetimePoints] = await askTogether(client, () => {
    const counted = loadCountedPlayers(client, run);
    return Promise.all([
      loadSeasonTournaments(client, seasonRowIds, counted, moment),
      loadTosses(client, seasonRowIds, counted, which === 'published' ? run : null),
      findDayOf(client, run),
      Promise.all(lastDays.map((day) => loadLifetimePoints(client, day, moment))),
    ]);
  });
  const tossed = tosses.flatMap(({ order }) => order);
  const known = await loadKnownPlayers(client, new Set([...playersOf(tournaments), ...tossed]));
  const publicIdOf = (rowId: number) => known.get(rowId)!.publicId;
  const ofSeason = ({ id }: LeagueSeason) => tournaments.filter(({ seasonRowId }) => seasonRowId === id);
  const lifetimes = new Map(
    lastDays.map((day, index) => {
      const points = [...lifetimePoints[index]!].map(
        ([rowId, each]) => [known.get(rowId)?.publicId ?? '', each] as const,
      );
      return [day, new Map(points)];
    }),
  );
  return {
    players: new Map([...known.values()].map(({ publicId, ...identity }) => [publicId, identity])),
    statedIn: (season) =>
      new Set(
        ofSeason(season).flatMap(({ isStated, awards }) =>
          isStated ? awards.filter(({ points }) => points > 0).map(({ player }) => publicIdOf(player)) : [],
        ),
      ),
    inForce: (season) => withQualifiersInForce(season, ofSeason(season)),
    inputOf: (season, today) => ({
      rules: withQualifiersInForce(season, ofSeason(season)),
      publishedOn: publishedOn !== null && publishedOn < today ? publishedOn : today,
      tournaments: ofSeason(season).map((tournament) => toCountedTournament(tournament, publicIdOf)),

      lifetimeOf: (player) => lifetimes.get(season.endsOn)?.get(player) ?? 0,
      tosses: tosses
        .filter(({ seasonRowId }) => seasonRowId === season.id)
        .map(({ stage, order }) => ({ stage, order: order.map(publicIdOf) })),
      today,
    }),
  };
}

/** Returns the local calendar date in UTC on which a run was published; null before the first run. */
async function findDayOf(client: PoolClient, run: number): Promise<string | null> {
  const { rows } = await client.query<{ day: string }>(
    `select (published_at at time zone 'UTC')::date::text as day from runs where number = $1`,
    [run],
  );
  return rows[0]?.day ?? null;
}

/** Returns a season with the number of qualifiers that is in force (000, 12.2) when these are its tournaments that count. */
export const withQualifiersInForce = <Season extends Pick<LeagueSeason, 'qualifiers' | 'announcements'>>(
  season: Season,
  tournaments: readonly Pick<SeasonTournament, 'startsAt'>[],
): Season => ({
  ...season,
  qualifiers: qualifiersInForce(
    season,
    tournaments.reduce<number | null>((first, { startsAt }) => Math.min(first ?? startsAt, startsAt), null),
  ),
});

/** A toss whose players are given by row id. */
export interface StoredToss extends Omit<RecordedToss<string>, 'order'> {
  readonly id: number;
  readonly seasonRowId: number;
  /** It holds row ids of players. */
  readonly order: readonly number[];
}

/** Loads the tosses in the order in which they were recorded. @param run in whose numbers they are in effect; null: all */
export async function loadTosses(
  client: PoolClient,
  seasonRowIds: readonly number[],
  counted: Counted | Promise<Counted>,
  run: number | null,
): Promise<StoredToss[]> {
  const asked = client.query<{ id: number; seasonRowId: number; stage: Phase; order: number[] }>(
    `select t.id::integer, t.league_season_id as "seasonRowId", t.stage, t.players as "order" from league_tosses t
     where t.league_season_id = any($1) and ($2::integer is null or exists (
       select from league_seasons s join league_rules r using (league_id)
       where s.id = t.league_season_id and r.in_effect @> $2::integer and r.rules->'tosses' @> to_jsonb(t.id)))
     order by t.id`,
    [seasonRowIds, run],
  );
  const [{ rows }, { countedAs }] = await Promise.all([asked, counted]);
  return rows.map((toss) => ({ ...toss, order: toss.order.map((rowId) => countedAs(rowId)) }));
}

/**
 * Returns the league points of all leagues from tournaments up to a day (000, 12.6). The key is the row id of the
 * player.
 *
 * @param others row ids of tournaments that are left out
 */
export async function loadLifetimePoints(
  client: PoolClient,
  day: string,
  { rowsOf = OPEN_ROWS, playedBefore = null }: ReadMoment,
  others: readonly number[] = [],
): Promise<Map<number, number>> {
  const { rows } = await client.query<[number, number]>({
    rowMode: 'array',
    text: `select a.player_id, sum(a.points)::integer
      from ${rowsOf('awards', 'tournament_id, player_id, kind, points')} a
        join ${rowsOf('outcomes', 'tournament_id, submission_id, starts_at')} o using (tournament_id) join scorecards c using (submission_id)
      where a.kind = 'league' and c.local_date <= $1 and a.tournament_id <> all($2)
        and ($3::timestamptz is null or o.starts_at < $3) group by a.player_id`,
    values: [day, others, playedBefore],
  });
  return new Map(rows);
}
