import { isCalendarDay } from '@quadrant/rules/tournament';
import type { Moment } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { FieldReader } from './field-reader.js';

const RUN_NUMBER = /^[1-9]\d{0,8}$/;

/** @param today in UTC, `YYYY-MM-DD` */
export function readMoment(fields: FieldReader, today: string): Moment {
  const isPast = (text: string) => isCalendarDay(text) && text <= today;
  const expected = t('a day of the calendar from 1900 until today, such as {today}', { today });
  const publication = fields.read('publication', (text) => /^(current|official)$/.test(text), t('one of the list'));
  return {
    publication: publication === 'official' ? 'official' : 'current',
    knownBy: fields.read(
      'knownBy',
      (text) => RUN_NUMBER.test(text) || isPast(text),
      t('the number of a run, or {day}', { day: expected }),
    ),
    playedBy: fields.read('playedBy', isPast, expected),
  };
}
