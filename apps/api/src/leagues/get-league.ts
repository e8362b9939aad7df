import { notFound } from '@quadrant/http';
import type { League, LeagueRepository } from '@quadrant/persistence';
import { isSlug } from '@quadrant/tournament';

/** @throws Problem 404 when there is no league of this slug */
export async function getLeague(leagues: LeagueRepository, slug: string): Promise<League> {
  const league = isSlug(slug) ? await leagues.findBySlug(slug) : null;
  if (league === null) {
    throw notFound(`There is no league ${JSON.stringify(slug)}.`, 'The slugs of all leagues are at /api/v1/leagues.');
  }
  return league;
}
