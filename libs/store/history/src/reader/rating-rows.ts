import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { Tuples } from '@quadrant/store/database';
import type { PlayerNumbers } from './player-numbers.js';

/** A published rating. */
export interface RatingRow {
  readonly game: GameTitle;
  readonly category: Category;
  /** Row id. */
  readonly player: number;
  readonly rating: number;
  readonly games: number;
  /** Milliseconds since 1970. */
  readonly lastPlayedAt: number;
}

/** More players than this are not named in a query: it reads everybody's, and who asked passes the others over. */
const MOST_NAMED = 10_000;

/** Published ratings of the numbered players, of those who count as one of them, and perhaps of others. */
export function selectRatings(players: PlayerNumbers): string {
  const named = [...players.listRowIds(), ...players.listMerged(), -1];
  const where = named.length > MOST_NAMED ? 'true' : `player_id in (${named.join(', ')})`;
  return `select game, category, player_id, rating, games, last_played_at from ratings where ${where}`;
}

/** The current row of {@link selectRatings}. */
export const readRating = (tuples: Tuples): RatingRow => ({
  game: tuples.text(0) as GameTitle,
  category: tuples.text(1) as Category,
  player: tuples.int4(2),
  rating: tuples.float8(3),
  games: tuples.int4(4),
  lastPlayedAt: tuples.timestamptz(5),
});
