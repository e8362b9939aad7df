import { type Text, say } from '@quadrant/rules/message';
import { closedPartOn, findSeason, type LeagueSeason, type SeasonPart } from '@quadrant/rules/leagues';
import { knownDateOf, type TournamentHeader } from '@quadrant/rules/tournament';

/** The tournament is in a closed part of a season, where only a coordinator changes what counts. */
export interface PartClosedRefusal {
  readonly kind: 'part-closed';
  readonly league: string;
  readonly season: string;
  readonly part: SeasonPart;
}

/** Finds the closed part of a season in which a tournament lies, for some leagues; null when there is none. */
export function findClosedPart(
  header: Pick<TournamentHeader, 'startsAt' | 'date'>,
  leagues: readonly { readonly slug: string; readonly seasons: readonly LeagueSeason[] }[],
): PartClosedRefusal | null {
  const date = knownDateOf(header);
  for (const { slug: league, seasons } of leagues) {
    const season = findSeason(seasons, date);
    const part = season && closedPartOn(season, date);
    if (season !== null && part !== null) return { kind: 'part-closed', league, season: season.season, part };
  }
  return null;
}

/** Writes a closed part as the clause of a sentence. */
export function describeClosed({ league, season, part }: PartClosedRefusal): Text {
  const where = part === 'season' ? say`season ${season}` : say`the ${part.replace('-', ' ')} of season ${season}`;
  return say`The tournament counts in ${where} of the league "${league}", which is closed`;
}
