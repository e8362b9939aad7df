import type { Format, GameTitle } from '@quadrant/rules/tournament';

/** Counts what has been played of a game title, as far as it is published. */
export interface GameStatistics {
  readonly game: GameTitle;
  readonly tournaments: number;
  readonly ratedTournaments: number;
  /** They have at least one rated game of the title. */
  readonly players: number;
  /** Only rated games count. */
  readonly games: number;
  /** Half of its tournaments have at most so many participants. */
  readonly medianField: number;
  readonly largestField: number;
}

export interface FormatStatistics {
  readonly game: GameTitle;
  readonly format: Format;
  readonly tournaments: number;
}

/** The local date of a tournament decides to which calendar year it belongs. */
export interface YearStatistics {
  readonly year: number;
  readonly tournaments: number;
  /** Counts the entries of all of them: a player who played twice counts twice. */
  readonly entries: number;
}

export interface CountryStatistics {
  /** ISO 3166-1. */
  readonly country: string;
  /** Counts the rated players who live there. */
  readonly players: number;
  readonly tournaments: number;
}

export interface RegionStatistics {
  readonly region: string;
  /** The name of the league, or its slug where nobody has described it. */
  readonly name: string;
  readonly players: number;
  readonly tournaments: number;
}

export interface FieldStatistics {
  readonly from: number;
  /** This number is included. It is null for the group of the largest fields. */
  readonly to: number | null;
  readonly tournaments: number;
}

/** Games in which the favourite's expected score was about the same. */
export interface AccuracyStep {
  /** The step begins at this expected score, 0.5 to 1. */
  readonly from: number;
  /** The step ends at this expected score. */
  readonly to: number;
  readonly games: number;
  /** The favourite's average expected score of a game, by the ratings before the tournament. */
  readonly expected: number;
  /** The favourite's average score of a game, in which a tie is half. */
  readonly scored: number;
}

/** Says how well ratings predicted results. */
export interface RatingAccuracy {
  /** Counts the latest rated tournaments that were examined. */
  readonly tournaments: number;
  /** Only games count whose two players had different ratings. */
  readonly games: number;
  /** It is null without such a game. */
  readonly expected: number | null;
  readonly scored: number | null;
  readonly steps: readonly AccuracyStep[];
}

export interface Statistics {
  /** All numbers are those of this run. */
  readonly run: number;
  readonly games: readonly GameStatistics[];
  readonly formats: readonly FormatStatistics[];
  /** The latest years are listed, newest first. */
  readonly years: readonly YearStatistics[];
  /** The country with most players comes first. */
  readonly countries: readonly CountryStatistics[];
  readonly regions: readonly RegionStatistics[];
  readonly fields: readonly FieldStatistics[];
  readonly accuracy: RatingAccuracy;
}
