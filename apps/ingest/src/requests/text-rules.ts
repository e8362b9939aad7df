import { isLine, textRule } from '@quadrant/http';
import {
  findHandleProblem,
  isCalendarDay,
  isCountry,
  isRegion,
  isSlug,
  LONGEST_SLUG,
} from '@quadrant/rules/tournament';
import { Transform, type TransformFnParams } from 'class-transformer';

const upperCase = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.toUpperCase() : value);

const IsTwoLetters = textRule('isCountry', 'must be a country as two letters, such as DE', isCountry);

/** Two letters (ISO 3166-1), which arrive as capitals. */
export const IsCountry = (): PropertyDecorator => (target, key) => {
  Transform(upperCase)(target, key);
  IsTwoLetters(target, key);
};

export const IsRegion = (): PropertyDecorator =>
  textRule('isRegion', 'must be a name of 1 to 64 visible characters, with no space around it', isRegion);

export const IsSlug = (): PropertyDecorator =>
  textRule(
    'isSlug',
    `must be 1 to ${LONGEST_SLUG} lower-case letters and digits, with single hyphens between them`,
    isSlug,
  );

export const IsCalendarDay = (): PropertyDecorator =>
  textRule('isCalendarDay', 'must be a day of the calendar, such as 2014-11-08', isCalendarDay);

export const IsHandle = (): PropertyDecorator =>
  textRule(
    'isHandle',
    'must be the handle of a player: 1 to 64 visible characters',
    (text) => findHandleProblem(text) === null,
  );

/** A text of at most so many characters, in one or more lines. */
export const IsMessage = (longest: number): PropertyDecorator =>
  textRule('isMessage', `must be a text of 1 to ${longest} characters without control characters`, (text) =>
    isLine(text.replaceAll(/\r?\n/g, ' '), longest),
  );
