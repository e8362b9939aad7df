import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORIES, GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { monthAt, readSnapshot, shownDate } from '@quadrant/store/database';
import { keyOfPlayer, shownPlayerAt } from '@quadrant/store/players';
import { readHead } from '@quadrant/store/history';
import { count, countAbove, countEqualBefore, countPlayers } from './board-counts.js';
import { readHeadAround, readHeadPage } from './head-board.js';
import { boardSource, orderOf, pageOf, type SourcePage, TALLIES_OF_THE_PAST, Values } from './board-source.js';
import type {
  BoardFilters,
  LeaderboardPage,
  LeaderboardPart,
  LeaderboardPlaces,
  LeaderboardPosition,
  LeaderboardQuery,
  RatingTrack,
  StoredBoardRow,
} from './leaderboard.js';
import { tell } from './tell.js';
import type { PoolClient } from 'pg';

/** Reads leaderboards, of the present and of every earlier moment. */
@Injectable()
export class LeaderboardReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the leaderboards that have at least one player, in the order of the vocabulary. */
  listTracks(): Promise<RatingTrack[]> {
    return this.dataSource.query<RatingTrack[]>(
      `select c.game, c.category, c.players, l.at as "lastPlayedAt",
         coalesce((select max(${shownDate('k')}) from scorecards k where k.starts_at = l.at and k.game = c.game),
           (l.at at time zone 'UTC')::date::text) as "lastPlayedOn"
       from (select game, category, sum(players)::integer as players from board_counts
         where scope = '' and width = 50 and games_from = 0 group by game, category having sum(players) > 0) c
         cross join lateral (
           select max(last_played_at) as at from board_rows b
           where (b.game, b.category, board_day(b.last_played_at)) = (c.game, c.category, (
             select max(bucket) from board_counts d
             where (d.game, d.category, d.scope, d.width, d.games_from) = (c.game, c.category, '', 0, 0) and d.players > 0))) l
       order by array_position($1::text[], game), array_position($2::text[], category)`,
      [GAME_TITLES, CATEGORIES],
    );
  }

  /** Lists the countries and regions by which a leaderboard can be filtered. */
  async listPlaces({ game, category }: Pick<RatingTrack, 'game' | 'category'>): Promise<LeaderboardPlaces> {
    const [row] = await this.dataSource.query<LeaderboardPlaces[]>(
      `with scopes as materialized (
         select distinct scope from board_counts where game = $1 and category = $2 and width = 50 and games_from = 0 and players > 0
       )
       select array(select substr(scope, 3) from scopes where scope like 'c:%' order by 1) as countries,
         array(select substr(scope, 3) from scopes where scope like 'r:%' order by 1) as regions`,
      [game, category],
    );
    return row!;
  }

  /** Returns one page of a leaderboard; the best player comes first. */
  async getPage({ limit, after, ...filters }: LeaderboardQuery): Promise<LeaderboardPage> {
    const found =
      filters.view.playedBefore === null ? await readHeadPage(this.dataSource, filters, limit + 1, after) : null;
    if (found === null) return this.getPastPage({ limit, after, ...filters });
    const { head, players } = found;
    const rows = found.rows.slice(0, limit);
    const told = tell(filters, { head, rows, before: after, players, hasMore: found.rows.length > limit });
    return { headRun: head.run, players, ...told };
  }

  /**
   * Returns the part of a leaderboard that has a player in its middle.
   *
   * @returns null for a handle that leads to no shown player; 'absent' for a player that the filters leave out
   */
  async getAround(filters: BoardFilters, handle: string, limit: number): Promise<LeaderboardPart | 'absent' | null> {
    const found =
      filters.view.playedBefore === null ? await readHeadAround(this.dataSource, filters, handle, limit) : null;
    if (found === null) return this.getPastAround(filters, handle, limit);
    const { head, ownRowId, isShown, players, higher, equal } = found;
    const own = found.rows.find(({ playerRowId }) => playerRowId === ownRowId);
    if (own === undefined) return isShown ? 'absent' : null;
    const rows = found.rows.slice(0, limit);
    const before = { rating: rows[0]!.rating, rank: higher + 1, place: higher + equal };
    const told = tell(filters, { head, rows, before, players, hasMore: found.rows.length > limit });
    return { headRun: head.run, around: own.handle, players, ...told };
  }

  private getPastPage({ limit, after, ...filters }: LeaderboardQuery): Promise<LeaderboardPage> {
    return readSnapshot(this.dataSource, async (client) => {
      const head = await readHead(client);
      const found = await findRows(client, filters, { limit: limit + 1, after });
      const rows = await countPast(client, filters, found.slice(0, limit));
      const players = after?.players ?? (await count(client, [countPlayers(filters, head.run)]))[0]!;
      const told = tell(filters, { head, rows, before: after, players, hasMore: found.length > limit });
      return { headRun: head.run, players, ...told };
    });
  }

  private getPastAround(
    filters: BoardFilters,
    handle: string,
    limit: number,
  ): Promise<LeaderboardPart | 'absent' | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const own = await findOwnRow(client, filters, handle);
      if (own === null || own === 'absent') return own;
      const head = await readHead(client);
      const above = await findRows(client, filters, { limit: Math.floor((limit - 1) / 2), before: own });
      // One row more than fits says whether there is another page.
      const below = await findRows(client, filters, { limit: limit - above.length, after: own });
      const all = [...above.reverse(), own, ...below];
      const rows = await countPast(client, filters, all.slice(0, limit));
      const first = rows[0]!;
      const [higher, players, equal] = (await count(client, [
        countAbove(filters, head.run, first.rating),
        countPlayers(filters, head.run),
        countEqualBefore(filters, first),
      ])) as [number, number, number];
      const rank = higher + 1;
      const place = rank + equal;
      const before = { rating: first.rating, rank, place: place - 1 };
      const told = tell(filters, { head, rows, before, players, hasMore: all.length > limit });
      return { headRun: head.run, around: own.handle, players, ...told };
    });
  }
}

