import type { PoolClient } from 'pg';
import type { PlayerRating, RatingState } from '@quadrant/outcome';
import type { Category, GameTitle } from '@quadrant/tournament';
import { copyRows } from '../copy-rows.js';
import { closeRows } from './close-rows.js';

const COLUMNS = ['game', 'category', 'player_id', 'rating', 'games', 'last_played_at', 'since_run'];

interface RatingRow {
  readonly game: GameTitle;
  readonly category: Category;
  readonly player_id: number;
  readonly rating: number;
  readonly games: number;
  readonly last_played_at: Date;
}

/**
 * Makes the published ratings those of `state`: rows that differ are closed and written anew, rows of players who have
 * no rating there any more are closed.
 *
 * @param players whose ratings `state` has in full; null when it has everybody's
 */
export async function writeRatings(
  client: PoolClient,
  run: number,
  state: RatingState,
  players: readonly number[] | null,
): Promise<void> {
  const { rows: published } = await client.query<RatingRow>(
    `select game, category, player_id, rating, games, last_played_at from ratings
     where $1::integer[] is null or player_id = any($1)`,
    [players],
  );
  const unchanged = new Set<PlayerRating>();
  const stale: RatingRow[] = [];
  for (const row of published) {
    const current = state.get(`${row.game}/${row.category}`)?.get(row.player_id);
    if (current && isSame(row, current)) unchanged.add(current);
    else stale.push(row);
  }
  await closeRatings(client, run, stale);
  await copyRows(client, 'ratings', COLUMNS, freshRows(state, unchanged, run));
}

const isSame = (row: RatingRow, { rating, games, lastPlayedAt }: PlayerRating): boolean =>
  row.rating === rating && row.games === games && row.last_played_at.getTime() === lastPlayedAt;

async function closeRatings(client: PoolClient, run: number, rows: readonly RatingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const where = '(game, category, player_id) in (select * from unnest($2::text[], $3::text[], $4::integer[]))';
  await closeRows(client, 'ratings', COLUMNS, where, [
    run,
    rows.map(({ game }) => game),
    rows.map(({ category }) => category),
    rows.map(({ player_id }) => player_id),
  ]);
}

function* freshRows(state: RatingState, unchanged: ReadonlySet<PlayerRating>, run: number) {
  for (const [track, ratings] of state) {
    const [game, category] = track.split('/') as [string, string];
    for (const [player, current] of ratings) {
      if (unchanged.has(current)) continue;
      const { rating, games, lastPlayedAt } = current;
      yield [game, category, player, rating, games, new Date(lastPlayedAt).toISOString(), run];
    }
  }
}
