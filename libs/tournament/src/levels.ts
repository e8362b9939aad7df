import type { Kind, Level } from './vocabulary.js';

/** Levels 2 to 5: 000, 11.1.1-11.2.2. Level 1 is not printed there. */
const K_FACTORS: Readonly<Record<Level, number>> = { 1: 16, 2: 28, 3: 40, 4: 52, 5: 64 };

/** In force before the renumbering of the levels, in today's numbers; 000 has only what came after. */
const EARLIER_K_FACTORS: Readonly<Record<Level, number>> = { 1: 16, 2: 32, 3: 32, 4: 48, 5: 64 };

/** The renumbering was announced in mid-2014; this very day is our choice. */
const RENUMBERED_ON = '2014-06-04';

/**
 * What a kind says about the level (000, section 11). Release tournaments and Chairman's Challenges (11.3) are bound to
 * none: any level may be given for them, and without one they are local tournaments.
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
};

const KIND_OF_LEVEL: Readonly<Record<Level, Kind>> = {
  1: 'local',
  2: 'regional',
  3: 'national',
  4: 'continental',
  5: 'worlds',
};

/** The k-value of a tournament of this level that took place on this local date (`YYYY-MM-DD`), in rating points. */
export const kFactor = (level: Level, localDate: string): number =>
  (localDate >= RENUMBERED_ON ? K_FACTORS : EARLIER_K_FACTORS)[level];

/** The level that a kind stands for when a report names none. */
export const levelOfKind = (kind: Kind): Level => LEVEL_OF_KIND[kind] ?? 1;

/** The kind that a level stands for when a report names none; level 3 without further word is a National. */
export const kindOfLevel = (level: Level): Kind => KIND_OF_LEVEL[level];

/** Whether a tournament of this kind can have this level. */
export const kindFitsLevel = (kind: Kind, level: Level): boolean => (LEVEL_OF_KIND[kind] ?? level) === level;
