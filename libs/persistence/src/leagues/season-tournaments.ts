import type { PoolClient } from 'pg';
import type { Award, LeagueSeason, Phase, SeasonAward } from '@quadrant/league';
import { validAt } from '../diff/valid-at.js';
import { Identities } from '../publication/identities.js';
import { unpackEntries } from '../scorecards/packed-entries.js';

/** A counting tournament of a season of a league; players by row id, as whom they count. */
export interface SeasonTournament {
  readonly tournamentRowId: number;
  readonly key: string;
  readonly localDate: string;
  readonly phase: Phase | null;
  readonly attended: readonly number[];
  readonly awards: readonly NumberedAward[];
}

type NumberedAward = Omit<SeasonAward<string>, 'player'> & { readonly player: number };

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
  const tournaments = await loadSeasonTournaments(client, seasonRowId, run);
  return { season, tournaments, lifetimePoints: await loadLifetimePoints(client, season.endsOn, run) };
}

async function findSeasonAt(client: PoolClient, seasonRowId: number, run: number): Promise<LeagueSeason | null> {
  const { rows } = await client.query<{ season: LeagueSeason }>(
    `select each as season from league_seasons s join league_rules r using (league_id), jsonb_array_elements(r.rules->'seasons') each
     where s.id = $1 and (each->>'id')::integer = $1 and r.in_effect @> $2::integer`,
    [seasonRowId, run],
  );
  return rows[0]?.season ?? null;
}

type Row = [
  tournament: number,
  key: string,
  localDate: string,
  players: number[],
  participants: number,
  placings: Buffer,
  awards: [player: number, kind: SeasonAward<string>['kind'], points: number, place: number, phase: Phase | null][],
];

/** The counting tournaments of a season as a run published them: those that awarded league points. */
async function loadSeasonTournaments(
  client: PoolClient,
  seasonRowId: number,
  run: number,
): Promise<SeasonTournament[]> {
  const identities = await loadIdentitiesAt(client, run);
  const awarded = 'tournament_id, ordinal, player_id, kind, points, place, phase';
  const { rows } = await client.query<Row>({
    rowMode: 'array',
    text: `select tournament_id, key, k.local_date::text, k.players, k.participants, k.placings, a.awards
      from (select tournament_id, json_agg(json_build_array(player_id, kind, points, place, phase) order by ordinal) as awards
          from ${validAt('awards', awarded, '$1', 'league_season_id = $2')} each group by tournament_id) a
        join ${validAt('outcomes', 'tournament_id, submission_id, key', '$1')} o using (tournament_id)
        join scorecards k using (submission_id)`,
    values: [run, seasonRowId],
  });
  return rows.map(([tournamentRowId, key, localDate, players, participants, placings, awards]) => ({
    tournamentRowId,
    key,
    localDate,
    phase: awards[0]?.[4] ?? null,
    attended: attendedOf({ placings: unpackEntries(placings), participants }, (entry) =>
      identities.of(players[entry]!),
    ),
    awards: awards.map(([player, kind, points, place]) => ({ player, kind, points, place })),
  }));
}

/** Who took part: whoever only missed games stands below every participant. */
export const attendedOf = (
  { placings, participants }: { readonly placings: ArrayLike<number>; readonly participants: number },
  playerOf: (entry: number) => number,
): number[] => Array.from({ length: participants }, (_, place) => playerOf(placings[place]!));

/** What of a tournament counts in its league, as rows of `awards` have it. */
export const seasonAwardsOf = (awards: readonly Award[], playerOf: (entry: number) => number): NumberedAward[] =>
  awards.flatMap(({ kind, entry, points, place }) =>
    kind === 'masters' ? [] : [{ player: playerOf(entry), kind, points, place }],
  );

/**
 * League points of all leagues as a run published them, of tournaments up to a local calendar date.
 *
 * @param others row ids of tournaments that are left out
 */
export async function loadLifetimePoints(
  client: PoolClient,
  until: string,
  run: number,
  others: readonly number[] = [],
): Promise<Map<number, number>> {
  const { rows } = await client.query<[player: number, points: number]>({
    rowMode: 'array',
    text: `select player_id, sum(points)::integer
      from ${validAt('awards', 'tournament_id, player_id, points', '$1', `kind = 'league'`)} a
        join ${validAt('outcomes', 'tournament_id, submission_id', '$1')} o using (tournament_id)
        join scorecards k using (submission_id)
      where k.local_date <= $2 and tournament_id <> all($3) group by player_id`,
    values: [run, until, others],
  });
  return new Map(rows);
}

/** As whom players counted in a run. */
async function loadIdentitiesAt(client: PoolClient, run: number): Promise<Identities> {
  const { rows } = await client.query<[player: number, into: number]>({
    rowMode: 'array',
    text: `select player_id, into_id from player_merges where in_effect @> $1::integer`,
    values: [run],
  });
  return new Identities(new Map(rows));
}
