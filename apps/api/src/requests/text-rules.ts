import {
  findHandleProblem,
  isCalendarDay,
  isCountry,
  isRegion,
  isSlug,
  LONGEST_SLUG,
  SLUG,
} from '@quadrant/tournament';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { parseMoment } from './moment.js';

/** Characters of the name of a season. */
export const LONGEST_SEASON = 20;

/** Whether a text can be the name of a season: it stands in addresses as a slug does. */
export const isSeasonName = (text: string): boolean => text.length <= LONGEST_SEASON && SLUG.test(text);

// Control characters (PostgreSQL has no NUL) and lone surrogates (its JSON has none); nothing that turns the direction of
// the text around it.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const rule = (name: string, message: string, holds: (value: string, others: object) => boolean): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, facts?: ValidationArguments) =>
        typeof value === 'string' && holds(value, facts?.object ?? {}),
      defaultMessage: () => message,
    },
  });

/** One line of 1 to `longest` characters that can be shown as they are. */
export const IsLine = (longest: number): PropertyDecorator =>
  rule('isLine', `must be a text of 1 to ${longest} characters without control characters`, (text) => {
    const { length } = [...text.trim()];
    return length > 0 && length <= longest && !UNPRINTABLE.test(text);
  });

export const IsHandle = (): PropertyDecorator =>
  rule(
    'isHandle',
    'must be the handle of a player: 1 to 64 visible characters',
    (text) => findHandleProblem(text) === null,
  );

const slugOfAtMost = (longest: number): string =>
  `must be 1 to ${longest} lower-case letters and digits, with single hyphens between them`;

export const IsSlug = (): PropertyDecorator => rule('isSlug', slugOfAtMost(LONGEST_SLUG), isSlug);

export const IsSeasonName = (): PropertyDecorator => rule('isSeasonName', slugOfAtMost(LONGEST_SEASON), isSeasonName);

export const IsCountry = (): PropertyDecorator =>
  rule('isCountry', 'must be a country as two letters, such as DE', isCountry);

export const IsRegion = (): PropertyDecorator =>
  rule('isRegion', 'must be a name of 1 to 64 visible characters, with no space around it', isRegion);

export const IsCalendarDay = (): PropertyDecorator =>
  rule('isCalendarDay', 'must be a day of the calendar, such as 2014-11-08', isCalendarDay);

/** Has to stand beside another member of the same body; days of the calendar are ordered as their texts are. */
export const IsNotBefore = (other: string): PropertyDecorator =>
  rule('isNotBefore', `must not be before ${other}`, (text, others) => {
    const start: unknown = Reflect.get(others, other);
    return typeof start !== 'string' || start <= text;
  });

export const IsMoment = (): PropertyDecorator =>
  rule(
    'isMoment',
    'must be a day, such as 2014-11-08, or an instant with its offset, such as 2014-11-08T10:00:00Z',
    (text) => parseMoment(text) !== null,
  );
