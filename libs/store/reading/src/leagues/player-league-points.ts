import type { Phase, ReachRow } from '@quadrant/rules/league';
import type { ShownIdentity, ShownLeague } from '@quadrant/store/leagues';
import type { LeagueAward } from './league-award.js';

/** What somebody has of a number of tournaments, without bonus. */
export interface PointsSum {
  readonly points: number;
  /** Tournaments that gave points. */
  readonly tournaments: number;
  /** First places. */
  readonly wins: number;
  /** The most points of one tournament, 0 without any. */
  readonly best: number;
}

/** The same within one league, where bonus counts too. */
export interface LeaguePointsSum extends PointsSum {
  readonly bonus: number;
  /** Points and bonus. */
  readonly total: number;
}

/** Every league point of one player. */
export interface PlayerLeaguePoints {
  readonly player: ShownIdentity;
  /** All leagues together, in which no bonus counts (000, 12.5). */
  readonly lifetime: PointsSum;
  /** The newest first. */
  readonly seasons: readonly (PointsSum & { readonly season: string })[];
  readonly leagues: readonly PlayerLeague[];
  /** The newest first. */
  readonly awards: readonly LeagueAward[];
  /** What they still need in seasons that a day lies in. */
  readonly running: readonly PlayerReach[];
}

/** What a player has in one league. */
export interface PlayerLeague {
  readonly league: ShownLeague;
  readonly lifetime: LeaguePointsSum;
  /** The newest first. */
  readonly seasons: readonly (LeaguePointsSum & { readonly season: string })[];
}

/** How a player stands in the phase of a season that goes on. */
export interface PlayerReach extends Omit<ReachRow<string>, 'player'> {
  readonly league: ShownLeague;
  readonly season: string;
  readonly phase: Phase;
  /** Tournaments that the phase still has. */
  readonly remaining: number;
  /** Places that make somebody qualify, in the playoffs the one of the champion; null when none were announced. */
  readonly places: number | null;
}
