import type { Basis, Category, GameTitle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import type { View } from '@quadrant/store/history';

/** Says which players a leaderboard shows. A null filter leaves everybody. */
export interface BoardFilters {
  readonly game: GameTitle;
  readonly category: Category;
  readonly country: string | null;
  readonly region: string | null;
  /** Players must have at least so many rated games. */
  readonly minGames: number;
  /** Players must have fewer rated games, as provisional ratings do. Null leaves everybody. */
  readonly gamesBelow: number | null;
  /** Players must have played a rated game at or after this instant. */
  readonly activeSince: Date | null;
  /** On every page but the first, a cursor pins it. */
  readonly view: View;
}

/** Tells whether the number of games leaves nobody out: everybody has one. */
export const isAnyNumberOfGames = ({ minGames, gamesBelow }: Pick<BoardFilters, 'minGames' | 'gamesBelow'>): boolean =>
  minGames <= 1 && gamesBelow === null;

/** Tells whether ranks count among everybody. */
export const isWholeBoard = ({ country, region, activeSince, view, ...games }: BoardFilters): boolean =>
  country === null &&
  region === null &&
  isAnyNumberOfGames(games) &&
  activeSince === null &&
  view.playedBefore === null;

export interface LeaderboardQuery extends BoardFilters {
  readonly limit: number;
  readonly after: LeaderboardPosition | null;
}

/**
 * The last row of a page. It pins the run, so that the pages of one listing never mix two publications. It carries what
 * the next page continues its counts from.
 */
export interface LeaderboardPosition {
  readonly run: number;
  readonly rating: number;
  readonly handleKey: string;
  readonly rank: number;
  /** This row is included in the count. */
  readonly place: number;
  /** All players of the leaderboard are counted. */
  readonly players: number;
}

/** Tells whether a value from outside, such as a cursor, can be a position of a leaderboard. */
export function isLeaderboardPosition(value: unknown): value is LeaderboardPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { run, rating, handleKey, rank, place, players } = value as Record<string, unknown>;
  if (!isRunNumber(rank) || !isRunNumber(place) || !isRunNumber(players)) return false;
  // PostgreSQL has no NUL in its texts.
  return isRunNumber(run) && Number.isFinite(rating) && typeof handleKey === 'string' && !handleKey.includes('\0');
}

/** A leaderboard that has rated players. */
export interface RatingTrack {
  readonly game: GameTitle;
  readonly category: Category;
  readonly players: number;
  readonly lastPlayedAt: Date;
  /** The local date on which its last tournament was played. */
  readonly lastPlayedOn: string;
}

/** Says where the players of a leaderboard come from, in alphabetical order. */
export interface LeaderboardPlaces {
  /** The codes are those of ISO 3166. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

export interface LeaderboardRow {
  /** Equal ratings share a rank, 1-2-2-4, within what the filters leave. */
  readonly rank: number;
  /** The rank in the official run that the page is compared with; null when there is none or it did not rate the player. */
  readonly rankBefore: number | null;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly rating: number;
  /** Rated games: those won, lost and tied. */
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Games that were brought in from a previous system, of whose results nothing is known; absent without any. */
  readonly broughtGames?: number;
  /** Where the games and the rating come from: `stated` where games were brought in; absent where all were computed. */
  readonly basis?: Basis;
  readonly lastPlayedAt: Date;
  /** A month, where the day of the last tournament is unknown; then `lastPlayedAt` is its end. Absent otherwise. */
  readonly lastPlayedOn?: string;
}

/** A row of a leaderboard without the columns that are computed. */
export interface StoredBoardRow extends Omit<
  LeaderboardRow,
  'rank' | 'losses' | 'wins' | 'ties' | 'broughtGames' | 'basis' | 'lastPlayedOn'
> {
  readonly lastPlayedOn: string | null;
  readonly playerRowId: number;
  readonly handleKey: string;
  /** It is null for a past moment whose wins have to be counted. */
  readonly wins: number | null;
  readonly ties: number | null;
  readonly broughtGames: number | null;
}

export interface LeaderboardPage {
  /** The newest run: larger than the one that is shown when the leaderboard was published again since. */
  readonly headRun: number;
  /**
   * Number of the last official run, where ranks count among everybody as they are now. It is null before the first
   * official run, under filters and at earlier moments.
   */
  readonly comparedWith: number | null;
  /** All players of the leaderboard are counted, under these filters. */
  readonly players: number;
  readonly rows: LeaderboardRow[];
  readonly next: LeaderboardPosition | null;
}

export interface LeaderboardPart extends LeaderboardPage {
  /** The handle of the player, as it is shown. */
  readonly around: string;
}

export interface BoardPlace {
  readonly rank: number;
  /** All players of the leaderboard are counted. */
  readonly players: number;
  /** Percent of the players whose rating is not higher: 100 for the first. */
  readonly percentile: number;
  /** Counts the players with a lower rating, without those who share the rank. */
  readonly lower: number;
}

/** The most rated games that a leaderboard can be filtered by: more than anybody plays, and an `integer` of PostgreSQL. */
export const LARGEST_MIN_GAMES = 1_000_000;
