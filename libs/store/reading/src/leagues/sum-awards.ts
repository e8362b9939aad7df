import type { ShownLeague } from '@quadrant/store/leagues';
import type { LeagueAward } from './league-award.js';
import type { LeaguePointsSum, PlayerLeague, PlayerLeaguePoints, PointsSum } from './player-league-points.js';

// @row 125, 127
/** Adds up league points; bonus is none of them (000, 12.5). */
export function sumPoints(awards: readonly LeagueAward[]): PointsSum {
  const placings = awards.filter(({ kind }) => kind === 'league');
  return {
    points: add(placings),
    tournaments: placings.length,
    wins: placings.filter(({ place }) => place === 1).length,
    best: placings.reduce((most, { points }) => Math.max(most, points), 0),
  };
}

/** The same inside one league, where bonus counts too. */
function sumInLeague(awards: readonly LeagueAward[]): LeaguePointsSum {
  const bonus = add(awards.filter(({ kind }) => kind === 'bonus'));
  const sum = sumPoints(awards);
  return { ...sum, bonus, total: sum.points + bonus };
}

const add = (awards: readonly LeagueAward[]): number => awards.reduce((sum, { points }) => sum + points, 0);

/** Season points over all leagues, of the newest season first. @param awards in the order of history */
export const sumBySeason = (awards: readonly LeagueAward[]): PlayerLeaguePoints['seasons'] =>
  bySeason(awards).map(([season, each]) => ({ season, ...sumPoints(each) }));

/** What somebody has in each league, by slug. @param awards in the order of history */
export const sumByLeague = (awards: readonly LeagueAward[], leagues: readonly ShownLeague[]): PlayerLeague[] => {
  const groups = groupBy(awards, 'league');
  return leagues.flatMap(({ slug, name, director }) => {
    const own = groups.get(slug);
    if (own === undefined) return [];
    const seasons = bySeason(own).map(([season, each]) => ({ season, ...sumInLeague(each) }));
    return [{ league: { slug, name, director }, lifetime: sumInLeague(own), seasons }];
  });
};

const bySeason = (awards: readonly LeagueAward[]) => [...groupBy(awards, 'season')].reverse();

function groupBy(awards: readonly LeagueAward[], key: 'league' | 'season'): Map<string, LeagueAward[]> {
  const groups = new Map<string, LeagueAward[]>();
  for (const award of awards) {
    const group = groups.get(award[key]);
    if (group) group.push(award);
    else groups.set(award[key], [award]);
  }
  return groups;
}
