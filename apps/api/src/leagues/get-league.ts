import type { LeagueDetail } from '@quadrant/store/leagues';
import type { LeagueView } from '@quadrant/views';
import { leagueNotFound } from './league-refusal.js';

/** @throws Problem 404 when there is no league of this slug */
export async function getLeague(leagues: LeagueView, slug: string): Promise<LeagueDetail> {
  const league = await leagues.find(slug);
  if (league === null) throw leagueNotFound(slug);
  return league;
}
