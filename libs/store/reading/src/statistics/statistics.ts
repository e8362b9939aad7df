import type { Format, GameTitle } from '@quadrant/rules/tournament';

/** What has been played of a game title, by what is published. */
export interface GameStatistics {
  readonly game: GameTitle;
  readonly tournaments: number;
  readonly ratedTournaments: number;
  /** With at least one rated game in it. */
  readonly players: number;
  /** Rated ones. */
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

/** Tournaments of a calendar year, by their local dates. */
export interface YearStatistics {
  readonly year: number;
  readonly tournaments: number;
  /** Entries of all of them: somebody who played twice counts twice. */
  readonly entries: number;
}

export interface CountryStatistics {
  /** ISO 3166-1. */
  readonly country: string;
  /** Rated players who live there. */
  readonly players: number;
  readonly tournaments: number;
}

export interface RegionStatistics {
  readonly region: string;
  /** As it is called; its slug where nobody has described it. */
  readonly name: string;
  readonly players: number;
  readonly tournaments: number;
}

/** Tournaments by the number of their participants. */
export interface FieldStatistics {
  readonly from: number;
  /** Included; null for the largest ones. */
  readonly to: number | null;
  readonly tournaments: number;
}

/** Games whose favourite was expected to take about the same. */
export interface AccuracyStep {
  /** Expected scores from here on, 0.5 to 1. */
  readonly from: number;
  /** To here. */
  readonly to: number;
  readonly games: number;
  /** Of a game on average, by the ratings before the tournament. */
  readonly expected: number;
  /** What the favourites took of a game on average; a tie is half. */
  readonly scored: number;
}

/** How well ratings foretold results. */
export interface RatingAccuracy {
  /** The latest rated tournaments, so many of which were looked at. */
  readonly tournaments: number;
  /** Games of two players with different ratings. */
  readonly games: number;
  /** Null without such a game. */
  readonly expected: number | null;
  readonly scored: number | null;
  readonly steps: readonly AccuracyStep[];
}

/** Numbers about everything that is published. */
export interface Statistics {
  /** What they are of. */
  readonly run: number;
  readonly games: readonly GameStatistics[];
  readonly formats: readonly FormatStatistics[];
  /** The latest ones, newest first. */
  readonly years: readonly YearStatistics[];
  /** Most players first. */
  readonly countries: readonly CountryStatistics[];
  readonly regions: readonly RegionStatistics[];
  readonly fields: readonly FieldStatistics[];
  readonly accuracy: RatingAccuracy;
}
