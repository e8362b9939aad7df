import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Basis, findHandleFault, INFERRED_PLACE } from '@quadrant/rules/tournament';
import { ask, monthAt, type RatingChangePosition, type TournamentPosition, shownDate } from '@quadrant/store/database';
import { keyOfPlayer, shownPlayer, shownPlayerAt } from '@quadrant/store/players';
import { certainPlace, type View, publishedResults, publishedRows } from '@quadrant/store/history';

/** A player with everything that is published about them, but not how it was computed. */
export interface PlayerProfile {
  readonly id: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  /** Other handles that lead to them; `formerHandles` are those that they had before. */
  readonly aliases: string[];
  readonly formerHandles: string[];
  /** It increases with every change of what is known about them. */
  readonly version: number;
  /** The handles of the players who were merged into this one. */
  readonly mergedFrom: readonly string[];
  readonly ratings: {
    game: string;
    category: string;
    rating: number;
    games: number;
    lastPlayedAt: Date;
    /** A month, where the day is unknown; absent otherwise. */
    lastPlayedOn?: string;
  }[];
  /** Each league gives season points; those of all leagues together are listed too. */
  readonly leaguePoints: { league: string; season: string; points: number }[];
  readonly lifetimeLeaguePoints: number;
  readonly mastersPoints: { season: number; points: number }[];
}

/** Says how one tournament changed one rating of a player. */
export interface PlayerRatingChange {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
  readonly game: string;
  readonly category: string;
  readonly before: number;
  readonly after: number;
  readonly games: number;
  readonly run: number;
}

/** Says how one player did in a tournament: their place and points in the final order. */
export interface PlayerTournament {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: string;
  readonly level: number;
  readonly startsAt: Date;
  readonly state: string;
  /** It is null where no player alone has this place; `statedPlace` then has it as its source states it. */
  readonly place: number | null;
  /** It is null where the rules compute the place. */
  readonly statedPlace: string | null;
  /** The result of a match is unknown, so the player may have more points. */
  readonly pointsAtLeast: boolean;
  readonly points: number | null;
  readonly basis: Basis;
}

/** SQL: the condition for the player of handle $1, as run $2 counts them. */
const PLAYER = `player_id = ${shownPlayerAt('$1', '$2')}`;
const ALONE = `array[${shownPlayerAt('$1', '$2')}]`;

/** SQL: the handles of player p of one kind, in the order in which they were added. */
const handlesOf = (kind: 'alias' | 'former'): string =>
  `array(select handle from player_handles where player_id = p.id and kind = '${kind}' order by created_at, handle_key)`;

/** SQL: a player's rating changes that run $2 published, for tournaments before instant $3. */
const CHANGES = `
  ${publishedResults('rating_changes', ['category', 'before', 'after', 'games', 'since_run'], '$2', `r.${PLAYER}`, ALONE)} c
    join scorecards k using (submission_id)`;
const BEFORE = `($3::timestamptz is null or c.starts_at < $3)`;

/** SQL: ratings as run $2 published them. */
const RATINGS_AT_THE_END = `
  select game, category, rating, games, last_played_at as "lastPlayedAt", ${monthAt('r.last_played_at', 'r.game')} as "lastPlayedOn"
  from ${publishedRows('ratings', ['game', 'category', 'rating', 'games', 'last_played_at'], '$2', PLAYER, ALONE)} r
  where $3::timestamptz is null`;

/** SQL: ratings as the last tournament before instant $3 left them. */
const RATINGS_AT_AN_INSTANT = `
  select c.game, c.category, (array_agg(c.after order by c.is_opening, c.starts_at desc, c.key desc))[1] as rating,
    sum(c.games)::integer as games, max(c.starts_at) as "lastPlayedAt", ${monthAt('max(c.starts_at)', 'c.game')} as "lastPlayedOn"
  from (
    select k.game, c.category, c.after, c.games, c.starts_at, c.key, false as is_opening from ${CHANGES} where ${BEFORE}
    union all
    select game, category, rating, games, brought_at, null, true from opening_ratings_at($2)
    where ${PLAYER} and brought_at < $3) c
  group by c.game, c.category`;

/** SQL: awards that run $2 published, for tournaments before instant $3. */
const AWARDS = `
  select kind, points, league_season_id, masters_season
  from ${publishedResults('awards', ['kind', 'points', 'league_season_id', 'masters_season'], '$2', `r.${PLAYER}`)} c
  where ${BEFORE}`;

/** SQL: league points that were brought in, as run $2 had them, of days before instant $3. */
const OPENED = `
  select league_id, season, points from opening_points_at($2)
  where ${PLAYER} and ($3::timestamptz is null or as_of < $3::timestamptz at time zone 'UTC')`;

