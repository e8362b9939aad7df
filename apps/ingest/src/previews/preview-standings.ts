import type { StandingDto } from '@quadrant/http';
import { type Entry, type Standing, tellUndrawn } from '@quadrant/rules/tournament';

/**
 * A final order as it is shown: with handles, and without the numbers that its rule system does not have.
 *
 * @param isDrawn whether the tournament has what its tosses are drawn from
 */
export const standingsOf = (
  standings: readonly Standing[],
  entries: readonly Entry[],
  isDrawn: boolean,
): StandingDto[] =>
  standings
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry, place, points, decidedBy, ...numbers }) => ({
      place,
      handle: entries[entry]!.handle,
      points,
      ...present(numbers),
      decidedBy: isDrawn ? decidedBy : tellUndrawn(decidedBy),
    }));

type Present<Numbers> = { [Name in keyof Numbers]?: NonNullable<Numbers[Name]> };

const present = <Numbers extends object>(numbers: Numbers): Present<Numbers> =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)) as Present<Numbers>;
