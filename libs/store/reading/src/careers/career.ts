import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { BoardPlace } from '../boards/leaderboard.js';

/** Games of a player: all of them, or those against one opponent. */
export interface GameRecord {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** What a player has come to on one rating track. */
export interface TrackCareer extends GameRecord {
  readonly game: GameTitle;
  readonly category: Category;
  readonly rating: number;
  readonly lastPlayedAt: Date;
  readonly world: BoardPlace;
  /** Null without a country. */
  readonly country: (BoardPlace & { readonly code: string }) | null;
  readonly peak: RatingPeak;
  /** As the last official run had them; null when it did not. */
  readonly official: { readonly rank: number; readonly rating: number } | null;
}

/** The highest rating that a tournament left, and the first that did. */
export interface RatingPeak {
  readonly rating: number;
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
}

/** A player with what they have come to. */
export interface Career {
  readonly handle: string;
  readonly run: number;
  /** Number of the official run; null before the first. */
  readonly officialRun: number | null;
  readonly tracks: readonly TrackCareer[];
}

/** The best that an opponent was when a player beat them. */
export interface BestWin {
  /** The opponent's rating before that tournament, in its first category. */
  readonly rating: number;
  readonly tournamentId: string;
  readonly tournament: string;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
}

/** Somebody whom a player met in rated games. */
export interface Opponent extends GameRecord {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly lastMetAt: Date;
  /** The local date of the tournament in which they met last. */
  readonly lastMetOn: string;
  /** Null where the player never beat them. */
  readonly bestWin: BestWin | null;
}

/** Two players in one tournament, as the first of them. */
export interface Meeting {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
  readonly game: GameTitle;
  /** In the order in which the games were played. */
  readonly results: readonly ('win' | 'loss' | 'tie')[];
}

/** Everybody whom a player met in rated games. */
export interface Opponents {
  readonly run: number;
  /** Most games first. */
  readonly rows: readonly Opponent[];
}

/** All that two players have played against each other. */
export interface HeadToHead extends GameRecord {
  readonly run: number;
  readonly handle: string;
  readonly opponent: string;
  /** Newest first. */
  readonly meetings: readonly Meeting[];
}

/** What the tournaments of some days moved of one player. */
export interface Mover {
  readonly game: GameTitle;
  readonly category: Category;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly games: number;
}

/** Those whom the tournaments of some days moved. */
export interface Movers {
  readonly run: number;
  /** The farthest first. */
  readonly rows: readonly Mover[];
}
