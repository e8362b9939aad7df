import type { LeagueSeason, Qualifiers } from './season.js';

/**
 * How many players qualify, once a tournament of the season counts (000, 12.2: announced "prior to the first regular league
 * event"). What a league director announced after the start of that tournament has no force, also where the tournament was
 * flagged later; what a coordinator announced has.
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
