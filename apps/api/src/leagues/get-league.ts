import { isSlug } from '@quadrant/rules/tournament';
import type { LeagueRepository, LeagueDetail } from '@quadrant/store/leagues';
import { leagueNotFound } from './league-refusal.js';

/** @throws Problem 404 when there is no league of this slug */
export async function getLeague(leagues: LeagueRepository, slug: string): Promise<LeagueDetail> {
  const league = isSlug(slug) ? await leagues.findBySlug(slug) : null;
  if (league === null) {
    throw leagueNotFound(slug);
  }
  return league;
}
