import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import type { View } from './as-of.read-model.js';
import { publishedRows } from './published-rows.js';

/** What is wanted of a leaderboard; null filters leave everybody. */
export interface LeaderboardQuery {
  readonly game: GameTitle;
  readonly category: Category;
  readonly country: string | null;
  readonly region: string | null;
  /** At least so many rated games. */
  readonly minGames: number;
  /** Only who has fewer rated games, as provisional ratings have; null: everybody. */
  readonly gamesBelow: number | null;
  /** Only who played a rated game at or after this instant. */
  readonly activeSince: Date | null;
  /** As a cursor pins it, on every page but the first. */
  readonly view: View;
  readonly limit: number;
  readonly after: LeaderboardPosition | null;
}

/** The last row of a page. It pins the run, so that the pages of one reading never mix two publications. */
export interface LeaderboardPosition {
  readonly run: number;
  readonly rating: number;
  readonly handleKey: string;
}

/** Whether a value from outside, as a cursor is, can be a position of a leaderboard. */
export function isLeaderboardPosition(value: unknown): value is LeaderboardPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { run, rating, handleKey } = value as Record<string, unknown>;
  // PostgreSQL has no NUL in its texts.
  return isRunNumber(run) && Number.isFinite(rating) && typeof handleKey === 'string' && !handleKey.includes('\0');
}

/** One that has rated players. */
export interface RatingTrack {
  readonly game: GameTitle;
  readonly category: Category;
  readonly players: number;
  readonly lastPlayedAt: Date;
}

/** One player on a leaderboard. */
export interface LeaderboardRow {
  /** Equal ratings share a rank, 1-2-2-4, within what the filters leave. */
  readonly rank: number;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly rating: number;
  readonly games: number;
  readonly lastPlayedAt: Date;
}

/** Some rows of a leaderboard. */
export interface LeaderboardPage {
  /** Players on the whole leaderboard under these filters. */
  readonly players: number;
  readonly rows: LeaderboardRow[];
  readonly next: LeaderboardPosition | null;
}

/** SQL: the ratings of a track ($1, $2) as run $3 published them. */
const AT_THE_END = `published as (
    select * from ${publishedRows('ratings', ['player_id', 'rating', 'games', 'last_played_at'], '$3', 'game = $1 and category = $2')} r)`;

/**
 * SQL: the same ratings, as the last tournament before instant $12 left them: each player's last change. Its place in
 * history and its rating stand in one array, whose maximum is found without sorting anybody's changes.
 */
const AT_AN_INSTANT = `history as (
    select o.tournament_id, o.starts_at, row_number() over (order by o.starts_at, o.key)::float8 as place
    from ${publishedRows('outcomes', ['tournament_id', 'submission_id', 'starts_at', 'key'], '$3', 'starts_at < $12')} o
      join scorecards k using (submission_id)
    where k.game = $1
  ), played as (
    select player_id, after, games, place, starts_at from rating_changes join history using (tournament_id)
    where category = $2 and since_run <= $3
    union all
    select player_id, after, games, place, starts_at from closed_rating_changes join history using (tournament_id)
    where category = $2 and since_run <= $3 and until_run > $3
  ), published as (
    select player_id, (max(array[place, after]))[2] as rating, sum(games)::integer as games, max(starts_at) as last_played_at
    from played group by player_id)`;

/** Leaderboards, of the present and of every earlier moment. */
@Injectable()
export class LeaderboardReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The leaderboards that have somebody on them, in the order of the vocabulary. */
  listTracks(): Promise<RatingTrack[]> {
    return this.dataSource.query<RatingTrack[]>(
      `select game, category, count(*)::integer as players, max(last_played_at) as "lastPlayedAt"
       from ratings group by game, category
       order by array_position($1::text[], game), array_position($2::text[], category)`,
      [GAME_TITLES, CATEGORIES],
    );
  }

  /** One page of a leaderboard, best first. */
  async getPage(query: LeaderboardQuery): Promise<LeaderboardPage> {
    const { run, playedBefore } = query.view;
    const rows = await this.dataSource.query<(LeaderboardRow & { handleKey: string; players: number })[]>(
      `with ${playedBefore === null ? AT_THE_END : AT_AN_INSTANT}, board as (
         select rank() over (order by r.rating desc)::integer as rank, count(*) over ()::integer as players,
           p.handle, p.handle_key, p.name, p.country, p.region, r.rating, r.games, r.last_played_at
         from published r join shown_players p on p.id = r.player_id
         where ($4::text is null or p.country = $4) and ($5::text is null or p.region = $5)
           and r.games >= $6 and ($11::integer is null or r.games < $11) and ($7::timestamptz is null or r.last_played_at >= $7)
       )
       select rank, players, handle, handle_key as "handleKey", name, country, region, rating, games,
         last_played_at as "lastPlayedAt"
       from board
       where $8::float8 is null or rating < $8 or (rating = $8 and handle_key collate "C" > $9)
       order by rating desc, handle_key collate "C"
       limit $10`,
      [
        query.game,
        query.category,
        run,
        query.country,
        query.region,
        query.minGames,
        query.activeSince,
        query.after?.rating ?? null,
        query.after?.handleKey ?? null,
        query.limit + 1,
        query.gamesBelow,
        ...(playedBefore === null ? [] : [playedBefore]),
      ],
    );
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      players: rows[0]?.players ?? 0,
      rows: page.map(({ handleKey: _key, players: _players, ...row }) => row),
      next: rows.length > query.limit && last ? { run, rating: last.rating, handleKey: last.handleKey } : null,
    };
  }
}
