import type { PoolClient } from 'pg';
import { namedVenue } from '@quadrant/rules/intake';
import type { Position } from '@quadrant/rules/places';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { findNamedVenues } from '@quadrant/store/places';

/** Where the venues of tournaments lie, in the order of their headers; null where nobody has said. */
export async function findPositions(
  client: PoolClient,
  headers: readonly TournamentHeader[],
): Promise<(Position | null)[]> {
  const named = headers.map(namedVenue);
  const venues = (
    await findNamedVenues(
      client,
      named.filter((venue) => venue !== null),
    )
  ).values();
  return named.map((venue) => {
    const found = venue === null ? null : venues.next().value!;
    if (found === null || found.latitude === null || found.longitude === null) return null;
    return { latitude: found.latitude, longitude: found.longitude };
  });
}