/** Finds the rows after a position, best first, or those before one, from there on upwards. */
async function findRows(
  client: PoolClient,
  filters: BoardFilters,
  { limit, after = null, before = null }: RowsWish,
): Promise<StoredBoardRow[]> {
  const values = new Values();
  const at = after ?? before;
  const isUpwards = after === null && before !== null;
  const place = at && `(${values.add(-at.rating)}::float8, ${values.add(at.handleKey)})`;
  const condition = place === null ? 'true' : `(-rating, handle_key) ${isUpwards ? '<' : '>'} ${place}`;
  const page: SourcePage = { limit: `${values.add(limit)}::integer`, from: at?.rating ?? null, isUpwards };
  const source = boardSource(filters, values, condition, page);
  return load(client, filters.game, `(select * from ${source} s ${pageOf(page)})`, values, orderOf(page));
}

interface RowsWish {
  readonly limit: number;
  readonly after?: Pick<LeaderboardPosition, 'rating' | 'handleKey'> | null;
  readonly before?: Pick<LeaderboardPosition, 'rating' | 'handleKey'> | null;
}

/** Loads the rows of a source, as everybody may see their players. */
async function load(
  client: PoolClient,
  game: GameTitle,
  source: string,
  values: Values,
  order = '',
): Promise<StoredBoardRow[]> {
  const { rows } = await client.query<StoredBoardRow>(
    `with source as (select * from ${source} s)
     select s.player_id as "playerRowId", s.rating, s.games, s.wins, s.ties, s.brought_games as "broughtGames", s.last_played_at as "lastPlayedAt",
       s.handle_key as "handleKey", p.handle, p.name, p.country, p.region, null as "rankBefore",
       ${monthAt('s.last_played_at', values.add(game))} as "lastPlayedOn"
     from source s cross join lateral (select handle, name, country, region from shown_players where id = s.player_id) p
     ${order}`,
    values.list,
  );
  return rows;
}

async function findOwnRow(
  client: PoolClient,
  filters: BoardFilters,
  handle: string,
): Promise<StoredBoardRow | 'absent' | null> {
  const values = new Values();
  const player = shownPlayerAt(values.add(keyOfPlayer(handle)), values.add(filters.view.run));
  const [own] = await load(client, filters.game, boardSource(filters, values, `player_id = ${player}`), values);
  if (own) return own;
  const [key, run] = [keyOfPlayer(handle), filters.view.run];
  const { rows } = await client.query<{ id: number | null }>(`select ${shownPlayerAt('$1', '$2')} as id`, [key, run]);
  return rows[0]!.id === null ? null : 'absent';
}

interface Tally {
  readonly wins: number;
  readonly ties: number;
  readonly broughtGames: number;
}

const NOTHING: Tally = { wins: 0, ties: 0, broughtGames: 0 };

/** Counts wins and ties of rows of a past that does not keep them. */
async function countPast(
  client: PoolClient,
  { game, category, view }: BoardFilters,
  rows: readonly StoredBoardRow[],
): Promise<StoredBoardRow[]> {
  const ids = rows.filter(({ wins }) => wins === null).map(({ playerRowId }) => playerRowId);
  if (ids.length === 0) return [...rows];
  const counted = await client.query<Tally & { playerRowId: number }>(TALLIES_OF_THE_PAST, [
    game,
    category,
    view.run,
    ids,
    view.playedBefore,
  ]);
  const tallies = new Map(counted.rows.map(({ playerRowId, ...tally }) => [playerRowId, tally]));
  return rows.map((row) => (row.wins === null ? { ...row, ...(tallies.get(row.playerRowId) ?? NOTHING) } : row));
}
