import { addDays } from '@quadrant/rules/tournament';
import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import { tossOf } from './toss.js';

// @row 136
/** 000, 12.7: "at least 50 lifetime WCT league points". */
export const CHAMPIONS_LEAGUE_POINTS = 50;

/** What is known of the days on which the championships of a year are played. All are local dates; null: not known. */
export interface ChampionshipDays {
  /** First day of a Champions League that was reported or announced. */
  readonly championsLeague: string | null;
  /** First day of Worlds that were reported or announced. */
  readonly worlds: string | null;
  /** First day of the window in which Worlds are played. */
  readonly worldsWindow: string;
}

/** Until when league points count for the Champions League of a year. */
export interface PointsCutOff {
  /** Local date (`YYYY-MM-DD`): points of tournaments up to this day count. */
  readonly until: string;
  /** What the day precedes. */
  readonly dayBefore: 'champions-league' | 'worlds' | 'worlds-window';
}

// @row 136
// @reading champions-league-day
/**
 * The day before the Champions League of a year. 000, 12.7 says that it takes place in the days before Worlds but names no
 * day up to which points count, so this is ours: a player who reaches 50 points before it starts may enter. While its day
 * is not known, that of Worlds stands in for it, and while that is not known either, the first day of their window.
 */
export function pointsCutOff({ championsLeague, worlds, worldsWindow }: ChampionshipDays): PointsCutOff {
  if (championsLeague !== null) return { until: addDays(championsLeague, -1), dayBefore: 'champions-league' };
  if (worlds !== null) return { until: addDays(worlds, -1), dayBefore: 'worlds' };
  return { until: addDays(worldsWindow, -1), dayBefore: 'worlds-window' };
}

/** What a player has of all leagues, all their life. */
export interface LeagueCareer<Player extends string> {
  readonly player: Player;
  readonly lifetimePoints: number;
  readonly wins: number;
  /** The most league points of one tournament. */
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
 * Who may enter the Champions League of a year, seeded by lifetime points (000, 12.7). Ties are ours to settle: by wins,
 * then by the best single result, then by toss.
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
