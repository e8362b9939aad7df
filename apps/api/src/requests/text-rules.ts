import { isLine, slugOfAtMost, textRule as rule } from '@quadrant/http';
import { findHandleFault, isCalendarDay, removeInvisible, SLUG } from '@quadrant/rules/tournament';
import { parseMoment } from './moment.js';
import { ValidateBy } from 'class-validator';

/** Characters of the name of a season. */
export const LONGEST_SEASON = 20;

/** Whether a text can be the name of a season: it stands in addresses as a slug does. */
const isSeasonName = (text: string): boolean => text.length <= LONGEST_SEASON && SLUG.test(text);

const YEAR = /^[12]\d{3}$/;

/** Whether a text can be a calendar year of ours. */
export const isYear = (text: string): boolean => YEAR.test(text);

/** A rule for a list of texts, each of which has to be the same kind of thing. */
const listRule = (name: string, message: string, most: number, isOne: (text: string) => boolean): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) &&
        value.length <= most &&
        value.every((each: unknown) => typeof each === 'string' && isOne(each)),
      defaultMessage: () => message,
    },
  });

export const AreHandles = (most: number): PropertyDecorator =>
  listRule(
    'areHandles',
    `must be a list of at most ${most} handles of players, each of 1 to 64 visible characters`,
    most,
    (text) => findHandleFault(text) === null,
  );

export const AreLines = (most: number, longest: number): PropertyDecorator =>
  listRule(
    'areLines',
    `must be a list of at most ${most} texts, each of 1 to ${longest} characters without control characters`,
    most,
    (text) => isLine(text, longest),
  );

/** Characters of the name of a player: as many as a report may give them. */
export const LONGEST_NAME = 200;

export const IsPlayerName = (): PropertyDecorator =>
  rule('isPlayerName', `must be 1 to ${LONGEST_NAME} visible characters`, (text) => {
    const hasAny = text.trim() !== '' && text.length <= LONGEST_NAME;
    return hasAny && removeInvisible(text) === text;
  });

export const IsSeasonName = (): PropertyDecorator => rule('isSeasonName', slugOfAtMost(LONGEST_SEASON), isSeasonName);

/** A text of at most so many characters, in one or more lines. */
export const IsMessage = (longest: number): PropertyDecorator =>
  rule('isMessage', `must be a text of 1 to ${longest} characters without control characters`, (text) =>
    isLine(text.replaceAll(/\r?\n/g, ' '), longest),
  );

// Nine digits: whatever they say, it is an `integer` of PostgreSQL.
const RUN_NUMBER = /^[1-9]\d{0,8}$/;

/** Whether a text can be the number of a run. */
export const isRunNumber = (text: string): boolean => RUN_NUMBER.test(text);

export const IsRunOrDay = (): PropertyDecorator =>
  rule(
    'isRunOrDay',
    'must be the number of a run, such as 12, or a day of the calendar from 1900 to 2099, such as 2014-11-08',
    (text) => isRunNumber(text) || isCalendarDay(text),
  );

/** Has to stand beside another member of the same body; days of the calendar are ordered as their texts are. */
export const IsNotBefore = (other: string): PropertyDecorator =>
  rule('isNotBefore', `must not be before ${other}`, (text, others) => {
    const start: unknown = Reflect.get(others, other);
    return typeof start !== 'string' || start <= text;
  });

export const IsMoment = (): PropertyDecorator =>
  rule(
    'isMoment',
    'must be a day from 1900 to 2099, such as 2014-11-08, or an instant with its offset, such as 2014-11-08T10:00:00Z',
    (text) => parseMoment(text) !== null,
  );
