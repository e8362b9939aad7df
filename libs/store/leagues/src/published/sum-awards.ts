import type { FoundLeague } from './find-season.js';
import { bestOfSeason, type BestOfSeason } from './counted-results.js';
import type { LeagueAward } from './league-award.js';
import type {
  LeaguePointsSum,
  OpenedPoints,
  OwnAward,
  PlayerLeague,
  PlayerLeaguePoints,
  PointsSum,
} from './player-league-points.js';

// @row 125, 127
/** Adds up league points; bonus does not belong to them (000, 12.5). */
export function sumPoints(awards: readonly LeagueAward[], opened: readonly OpenedPoints[] = []): PointsSum {
  const placings = awards.filter(({ kind }) => kind === 'league');
  return {
    points: add(placings) + add(opened),
    tournaments: placings.length,
    wins: placings.filter(({ place }) => place === 1).length,
    best: placings.reduce((most, { points }) => Math.max(most, points), 0),
  };
}

/** Adds up the points of one league, where bonus counts too. */
function sumInLeague(awards: readonly LeagueAward[], opened: readonly OpenedPoints[]): LeaguePointsSum {
  const bonus = add(awards.filter(({ kind }) => kind === 'bonus'));
  const sum = sumPoints(awards, opened);
  return { ...sum, bonus, total: sum.points + bonus };
}

const add = (awards: readonly Pick<LeagueAward, 'points'>[]): number =>
  awards.reduce((sum, { points }) => sum + points, 0);

/**
 * Returns season points over all leagues, the newest season first; seasons with nothing but points of a previous system
 * come last.
 *
 * @param awards in the order of history
 */
export const sumBySeason = (
  awards: readonly LeagueAward[],
  opened: readonly OpenedPoints[],
): PlayerLeaguePoints['seasons'] =>
  bySeason(awards, opened).map(([season, each, before]) => ({ season, ...sumPoints(each, before) }));

/** Returns a player's points in each league, sorted like `leagues`. @param awards in the order of history */
export const sumByLeague = (
  awards: readonly LeagueAward[],
  opened: readonly OpenedPoints[],
  leagues: readonly FoundLeague[],
): PlayerLeague[] => {
  const groups = groupBy(awards, 'league');
  return leagues.flatMap((league) => {
    const { slug, name, director } = league;
    const own = groups.get(slug) ?? [];
    const before = opened.filter((each) => each.league === slug);
    if (own.length === 0 && before.length === 0) return [];
    const seasons = bySeason(own, before).map(([season, each, ofSeason]) => {
      const counted = countedOf(league, season, each);
      const sum = counted && { best: counted.best, total: counted.total, toImprove: counted.toImprove };
      return { season, ...sumInLeague(each, ofSeason), counted: sum };
    });
    return [{ league: { slug, name, director }, lifetime: sumInLeague(own, before), seasons }];
  });
};

/** Marks which awards count. @param awards of one player */
export function markCounting(awards: readonly LeagueAward[], leagues: readonly FoundLeague[]): OwnAward[] {
  const counted = new Map<string, BestOfSeason | null>();
  return awards.map((award) => {
    const { league: slug, season, tournament } = award;
    const key = JSON.stringify([slug, season]);
    let known = counted.get(key);
    if (known === undefined) {
      const league = leagues.find((each) => each.slug === slug);
      const own = awards.filter((each) => each.league === slug && each.season === season);
      known = league === undefined ? null : countedOf(league, season, own);
      counted.set(key, known);
    }
    const result = known?.results.get(tournament.id);
    return { ...award, counts: { season: result?.countsForSeason ?? null, half: result?.countsForHalf ?? null } };
  });
}

/** Returns null where all results count. @param awards of one player in that season of that league */
function countedOf({ seasons }: FoundLeague, name: string, awards: readonly LeagueAward[]): BestOfSeason | null {
  const best = seasons.find(({ season }) => season === name)?.best ?? null;
  return best && bestOfSeason(best, awards);
}

function bySeason(
  awards: readonly LeagueAward[],
  opened: readonly OpenedPoints[],
): [season: string, awards: readonly LeagueAward[], opened: readonly OpenedPoints[]][] {
  const groups = groupBy(awards, 'season');
  const played = [...groups.keys()].reverse();
  const before = opened.flatMap(({ season }) => (season === null || groups.has(season) ? [] : [season]));
  return [...new Set([...played, ...before.sort().reverse()])].map((season) => [
    season,
    groups.get(season) ?? [],
    opened.filter((each) => each.season === season),
  ]);
}

function groupBy(awards: readonly LeagueAward[], key: 'league' | 'season'): Map<string, LeagueAward[]> {
  const groups = new Map<string, LeagueAward[]>();
  for (const award of awards) {
    const group = groups.get(award[key]);
    if (group) group.push(award);
    else groups.set(award[key], [award]);
  }
  return groups;
}
