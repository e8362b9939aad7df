import type { StandingDto } from '@quadrant/views';
import {
  basisOfPlace,
  type Entry,
  foldHandle,
  hasCertainPlace,
  type Standing,
  tellUndrawn,
  type TournamentReport,
} from '@quadrant/rules/tournament';

/**
 * Returns a final order with handles, and without the numbers that its rule system does not have.
 * @param isDrawn whether the tournament has the seed for its tosses
 */
export const standingsOf = (
  standings: readonly Standing[],
  entries: readonly Entry[],
  isDrawn: boolean,
): StandingDto[] =>
  standings
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry, place, points, decidedBy, stated, ...numbers }) => ({
      place: hasCertainPlace({ place, stated }) ? place : null,
      handle: entries[entry]!.handle,
      points,
      ...present(numbers),
      decidedBy: isDrawn ? decidedBy : tellUndrawn(decidedBy),
      ...(stated !== undefined && { statedPlace: stated }),
      basis: basisOfPlace({ stated }),
    }));

type Present<Numbers> = { [Name in keyof Numbers]?: NonNullable<Numbers[Name]> };

const present = <Numbers extends object>(numbers: Numbers): Present<Numbers> =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)) as Present<Numbers>;

/** Adds the places that the report itself gives, where it does. */
export function withOwnPlaces(
  rows: readonly StandingDto[],
  { entries, standings }: Pick<TournamentReport, 'entries' | 'standings'>,
): StandingDto[] {
  const places = new Map(standings?.map((entry, index) => [foldHandle(entries[entry]!.handle), index + 1]));
  return rows.map((row) => {
    const ownPlace = places.get(foldHandle(row.handle));
    return ownPlace === undefined ? row : { ...row, ownPlace };
  });
}
