import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORIES, findHandleFault, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import { monthAt, readMoment, shownDate } from '@quadrant/store/database';
import { keyOfPlayer, shownPlayer } from '@quadrant/store/players';
import {
  count,
  countAbove,
  countEqual,
  countPlayers,
  type BoardFilters,
  type BoardPlace,
} from '@quadrant/store/leaderboards';
import { HEAD_RUN, readHeadRun } from '@quadrant/store/history';
import type { Career, Movers, TrackCareer, TrackOpening } from './career.js';
import type { PoolClient } from 'pg';

interface StoredTrack extends Omit<TrackCareer, 'world' | 'country' | 'losses' | 'broughtGames' | 'opening'> {
  readonly broughtGames: number;
  readonly opening: TrackOpening | null;
  readonly handle: string;
  readonly countryCode: string | null;
  readonly officialRun: number | null;
}

const TRACKS = `
  select b.game, b.category, b.rating, b.games, b.wins, b.ties, b.brought_games as "broughtGames", b.last_played_at as "lastPlayedAt", ${monthAt('b.last_played_at', 'b.game')} as "lastPlayedOn", b.country as "countryCode", p.handle,
    (select official_run from runs where number = (select head_run from publication)) as "officialRun",
    (select json_build_object('rank', o.rank, 'rating', o.rating) from official_ranks o
      where (o.game, o.category, o.player_id) = (b.game, b.category, b.player_id)) as official,
    (select json_build_object('rating', c.after, 'tournamentId', o.key, 'tournament', s.name, 'startsAt', o.starts_at, 'localDate', ${shownDate('k')})
      from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
        join submissions s on s.id = o.submission_id
      where c.player_id = b.player_id and c.category = b.category and k.game = b.game and c.after = b.peak
      order by o.starts_at, o.key limit 1) as peak,
    (select json_build_object('rating', a.rating, 'games', a.games, 'value', a.value, 'on', a.as_of, 'source', a.source)
      from opening_ratings a where (a.game, a.category, a.player_id) = (b.game, b.category, b.player_id)) as opening
  from shown_players p left join board_rows b on b.player_id = p.id where p.id = ${shownPlayer('$1')}
  order by array_position($2::text[], b.game), array_position($3::text[], b.category)`;

/** Returns SQL for the head run with these rows, in one statement: so no run is published between them. */
const withRun = (rows: string): string =>
  `select ${HEAD_RUN} as run, (select coalesce(json_agg(r), '[]') from (${rows}) r) as rows`;

/** SQL: changes by tournaments that began from instant $2 to before instant $3, in a title ($1) and a category ($4) or in all. */
const MOVED = withRun(`
  with moved as (
    select k.game, c.category, c.player_id, (array_agg(c.before order by o.starts_at, o.key))[1] as before,
      (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games)::integer as games
    from outcomes o join scorecards k using (submission_id) join rating_changes c on c.tournament_id = o.tournament_id
    where o.starts_at >= $2 and o.starts_at < $3 and ($1::text is null or k.game = $1) and ($4::text is null or c.category = $4)
    group by k.game, c.category, c.player_id)
  select m.game, m.category, p.handle, p.name, p.country, m.before, m.after, m.after - m.before as change, m.games
  from moved m join players q on q.id = m.player_id and q.hidden_at is null join shown_players p on p.id = m.player_id
  where m.after <> m.before
  order by abs(m.after - m.before) desc, p.handle_key collate "C", m.game, m.category limit $5`);

/** SQL: whether the week that ends on day $1 is kept, and its movers in a title ($2) and a category ($3) or in all. */
const KEPT = `${withRun(`
  select m.game, m.category, p.handle, p.name, p.country, m.before, m.after, m.after - m.before as change, m.games
  from movers m join players q on q.id = m.player_id and q.hidden_at is null join shown_players p on p.id = m.player_id
  where $1 between m.from_day and m.last_day and ($2::text is null or m.game = $2) and ($3::text is null or m.category = $3)
  order by abs(m.after - m.before) desc, p.handle_key collate "C", m.game, m.category limit $4`)},
  (select movers_from <= $1 from publication) as "isKept"`;

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2000, 0, 1);

