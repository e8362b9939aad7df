import { LeagueLedgers } from '@quadrant/rules/leagues';
import { START_RATING } from '@quadrant/rules/rating';
import type { Category, GameTitle } from '@quadrant/rules/tournament';

/** The ratings of one track, by player number. A player without rated games has the start rating. */
export class TrackRatings {
  private ratings = new Float64Array(0);
  private counts = new Int32Array(0);
  private lasts = new Float64Array(0);

  /** Player numbers are below this. */
  get size(): number {
    return this.ratings.length;
  }

  ratingOf(player: number): number {
    return this.ratings[player] ?? START_RATING;
  }

  /** Rated games so far. */
  gamesOf(player: number): number {
    return this.counts[player] ?? 0;
  }

  /** Start of the last tournament with a rated game, milliseconds since 1970; 0 without one. */
  lastPlayedAtOf(player: number): number {
    return this.lasts[player] ?? 0;
  }

  set(player: number, rating: number, games: number, lastPlayedAt: number): void {
    if (player >= this.ratings.length) this.grow(player + 1);
    this.ratings[player] = rating;
    this.counts[player] = games;
    this.lasts[player] = lastPlayedAt;
  }

  private grow(atLeast: number): void {
    const size = Math.max(64, atLeast, this.ratings.length * 2);
    const ratings = new Float64Array(size).fill(START_RATING);
    ratings.set(this.ratings);
    const counts = new Int32Array(size);
    counts.set(this.counts);
    const lasts = new Float64Array(size);
    lasts.set(this.lasts);
    [this.ratings, this.counts, this.lasts] = [ratings, counts, lasts];
  }
}

/** Ratings by track, and what leagues remember, at a moment of history. Players are numbered from 0 by the caller. */
export class HistoryState {
  readonly leagues = new LeagueLedgers();
  private readonly games = new Map<GameTitle, Map<Category, TrackRatings>>();
  private readonly cutOvers = new Map<string, string>();

  /** Says that the previous system rated a track up to a day, `YYYY-MM-DD`. */
  setCutOver(game: GameTitle, category: Category, day: string): void {
    this.cutOvers.set(`${game}/${category}`, day);
  }

  /** Tells whether the previous system rated a track on a local date: then no tournament of that date moves it here. */
  isRatedBefore(game: GameTitle, category: Category, localDate: string): boolean {
    const day = this.cutOvers.get(`${game}/${category}`);
    return day !== undefined && localDate <= day;
  }

  /** The ratings of one track, created when they are asked for first. */
  track(game: GameTitle, category: Category): TrackRatings {
    let categories = this.games.get(game);
    if (categories === undefined) this.games.set(game, (categories = new Map<Category, TrackRatings>()));
    let track = categories.get(category);
    if (track === undefined) categories.set(category, (track = new TrackRatings()));
    return track;
  }

  /** Forgets the ratings of one track. */
  clearTrack(game: GameTitle, category: Category): void {
    this.games.get(game)?.delete(category);
  }

  /** It is null for a track that was never asked for. */
  findTrack(game: GameTitle, category: Category): TrackRatings | null {
    return this.games.get(game)?.get(category) ?? null;
  }

  /** Every track that was asked for. */
  *tracks(): Generator<{ readonly game: GameTitle; readonly category: Category; readonly ratings: TrackRatings }> {
    for (const [game, categories] of this.games) {
      for (const [category, ratings] of categories) yield { game, category, ratings };
    }
  }
}
