import { say } from '@quadrant/rules/message';
import { fieldOf, isLine, slugOfAtMost, textRule, type More } from '@quadrant/http';
import { isCalendarDay, removeInvisible, SLUG } from '@quadrant/rules/tournament';
import { parseMoment } from './moment.js';
import { isRunNumber } from './text-rules.js';

const LONGEST_SEASON = 20;

/** A report may give a player a name of as many characters. */
const LONGEST_NAME = 200;

/** A season name is limited to characters that can stand in an address, as in a slug. */
export const SeasonName = (more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', pattern: SLUG.source, maxLength: LONGEST_SEASON, example: '2014-15' },
    textRule('isSeasonName', slugOfAtMost(LONGEST_SEASON), (text) => text.length <= LONGEST_SEASON && SLUG.test(text)),
  );

export const PlayerName = (more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', maxLength: LONGEST_NAME },
    textRule('isPlayerName', say`must be 1 to ${LONGEST_NAME} visible characters`, (text) => {
      const hasAny = text.trim() !== '' && text.length <= LONGEST_NAME;
      return hasAny && removeInvisible(text) === text;
    }),
  );

export const Message = (longest: number, more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', maxLength: longest },
    textRule('isMessage', say`must be a text of 1 to ${longest} characters without control characters`, (text) =>
      isLine(text.replaceAll(/\r?\n/g, ' '), longest),
    ),
  );

export const RunOrDay = (more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string' },
    textRule(
      'isRunOrDay',
      say`must be the number of a run, such as 12, or a day of the calendar from 1900 to 2099, such as 2014-11-08`,
      (text) => isRunNumber(text) || isCalendarDay(text),
    ),
  );

/** A day, or an instant that has an offset. */
export const Moment = (more?: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string' },
    textRule(
      'isMoment',
      say`must be a day from 1900 to 2099, such as 2014-11-08, or an instant with its offset, such as 2014-11-08T10:00:00Z`,
      (text) => parseMoment(text) !== null,
    ),
  );

/** Requires a day that is not before another member of the same body. Days in this format sort as text. */
export const IsNotBefore = (other: string): PropertyDecorator =>
  textRule('isNotBefore', say`must not be before ${other}`, (text, others) => {
    const start: unknown = Reflect.get(others, other);
    return typeof start !== 'string' || start <= text;
  });
