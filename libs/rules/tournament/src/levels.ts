import type { Kind, Level } from './vocabulary.js';

/**
 * The level that a kind requires (000, section 11). Release tournaments and Chairman's Challenges (11.3) require none,
 * nor does the Champions League (12.7): a report may give them any level, and without one they are of level 1.
 */
const LEVEL_OF_KIND: Readonly<Record<Kind, Level | null>> = {
  local: 1,
  regional: 2,
  national: 3,
  masters: 3,
  continental: 4,
  worlds: 5,
  release: null,
  'chairmans-challenge': null,
  'champions-league': null,
};

const KIND_OF_LEVEL: Readonly<Record<Level, Kind>> = {
  1: 'local',
  2: 'regional',
  3: 'national',
  4: 'continental',
  5: 'worlds',
};

/** Returns the level of a kind when a report names none. */
export const levelOfKind = (kind: Kind): Level => LEVEL_OF_KIND[kind] ?? 1;

/** Returns the kind that a level stands for when a report names none. Level 3 alone means a National. */
export const kindOfLevel = (level: Level): Kind => KIND_OF_LEVEL[level];

/** Whether a tournament of this kind can have this level. */
export const kindFitsLevel = (kind: Kind, level: Level): boolean => (LEVEL_OF_KIND[kind] ?? level) === level;

export interface Importance {
  readonly level: Level;
  readonly kind: Kind;
}

/**
 * Returns the level and kind that a tournament counts as. A report may give a Champions League level 1. But one that a
 * coordinator put back to that level does not count as one: its winner takes byes into Worlds (000, 12.7), which nobody
 * may give themselves.
 *
 * @param set the level that a coordinator gave it in place of the report's, which changes the kind as well where it
 *   does not fit; null when there is none
 */
export function settleImportance(reported: Importance, set: Level | null): Importance {
  const { level, kind } = reported;
  if (set === null) return { level, kind };
  const isKept = kindFitsLevel(kind, set) && !(set === 1 && kind === 'champions-league');
  return { level: set, kind: isKept ? kind : kindOfLevel(set) };
}
