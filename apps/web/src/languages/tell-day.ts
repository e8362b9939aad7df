import { tellFullDate } from '@quadrant/languages';
import { isInferredDate, isPartialDate, precisionOf, withoutInference } from '@quadrant/rules/tournament';
import { currentLanguage, eachLanguage } from './language.js';
import { t } from './t.js';

const formatsOf = (style: Intl.DateTimeFormatOptions) =>
  eachLanguage((language) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }));

const MONTHS = formatsOf({ month: 'long', year: 'numeric' });
const DAYS_OF_A_YEAR = formatsOf({ day: 'numeric', month: 'short' });
const DAYS_TO_COME = formatsOf({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

const dateOf = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

// @row 264
/** Writes a local date as exactly as it is known: "Dec 5, 2026", "December 2026", "2026", "2026 (inferred)", or "date not known". */
export function tellDate(localDate: string): string {
  if (isInferredDate(localDate)) return t('{date} (inferred)', { date: tellDate(withoutInference(localDate)) });
  switch (precisionOf(localDate)) {
    case 'month':
      return MONTHS[currentLanguage()].format(dateOf(`${localDate}-01`));
    case 'year':
      return localDate;
    case 'unknown':
      return t('date not known');
    default:
      return tellFullDate(localDate);
  }
}

/** Writes a local date where the year is known: "Dec 5". */
export const tellDayOfYear = (localDate: string): string =>
  isPartialDate(localDate) ? tellDate(localDate) : DAYS_OF_A_YEAR[currentLanguage()].format(dateOf(localDate));

/** Writes a future local date, with the weekday for which people must be free: "Sat, Dec 5, 2026". */
export const tellDay = (localDate: string): string => DAYS_TO_COME[currentLanguage()].format(dateOf(localDate));

/** Writes an instant with its minute: "Dec 5, 2026, 04:00 UTC". */
export const tellMinute = (at: Date): string => {
  const instant = at.toISOString();
  return `${tellDate(instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`;
};
