import { t } from '../languages/t.js';
import { FORMATS, GAME_TITLES, isCalendarDay, isCountry, isRegion, isSlug, LEVELS } from '@quadrant/rules/tournament';
import { TOURNAMENT_STATES, type TournamentStateChoice } from '@quadrant/views';
import type { FieldReader } from '../query/field-reader.js';

/** Null means that a filter is not set. */
export type TournamentFilters = ReturnType<typeof readTournamentFilters>;

const LONGEST_NAME = 100;

const oneOf =
  (values: readonly (string | number)[]) =>
  (text: string): boolean =>
    values.some((value) => String(value) === text);

export const readTournamentFilters = (fields: FieldReader) => ({
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
  state: fields.read('state', oneOf(TOURNAMENT_STATES), t('one of the list')) as TournamentStateChoice | null,
  from: fields.read('from', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
  to: fields.read('to', isCalendarDay, t('a day of the calendar from 1900 to 2099, such as 2014-11-08')),
  rated: fields.read('rated', oneOf(['yes', 'no']), t('one of the list')),
});
