import { addDays } from '@quadrant/rules/tournament';
import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import { tossOf } from './toss.js';

// @row 136
/** 000, 12.7: "at least 50 lifetime WCT league points". */
export const CHAMPIONS_LEAGUE_POINTS = 50;

/** The known days on which the championships of a year are played. All are local dates; null means that a day is not known. */
export interface ChampionshipDays {
  /** The first day of a Champions League that was reported or announced. */
  readonly championsLeague: string | null;
  /** The first day of Worlds that were reported or announced. */
  readonly worlds: string | null;
  /** The first day of the window in which Worlds are played. */
  readonly worldsWindow: string;
}

/** The last day on which league points count for the Champions League of a year. */
export interface PointsCutOff {
  /** It is a local date (`YYYY-MM-DD`). Points of tournaments up to this day count. */
  readonly until: string;
  /** It names the event that follows this day. */
  readonly dayBefore: 'champions-league' | 'worlds' | 'worlds-window';
}

// @row 136
// @reading champions-league-day
/**
 * Returns the day before the Champions League of a year. 000, 12.7 says that it takes place in the days before
 * Worlds, but names no day up to which points count. This is our choice: a player who reaches 50 points before it
 * starts may enter. While its day is not known, the day of Worlds replaces it; while that is not known either, the
 * first day of the window does.
 */
export function pointsCutOff({ championsLeague, worlds, worldsWindow }: ChampionshipDays): PointsCutOff {
  if (championsLeague !== null) return { until: addDays(championsLeague, -1), dayBefore: 'champions-league' };
  if (worlds !== null) return { until: addDays(worlds, -1), dayBefore: 'worlds' };
  return { until: addDays(worldsWindow, -1), dayBefore: 'worlds-window' };
}

/** A player has this record in all leagues together. */
export interface LeagueCareer<Player extends string> {
  readonly player: Player;
  readonly lifetimePoints: number;
  readonly wins: number;
  readonly best: number;
}

export type SeedCriterion = 'lifetime-points' | 'wins' | 'best';

/** `rank` is the seed. */
export interface ChampionsLeagueSeed<Player extends string> extends LeagueCareer<Player>, Ranked<SeedCriterion> {}

const CRITERIA: readonly Criterion<LeagueCareer<string>, SeedCriterion>[] = [
  { name: 'lifetime-points', valueOf: ({ lifetimePoints }) => lifetimePoints },
  { name: 'wins', valueOf: ({ wins }) => wins },
  { name: 'best', valueOf: ({ best }) => best },
];

// @reading champions-league-ties
/**
 * Returns the players who may enter the Champions League of a year, seeded by lifetime points (000, 12.7). We break
 * ties by wins, then by the best single result, then by toss.
 *
 * @param recorded a toss that was made, the first going first; others by the lots of `['champions-league', year, 'seeds']`
 */
export function rankChampionsLeague<Player extends string>(
  year: number,
  careers: readonly LeagueCareer<Player>[],
  recorded: readonly Player[] = [],
): ChampionsLeagueSeed<Player>[] {
  const eligible = careers.filter(({ lifetimePoints }) => lifetimePoints >= CHAMPIONS_LEAGUE_POINTS);
  return rankBy(eligible, CRITERIA, tossOf(recorded, ['champions-league', String(year), 'seeds']));
}
