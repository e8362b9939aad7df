import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { isRunNumber } from '@quadrant/store/database';
import type { View } from '../as-of.read-model.js';

/** Who is wanted on a leaderboard; null filters leave everybody. */
export interface BoardFilters {
  readonly game: GameTitle;
  readonly category: Category;
  readonly country: string | null;
  readonly region: string | null;
  /** At least so many rated games. */
  readonly minGames: number;
  /** Only who has fewer rated games, as provisional ratings have; null: everybody. */
  readonly gamesBelow: number | null;
  /** Only who played a rated game at or after this instant. */
  readonly activeSince: Date | null;
  /** As a cursor pins it, on every page but the first. */
  readonly view: View;
}

/** Whether nobody is left out by their number of games: everybody has one. */
export const isAnyNumberOfGames = ({ minGames, gamesBelow }: Pick<BoardFilters, 'minGames' | 'gamesBelow'>): boolean =>
  minGames <= 1 && gamesBelow === null;

/** Whether ranks count among everybody. */
export const isWholeBoard = ({ country, region, activeSince, view, ...games }: BoardFilters): boolean =>
  country === null &&
  region === null &&
  isAnyNumberOfGames(games) &&
  activeSince === null &&
  view.playedBefore === null;

/** What is wanted of a leaderboard. */
export interface LeaderboardQuery extends BoardFilters {
  readonly limit: number;
  readonly after: LeaderboardPosition | null;
}

/**
 * The last row of a page. It pins the run, so that the pages of one reading never mix two publications, and it carries
 * what the next page counts on from.
 */
export interface LeaderboardPosition {
  readonly run: number;
  readonly rating: number;
  readonly handleKey: string;
  readonly rank: number;
  /** How many rows there are up to this one. */
  readonly place: number;
  /** On the whole leaderboard. */
  readonly players: number;
}

/** Which rows of a leaderboard somebody reads page by page. */
export interface ListedLeaderboard extends Pick<RatingTrack, 'game' | 'category'> {
  readonly country: string | null;
  readonly region: string | null;
  readonly minGames: number;
  readonly provisional: 'include' | 'exclude' | 'only';
  /** As it was asked for: a day or an instant. */
  readonly activeSince: string | null;
  readonly publication: string;
  readonly knownBy: string | null;
  readonly playedBy: string | null;
}

/** Name of the listing for cursors: pages, JSON and files of the same rows continue each other. */
export const nameListing = (listed: ListedLeaderboard): string =>
  [
    'leaderboard',
    listed.game,
    listed.category,
    listed.country,
    listed.region,
    listed.minGames,
    listed.provisional,
    listed.activeSince,
    listed.publication,
    listed.knownBy,
    listed.playedBy,
  ].join(' ');

/** Whether a value from outside, as a cursor is, can be a position of a leaderboard. */
export function isLeaderboardPosition(value: unknown): value is LeaderboardPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { run, rating, handleKey, rank, place, players } = value as Record<string, unknown>;
  if (!isRunNumber(rank) || !isRunNumber(place) || !isRunNumber(players)) return false;
  // PostgreSQL has no NUL in its texts.
  return isRunNumber(run) && Number.isFinite(rating) && typeof handleKey === 'string' && !handleKey.includes('\0');
}

/** One that has rated players. */
export interface RatingTrack {
  readonly game: GameTitle;
  readonly category: Category;
  readonly players: number;
  readonly lastPlayedAt: Date;
  /** The local date of its last tournament. */
  readonly lastPlayedOn: string;
}

/** One player on a leaderboard. */
export interface LeaderboardRow {
  /** Equal ratings share a rank, 1-2-2-4, within what the filters leave. */
  readonly rank: number;
  /** By the official run that the page is compared with; null for somebody whom it did not rate, or without such a run. */
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
  readonly lastPlayedAt: Date;
}

/** A row of a leaderboard without what is counted. */
export interface StoredBoardRow extends Omit<LeaderboardRow, 'rank' | 'losses' | 'wins' | 'ties'> {
  readonly playerRowId: number;
  readonly handleKey: string;
  /** Null of a past that has to be counted. */
  readonly wins: number | null;
  readonly ties: number | null;
}

/** Some rows of a leaderboard. */
export interface LeaderboardPage {
  /** The newest run: larger than the one that is shown when the leaderboard was published again since. */
  readonly headRun: number;
  /**
   * Number of the last official run, where ranks count among everybody as they are now. Null before the first one, under filters
   * and at earlier moments.
   */
  readonly comparedWith: number | null;
  /** Players on the whole leaderboard under these filters. */
  readonly players: number;
  readonly rows: LeaderboardRow[];
  readonly next: LeaderboardPosition | null;
}

/** The ranks around one player. */
export interface LeaderboardPart extends LeaderboardPage {
  /** Of the player, as they are shown. */
  readonly around: string;
}

/** Where somebody is on a leaderboard. */
export interface BoardPlace {
  readonly rank: number;
  /** On the whole leaderboard. */
  readonly players: number;
  /** Percent of them whose rating is not higher: 100 for the first. */
  readonly percentile: number;
  /** How many of them have a lower rating: without those who share the rank. */
  readonly lower: number;
}
