import type { PoolClient } from 'pg';
import type { RatingState, TrackRatings } from '@quadrant/outcome';
import type { Category, GameTitle } from '@quadrant/tournament';
import { BinaryRows } from '../copy/binary-rows.js';
import { copyBinary } from '../copy/copy-binary.js';
import { copyOut } from '../copy/copy-out.js';
import { closeRows } from './close-rows.js';
import { findLastPlayedAt } from './history-state.js';
import type { PlayerNumbers } from './player-numbers.js';

const COLUMNS = ['game', 'category', 'player_id', 'rating', 'games', 'last_played_at', 'since_run'];

/**
 * Makes the published ratings those of `state`: rows that differ are closed and written anew, rows of players who have
 * no rating there any more are closed.
 *
 * @param everybody whether `state` has everybody's ratings, or only those of the numbered players
 */
export async function writeRatings(
  client: PoolClient,
  run: number,
  state: RatingState,
  { players, everybody }: { readonly players: PlayerNumbers; readonly everybody: boolean },
): Promise<void> {
  await lookUpLastPlayed(client, state, players);
  const where = everybody ? 'true' : `player_id in (${[...players.listRowIds(), -1].join(', ')})`;
  const unchanged = new Map<TrackRatings, Uint8Array>();
  const stale: { game: string; category: string; player: number }[] = [];
  const select = `select game, category, player_id, rating, games, last_played_at from ratings where ${where}`;
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      const [game, category] = [tuples.text(0) as GameTitle, tuples.text(1) as Category];
      const ratings = state.findTrack(game, category);
      const number = players.findNumber(tuples.int4(2));
      const isSame =
        ratings !== null &&
        number !== null &&
        ratings.ratingOf(number) === tuples.float8(3) &&
        ratings.gamesOf(number) === tuples.int4(4) &&
        ratings.lastPlayedAtOf(number) === tuples.timestamptz(5);
      if (isSame) marksOf(unchanged, ratings)[number] = 1;
      else stale.push({ game, category, player: tuples.int4(2) });
    }
  }
  await closeRatings(client, run, stale);
  await copyBinary(client, 'ratings', COLUMNS, freshRows(state, unchanged, players, run));
}

function marksOf(unchanged: Map<TrackRatings, Uint8Array>, ratings: TrackRatings): Uint8Array {
  const known = unchanged.get(ratings);
  if (known) return known;
  const marks = new Uint8Array(ratings.size);
  unchanged.set(ratings, marks);
  return marks;
}

async function closeRatings(
  client: PoolClient,
  run: number,
  rows: readonly { game: string; category: string; player: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const where = '(game, category, player_id) in (select * from unnest($2::text[], $3::text[], $4::integer[]))';
  await closeRows(client, 'ratings', COLUMNS, where, [
    run,
    rows.map(({ game }) => game),
    rows.map(({ category }) => category),
    rows.map(({ player }) => player),
  ]);
}

/** Somebody whose only tournaments after the begin of the replay are gone: his last one lies before it. */
async function lookUpLastPlayed(client: PoolClient, state: RatingState, players: PlayerNumbers): Promise<void> {
  for (const { game, category, ratings } of state.tracks()) {
    for (let number = 0; number < players.count; number++) {
      if (!Number.isNaN(ratings.lastPlayedAtOf(number))) continue;
      const last = await findLastPlayedAt(client, game, category, players.rowIdOf(number));
      ratings.set(number, ratings.ratingOf(number), ratings.gamesOf(number), last);
    }
  }
}

function* freshRows(
  state: RatingState,
  unchanged: ReadonlyMap<TrackRatings, Uint8Array>,
  players: PlayerNumbers,
  run: number,
): Generator<Buffer> {
  const rows = new BinaryRows(COLUMNS.length);
  for (const { game, category, ratings } of state.tracks()) {
    const marks = unchanged.get(ratings);
    for (let number = 0; number < players.count; number++) {
      const games = ratings.gamesOf(number);
      if (games === 0 || marks?.[number] === 1) continue;
      rows.row().text(game).text(category).int4(players.rowIdOf(number)).float8(ratings.ratingOf(number)).int4(games);
      rows.timestamptz(ratings.lastPlayedAtOf(number)).int4(run);
      if (rows.isPieceFull) yield* rows.drain();
    }
  }
  yield* rows.drain();
}
