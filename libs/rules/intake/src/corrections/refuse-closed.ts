import { closedPartOn, findSeason, type LeagueSeason } from '@quadrant/rules/league';
import { localDateOf, type TournamentHeader } from '@quadrant/rules/tournament';
import type { PartClosedRefusal } from './correction.js';

/** Where a tournament lies in a closed part of a season of some leagues; null: in none. */
export function findClosedPart(
  { startsAt }: Pick<TournamentHeader, 'startsAt'>,
  leagues: readonly { readonly slug: string; readonly seasons: readonly LeagueSeason[] }[],
): PartClosedRefusal | null {
  const localDate = localDateOf(startsAt);
  for (const { slug: league, seasons } of leagues) {
    const season = findSeason(seasons, localDate);
    const part = season && closedPartOn(season, localDate);
    if (season !== null && part !== null) return { kind: 'part-closed', league, season: season.season, part };
  }
  return null;
}
