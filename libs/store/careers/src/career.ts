import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { BoardPlace } from '@quadrant/store/leaderboards';

/** These are a player's games: all of them, or those against one opponent. */
export interface GameRecord {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** The rating that a player brought from the previous system. */
export interface TrackOpening {
  readonly rating: number;
  readonly games: number;
  /** It is the rating as it stood in the file, before the conversion. */
  readonly value: number;
  /** It is written `YYYY-MM-DD`. */
  readonly on: string;
  readonly source: string;
}

export interface TrackCareer extends GameRecord {
  readonly game: GameTitle;
  readonly category: Category;
  readonly rating: number;
  readonly lastPlayedAt: Date;
  /** A month, where the day of the last tournament is unknown; absent otherwise. */
  readonly lastPlayedOn?: string;
  readonly world: BoardPlace;
  /** It is null when the player has no country. */
  readonly country: (BoardPlace & { readonly code: string }) | null;
  /** It is null where no tournament left a rating as high as the one that was brought in. */
  readonly peak: RatingPeak | null;
  /** Games behind the rating that was brought in; their results are unknown. It is absent without one. */
  readonly broughtGames?: number;
  /** It is absent for a player who began here. */
  readonly opening?: TrackOpening;
  /** The last official run published these. It is null when that run did not rate the player. */
  readonly official: { readonly rank: number; readonly rating: number } | null;
}

/** The highest rating that a tournament left, and the first tournament that did so. */
export interface RatingPeak {
  readonly rating: number;
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
}

export interface Career {
  readonly handle: string;
  readonly run: number;
  /** The number is null before the first official run. */
  readonly officialRun: number | null;
  readonly tracks: readonly TrackCareer[];
}

/** The win of a player in which an opponent was rated highest. */
export interface BestWin {
  /** The opponent's rating before that tournament, in its first category. */
  readonly rating: number;
  readonly tournamentId: string;
  readonly tournament: string;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
}

/** An opponent that a player met in rated games. */
export interface Opponent extends GameRecord {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly lastMetAt: Date;
  /** The local date of the tournament in which they met last. */
  readonly lastMetOn: string;
  /** It is null when the player never beat them. */
  readonly bestWin: BestWin | null;
}

/** Says how two players met in one tournament, seen by the first of them. */
export interface Meeting {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD` where it was played. */
  readonly localDate: string;
  readonly game: GameTitle;
  /** The results are in the order in which the games were played. */
  readonly results: readonly ('win' | 'loss' | 'tie')[];
}

/** All opponents that a player met in rated games. */
export interface Opponents {
  readonly run: number;
  /** The opponent with the most games comes first. */
  readonly rows: readonly Opponent[];
}

export interface HeadToHead extends GameRecord {
  readonly run: number;
  readonly handle: string;
  readonly opponent: string;
  /** The newest meeting comes first. */
  readonly meetings: readonly Meeting[];
}

/** Says how the tournaments of some days moved one rating of a player. */
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

export interface Movers {
  readonly run: number;
  /** The player who moved farthest comes first. */
  readonly rows: readonly Mover[];
}
