import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { Tuples } from '@quadrant/store/database';
import type { PlayerNumbers } from './player-numbers.js';

export interface RatingRow {
  readonly game: GameTitle;
  readonly category: Category;
  /** It is a row id. */
  readonly player: number;
  readonly rating: number;
  readonly games: number;
  /** It counts milliseconds since 1970. */
  readonly lastPlayedAt: number;
}

/** A query names at most this many players. For more it reads everybody's rows, and the caller skips the others. */
const MOST_NAMED = 10_000;

/** Selects the published ratings of the numbered players, of those who count as one of them, and perhaps of others. */
export function selectRatings(players: PlayerNumbers): string {
  const named = [...players.listRowIds(), ...players.listMerged(), -1];
  const where = named.length > MOST_NAMED ? 'true' : `player_id in (${named.join(', ')})`;
  return `select game, category, player_id, rating, games, last_played_at from ratings where ${where}`;
}

/** Reads the current row of {@link selectRatings}. */
export const readRating = (tuples: Tuples): RatingRow => ({
  game: tuples.text(0) as GameTitle,
  category: tuples.text(1) as Category,
  player: tuples.int4(2),
  rating: tuples.float8(3),
  games: tuples.int4(4),
  lastPlayedAt: tuples.timestamptz(5),
});
