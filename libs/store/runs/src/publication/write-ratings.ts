import type { PoolClient } from 'pg';
import type { HistoryState, TrackRatings } from '@quadrant/rules/history';
import { BinaryRows, copyBinary, copyOut } from '@quadrant/store/database';
import { closeRows } from './close-rows.js';
import {
  findLastPlayedAt,
  RATING_COLUMNS,
  type PlayerNumbers,
  readRating,
  selectRatings,
  type RatingRow,
} from '@quadrant/store/history';
import type { MovedRatings } from './settle-boards.js';

export interface RatingsTarget {
  readonly run: number;
  readonly players: PlayerNumbers;
  /** Whether the state has the ratings of all players, or only those of the numbered ones. */
  readonly everybody: boolean;
  /** It is `ratings`, or the empty table that will replace it. */
  readonly table: string;
}

/**
 * Makes the published ratings equal to those of `state`. It closes rows that differ and writes new ones, and closes the
 * rows of players who no longer have a rating there.
 *
 * @returns what it wrote or closed
 */
export async function writeRatings(
  client: PoolClient,
  { run, players, everybody, table }: RatingsTarget,
  state: HistoryState,
): Promise<MovedRatings> {
  await lookUpLastPlayed(client, state, players);
  const unchanged = new Map<TrackRatings, Uint8Array>();
  const stale: RatingRow[] = [];
  for await (const tuples of copyOut(client, selectRatings(players))) {
    while (tuples.next()) {
      const row = readRating(tuples);
      const ratings = state.findTrack(row.game, row.category);
      const number = players.findNumber(row.player);
      // This player is not replayed, so the rating stays. A merged player keeps no row.
      if (number === null && !everybody && !players.isMerged(row.player)) continue;
      if (ratings !== null && number !== null && isRatingOf(ratings, number, row))
        marksOf(unchanged, ratings)[number] = 1;
      else stale.push(row);
    }
  }
  await closeRatings(client, run, stale);
  const moved: MovedRatings = { games: [], categories: [], players: [] };
  for (const { game, category, player } of stale) note(moved, game, category, player);
  const rows = freshRows(state, { unchanged, players, run, moved });
  await copyBinary(client, table, RATING_COLUMNS, rows);
  return moved;
}

function note({ games, categories, players }: MovedRatings, game: string, category: string, player: number): void {
  games.push(game);
  categories.push(category);
  players.push(player);
}

const isRatingOf = (ratings: TrackRatings, number: number, { rating, games, lastPlayedAt }: RatingRow): boolean =>
  ratings.ratingOf(number) === rating &&
  ratings.gamesOf(number) === games &&
  ratings.lastPlayedAtOf(number) === lastPlayedAt;

function marksOf(unchanged: Map<TrackRatings, Uint8Array>, ratings: TrackRatings): Uint8Array {
  const known = unchanged.get(ratings);
  if (known) return known;
  const marks = new Uint8Array(ratings.size);
  unchanged.set(ratings, marks);
  return marks;
}

async function closeRatings(client: PoolClient, run: number, rows: readonly RatingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const where = '(game, category, player_id) in (select * from unnest($2::text[], $3::text[], $4::integer[]))';
  await closeRows(client, 'ratings', RATING_COLUMNS, where, [
    run,
    rows.map(({ game }) => game),
    rows.map(({ category }) => category),
    rows.map(({ player }) => player),
  ]);
}

/** Looks up the last game of players whose only tournaments in the replay are gone: it lies before the replay. */
async function lookUpLastPlayed(client: PoolClient, state: HistoryState, players: PlayerNumbers): Promise<void> {
  for (const { game, category, ratings } of state.tracks()) {
    for (let number = 0; number < players.count; number++) {
      if (!Number.isNaN(ratings.lastPlayedAtOf(number))) continue;
      const last = await findLastPlayedAt(client, game, category, players.rowIdOf(number));
      ratings.set(number, ratings.ratingOf(number), ratings.gamesOf(number), last);
    }
  }
}

interface FreshRows {
  readonly unchanged: ReadonlyMap<TrackRatings, Uint8Array>;
  readonly players: PlayerNumbers;
  readonly run: number;
  /** It collects the ratings that are written. */
  readonly moved: MovedRatings;
}

function* freshRows(state: HistoryState, { unchanged, players, run, moved }: FreshRows): Generator<Buffer> {
  const rows = new BinaryRows(RATING_COLUMNS.length);
  for (const { game, category, ratings } of state.tracks()) {
    const marks = unchanged.get(ratings);
    for (let number = 0; number < players.count; number++) {
      const games = ratings.gamesOf(number);
      if (games === 0 || marks?.[number] === 1) continue;
      note(moved, game, category, players.rowIdOf(number));
      rows.row().text(game).text(category).int4(players.rowIdOf(number)).float8(ratings.ratingOf(number)).int4(games);
      rows.timestamptz(ratings.lastPlayedAtOf(number)).int4(run);
      if (rows.isPieceFull) yield* rows.drain();
    }
  }
  yield* rows.drain();
}
