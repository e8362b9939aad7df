import type { Category, GameTitle } from '@quadrant/tournament';

/** What is known of one player on one track at a moment of history. */
export interface PlayerRating {
  readonly rating: number;
  /** Rated games so far. */
  readonly games: number;
  /** Start of the last tournament with a rated game, milliseconds since 1970. */
  readonly lastPlayedAt: number;
}

/** A rating track: game title and category, as `2e/constructed`. */
export type Track = `${GameTitle}/${Category}`;

/** Ratings at a moment of history: by track, then by player. A player who is missing has the start rating. */
export type RatingState = Map<Track, Map<number, PlayerRating>>;

/** The ratings of one track, created when they are asked for first. */
export function trackOf(state: RatingState, game: GameTitle, category: Category): Map<number, PlayerRating> {
  const track: Track = `${game}/${category}`;
  const known = state.get(track);
  if (known) return known;
  const created = new Map<number, PlayerRating>();
  state.set(track, created);
  return created;
}
