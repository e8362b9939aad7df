import { rankBy, type Criterion, type Ranked } from './rank-by.js';
import { tossOf } from './toss.js';

// @row 136
/** 000, 12.7: "at least 50 lifetime WCT league points". */
export const CHAMPIONS_LEAGUE_POINTS = 50;

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
