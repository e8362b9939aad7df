import type { Reading, ReadingPlace } from './reading.js';
import { READINGS_OF_LEAGUES } from './readings-of-leagues.js';
import { READINGS_OF_PAIRING } from './readings-of-pairing.js';
import { READINGS_OF_TOURNAMENTS } from './readings-of-tournaments.js';

/** Every reading of ours: the only list, which the page of readings, the API and the pages with the numbers show. */
export const READINGS: readonly Reading[] = [
  ...READINGS_OF_TOURNAMENTS,
  ...READINGS_OF_PAIRING,
  ...READINGS_OF_LEAGUES,
];

/** The readings that decide numbers shown at a place, in the order of the list. */
export const readingsAt = (place: ReadingPlace): readonly Reading[] =>
  READINGS.filter(({ shownAt }) => shownAt.includes(place));