/** Reads players, and the changes that their numbers come from. */
@Injectable()
export class PlayerReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for a handle that nobody has, whatever its case and accents. */
  async findByHandle(handle: string, { run, playedBefore }: View): Promise<PlayerProfile | null> {
    if (findHandleFault(handle) !== null) return null;
    const rows = await ask<PlayerProfile>(
      this.dataSource,
      `with rated as (${playedBefore === null ? RATINGS_AT_THE_END : RATINGS_AT_AN_INSTANT}), awarded as (${AWARDS}),
         opened as (${OPENED})
       select p.public_id as id, p.handle, p.name, p.country, p.region, p.version,
         ${handlesOf('alias')} as aliases, ${handlesOf('former')} as "formerHandles",
         array(select q.handle from players q where q.counts_as = p.id and q.id <> p.id and counted_at(q.id, $2) = p.id
            and q.hidden_at is null and q.anonymised_at is null order by q.handle_key) as "mergedFrom",
         coalesce((select json_agg(r order by r.game, r.category) from rated r), '[]') as ratings,
         coalesce((select json_agg(t) from (
           select l.slug as league, s.season, sum(s.points)::integer as points
           from (
             select s.league_id, s.season, w.points from awarded w join league_seasons s on s.id = w.league_season_id where w.kind = 'league'
             union all select league_id, season, points from opened where season is not null) s
             join leagues l on l.id = s.league_id
           group by l.slug, s.season order by s.season, l.slug) t), '[]') as "leaguePoints",
         (select coalesce(sum(points), 0)::integer from (
           select points from awarded where kind = 'league' union all select points from opened) a) as "lifetimeLeaguePoints",
         coalesce((select json_agg(t) from (
           select masters_season as season, sum(points)::integer as points
           from awarded where kind = 'masters' group by masters_season order by 1) t), '[]') as "mastersPoints"
       from shown_players p where p.id = ${shownPlayerAt('$1', '$2')}`,
      [keyOfPlayer(handle), run, playedBefore],
    );
    const profile = rows[0];
    if (!profile) return null;
    // JSON has no dates.
    const ratings = profile.ratings.map(({ lastPlayedOn, ...each }) => ({
      ...each,
      lastPlayedAt: new Date(each.lastPlayedAt),
      ...((lastPlayedOn ?? null) !== null && { lastPlayedOn }),
    }));
    return { ...profile, ratings };
  }

  /** Lists changes, newest first. */
  listRatingChanges(
    handle: string,
    { run, playedBefore }: View,
    limit: number,
    after: RatingChangePosition | null,
  ): Promise<PlayerRatingChange[]> {
    return ask<PlayerRatingChange>(
      this.dataSource,
      `select c.key as "tournamentId", s.name as tournament, c.starts_at as "startsAt", ${shownDate('k')} as "localDate", k.game, c.category, c.before, c.after,
         c.games, c.since_run as run
       from ${CHANGES} join submissions s on s.id = c.submission_id
       where ${BEFORE} and ($4::timestamptz is null or (c.starts_at, c.key, c.category) < ($4, $5::uuid, $6))
       order by c.starts_at desc, c.key desc, c.category desc limit $7`,
      [
        keyOfPlayer(handle),
        run,
        playedBefore,
        after?.startsAt ?? null,
        after?.key ?? null,
        after?.category ?? null,
        limit,
      ],
    );
  }

  /** Lists tournaments whose current revision includes the player, newest first. */
  listTournaments(handle: string, limit: number, after: TournamentPosition | null): Promise<PlayerTournament[]> {
    return ask<PlayerTournament>(
      this.dataSource,
      `select t.key as "tournamentId", s.name as tournament, s.game, coalesce(t.level_override, s.held_level, s.level) as level, s.starts_at as "startsAt", w.state,
         ${certainPlace('r')} as place, r.stated as "statedPlace", r.points, case when r.stated is null then 'computed' when r.stated ~ '^([0-9]+-[0-9]+)?[?]$' then 'unknown' when r.stated like '%${INFERRED_PLACE}' then 'inferred' else 'stated' end as basis, r.points_at_least as "pointsAtLeast"
       from entries e
         join submissions s on s.id = e.submission_id
         join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
         join submission_states w on w.submission_id = s.id
         join standings r on r.submission_id = s.id and r.entry = e.number
       where e.player_id in (select id from players where counts_as = ${shownPlayer('$1')}) and not t.is_aside and ($2::timestamptz is null or (s.starts_at, t.key) < ($2, $3::uuid))
       order by s.starts_at desc, t.key desc limit $4`,
      [keyOfPlayer(handle), after?.startsAt ?? null, after?.key ?? null, limit],
    );
  }
}
