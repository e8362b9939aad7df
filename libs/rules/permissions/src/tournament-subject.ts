import { foldHandle, regionSlug, type TournamentHeader } from '@quadrant/rules/tournament';
import { continentOf } from './continent.js';
import type { Place, Subject } from './may.js';

/** Returns the place for a country (ISO 3166-1) and the name of its region. */
export const placeOf = (country: string | null, region: string | null): Place => ({
  continent: continentOf(country),
  region: region === null ? null : regionSlug(region),
});

/**
 * Returns the subject by which permissions judge a tournament.
 *
 * The tournament belongs to the directors that it names. When it names none, its first submitter directs it.
 *
 * @param submitterKey folded handle of the account that submitted its first revision; null if it was no account
 */
export function tournamentSubject(
  header: Pick<TournamentHeader, 'director' | 'secondaryDirector' | 'tertiaryDirector' | 'country' | 'region'>,
  submitterKey: string | null = null,
): Subject {
  const directors = [header.director, header.secondaryDirector, header.tertiaryDirector];
  const named = directors.flatMap((handle) => (handle === null ? [] : [foldHandle(handle)]));
  return {
    directorKeys: named.length === 0 && submitterKey !== null ? [submitterKey] : named,
    place: placeOf(header.country, header.region),
  };
}
