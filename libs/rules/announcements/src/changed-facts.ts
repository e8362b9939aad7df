import { canonicalJson } from '@quadrant/rules/tournament';
import type { AnnouncedTournament } from './announcement.js';

/**
 * Names the facts in which two states of an announcement differ.
 *
 * @param fields the facts to compare; without them, all that one of the two has
 */
export function changedFacts(
  before: AnnouncedTournament,
  after: AnnouncedTournament,
  fields = Object.keys({ ...before, ...after }) as readonly (keyof AnnouncedTournament)[],
): (keyof AnnouncedTournament)[] {
  // A bracket that is read or sent is an object of its own, so facts are compared by their text.
  const text = (value: unknown) => canonicalJson(value ?? null);
  return fields.filter((field) => text(before[field]) !== text(after[field]));
}
