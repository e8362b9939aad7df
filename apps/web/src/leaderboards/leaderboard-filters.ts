import { isCalendarDay, isCountry, isRegion } from '@quadrant/rules/tournament';
import { LARGEST_MIN_GAMES } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { FieldReader } from '../query/field-reader.js';

/** The filters null and 0 leave nobody out. */
export interface Filters {
  readonly country: string | null;
  readonly region: string | null;
  readonly minGames: number;
  /** The day is written as `YYYY-MM-DD`, and begins in UTC. */
  readonly activeSince: string | null;
}

/** Tells whether the filters leave somebody out. */
export const isNarrowed = (filters: Filters): boolean =>
  Object.values(filters).some((filter) => filter !== null && filter !== 0);

const isNumberOfGames = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= LARGEST_MIN_GAMES;

export const readFilters = (fields: FieldReader): Filters => ({
  country: fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null,
  region: fields.read('region', isRegion, t('a name of at most 64 visible characters')),
  minGames: Number(
    fields.read(
      'minGames',
      isNumberOfGames,
      t('a whole number from 0 to {most, number}', { most: LARGEST_MIN_GAMES }),
    ) ?? 0,
  ),
  activeSince: fields.read(
    'activeSince',
    isCalendarDay,
    t('a day of the calendar from 1900 to 2099, such as 2014-11-08'),
  ),
});
