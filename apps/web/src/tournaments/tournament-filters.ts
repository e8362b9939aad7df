import { t } from '../languages/t.js';
import { FORMATS, GAME_TITLES, isCalendarDay, isCountry, isRegion, isSlug, LEVELS } from '@quadrant/rules/tournament';
import type { FieldReader } from '../query/field-reader.js';

/** Null means that a filter is not set. */
export interface TournamentFilters {
  readonly name: string | null;
  readonly game: string | null;
  readonly format: string | null;
  readonly level: string | null;
  readonly league: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly state: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly rated: string | null;
}

const LONGEST_NAME = 100;

/** Readers can choose by whether the numbers of a tournament are published, are to come, or could not be computed. */
export const TOURNAMENT_STATES = ['published', 'waiting', 'failed'] as const;
export type TournamentStateChoice = (typeof TOURNAMENT_STATES)[number];

const oneOf =
  (values: readonly (string | number)[]) =>
  (text: string): boolean =>
    values.some((value) => String(value) === text);

export const readTournamentFilters = (fields: FieldReader): TournamentFilters => ({
  name: fields.read(
    'name',
    (text) => text.length <= LONGEST_NAME && !text.includes('\0'),
    t('at most {most} characters', { most: LONGEST_NAME }),
  ),
  game: fields.read('game', oneOf(GAME_TITLES), t('one of the list')),
  format: fields.read('format', oneOf(FORMATS), t('one of the list')),
  level: fields.read('level', oneOf(LEVELS), t('a level from 1 to 5')),
  league: fields.read('league', isSlug, t('one of the list')),
  country: fields.read('country', isCountry, t('a country as two letters, such as DE'))?.toUpperCase() ?? null,
  region: fields.read('region', isRegion, t('a name of at most 64 visible characters')),
  state: fields.read('state', oneOf(TOURNAMENT_STATES), t('one of the list')),
  from: fields.read('from', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
  to: fields.read('to', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
  rated: fields.read('rated', oneOf(['yes', 'no']), t('one of the list')),
});