interface KeptMovers extends Movers {
  /** It is null before the first run. */
  readonly isKept: boolean | null;
}

export interface MoversQuery {
  readonly game: GameTitle | null;
  readonly category: Category | null;
  /** Tournaments count that began at or after this instant. */
  readonly from: Date;
  /** Tournaments count that began before this instant. */
  readonly to: Date;
  readonly limit: number;
}

/** Reads ranks, records and peaks of players, as the head run has them. */
@Injectable()
export class CareerReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for a handle that leads to no shown player. */
  async find(handle: string): Promise<Career | null> {
    if (findHandleFault(handle) !== null) return null;
    return readMoment(this.dataSource, async (client) => {
      const [run, { rows }] = await Promise.all([
        readHeadRun(client),
        client.query<Partial<StoredTrack> & { handle: string }>(TRACKS, [keyOfPlayer(handle), GAME_TITLES, CATEGORIES]),
      ]);
      const [first] = rows;
      if (!first) return null;
      // A player without a rating has one row with nothing but their handle.
      const rated = rows.filter(({ game }) => game !== null) as StoredTrack[];
      const places = await findPlaces(client, run, rated);
      const tracks = rated.map((row, index) => careerOf(row, places[index]!));
      return { handle: first.handle, run, officialRun: rated[0]?.officialRun ?? null, tracks };
    });
  }

  /** Lists the players whose ratings the tournaments of some days moved farthest, up or down. Seven whole days are kept. */
  async listMovers({ game, category, from, to, limit }: MoversQuery): Promise<Movers> {
    const [begin, end] = [from, to].map((instant) => (instant.getTime() - FIRST_DAY_MS) / DAY_MS) as [number, number];
    if (Number.isInteger(end) && end - begin === 7) {
      const [found] = await this.dataSource.query<KeptMovers[]>(KEPT, [end - 1, game, category, limit]);
      const { isKept, ...kept } = found!;
      if (isKept === true) return kept;
    }
    const [moved] = await this.dataSource.query<Movers[]>(MOVED, [game, from, to, category, limit]);
    return moved!;
  }
}

interface TrackPlaces {
  readonly world: BoardPlace;
  readonly country: BoardPlace | null;
}

/** Reads all places in one query, however many tracks there are. */
async function findPlaces(client: PoolClient, run: number, tracks: readonly StoredTrack[]): Promise<TrackPlaces[]> {
  const asked = tracks.flatMap(({ game, category, rating, countryCode }) => {
    const world: BoardFilters = {
      ...{ game, category, country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null },
      view: { run, playedBefore: null },
    };
    const boards = countryCode === null ? [world] : [world, { ...world, country: countryCode }];
    return boards.flatMap((board) => [
      countAbove(board, run, rating),
      countEqual(board, rating),
      countPlayers(board, run),
    ]);
  });
  if (asked.length === 0) return [];
  const counts = (await count(client, asked)).values();
  const next = (): BoardPlace => {
    const [above, equal, players] = [counts.next().value!, counts.next().value!, counts.next().value!];
    const percentile = (100 * (players - above)) / players;
    return { rank: above + 1, players, percentile, lower: players - above - equal };
  };
  return tracks.map(({ countryCode }) => ({ world: next(), country: countryCode === null ? null : next() }));
}

function careerOf(
  { handle: _handle, officialRun: _run, countryCode, peak, broughtGames, opening, lastPlayedOn, ...track }: StoredTrack,
  { world, country }: TrackPlaces,
): TrackCareer {
  return {
    ...track,
    losses: track.games - broughtGames - track.wins - track.ties,
    ...(opening !== null && { broughtGames, opening }),
    ...((lastPlayedOn ?? null) !== null && { lastPlayedOn }),
    world,
    country: country && { code: countryCode!, ...country },
    // JSON has no dates.
    peak: peak && { ...peak, startsAt: new Date(peak.startsAt) },
  };
}
