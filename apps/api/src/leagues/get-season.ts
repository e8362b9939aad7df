import { say } from '@quadrant/rules/message';
import { notFound, type Problem } from '@quadrant/http';
import type { LeagueRepository } from '@quadrant/store/leagues';
import { getLeague } from './get-league.js';

/** Returns what was read of a season of a league. @throws Problem 404 that names the existing seasons, when it is null */
export async function getOfSeason<T>(
  read: Promise<T | null>,
  leagues: LeagueRepository,
  slug: string,
  season: string,
): Promise<T> {
  return (await read) ?? Promise.reject(await seasonNotFound(leagues, slug, season));
}

/** @throws Problem 404 when there is no such league either */
export async function seasonNotFound(leagues: LeagueRepository, slug: string, season: string): Promise<Problem> {
  await getLeague(leagues, slug);
  const seasons = ((await leagues.findSeasons(slug)) ?? []).map((each) => each.season);
  const advice = seasons.length === 0 ? say`It has no season yet.` : say`Its seasons are ${seasons.join(', ')}.`;
  return notFound(say`The league "${slug}" has no season ${JSON.stringify(season)}.`, advice);
}
