import { say } from '@quadrant/rules/message';
import { notFound, type Problem } from '@quadrant/http';
import type { LeagueView } from '@quadrant/views';
import { leagueNotFound } from './league-refusal.js';

/** Returns what was read of a season of a league. @throws Problem 404 that names the existing seasons, when it is null */
export async function getOfSeason<T>(
  read: Promise<T | null>,
  leagues: LeagueView,
  slug: string,
  season: string,
): Promise<T> {
  return (await read) ?? Promise.reject(problemOfNoSeason(slug, season, await leagues.listSeasonNames(slug)));
}

/** @param seasons the names of those that the league has; null when there is no such league either */
export function problemOfNoSeason(slug: string, season: string, seasons: readonly string[] | null): Problem {
  if (seasons === null) return leagueNotFound(slug);
  const advice = seasons.length === 0 ? say`It has no season yet.` : say`Its seasons are ${seasons.join(', ')}.`;
  return notFound(say`The league "${slug}" has no season ${JSON.stringify(season)}.`, advice);
}
