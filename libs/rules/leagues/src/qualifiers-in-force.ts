import type { LeagueSeason, Qualifiers } from './season.js';

/**
 * Returns how many players qualify, once a tournament of the season counts (000, 12.2: announced "prior to the first
 * regular league event"). An announcement by a league director after the start of that tournament has no force, even
 * when the tournament was flagged later. An announcement by a coordinator has.
 *
 * @param firstStart milliseconds: when the first tournament that counts started; null: none counts
 */
export function qualifiersInForce(
  { qualifiers, announcements = [] }: Pick<LeagueSeason, 'qualifiers' | 'announcements'>,
  firstStart: number | null,
): Qualifiers | null {
  if (announcements.length === 0 || firstStart === null) return qualifiers;
  const inForce = announcements.filter(({ at, byCoordinator }) => byCoordinator || Date.parse(at) <= firstStart);
  return inForce.at(-1)?.qualifiers ?? null;
}
