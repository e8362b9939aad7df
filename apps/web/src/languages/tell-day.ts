import { currentLanguage, eachLanguage } from './language.js';

const formatsOf = (style: Intl.DateTimeFormatOptions) =>
  eachLanguage((language) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }));

const DAYS = formatsOf({ day: 'numeric', month: 'short', year: 'numeric' });
const DAYS_OF_A_YEAR = formatsOf({ day: 'numeric', month: 'short' });
const DAYS_TO_COME = formatsOf({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

const dateOf = (localDate: string): Date => new Date(`${localDate}T00:00:00Z`);

/** Writes a local date, `YYYY-MM-DD`, as pages do: "Dec 5, 2026". */
export const tellDate = (localDate: string): string => DAYS[currentLanguage()].format(dateOf(localDate));

/** Writes a local date where the year is known: "Dec 5". */
export const tellDayOfYear = (localDate: string): string => DAYS_OF_A_YEAR[currentLanguage()].format(dateOf(localDate));

/** Writes a future local date, with the weekday for which people must be free: "Sat, Dec 5, 2026". */
export const tellDay = (localDate: string): string => DAYS_TO_COME[currentLanguage()].format(dateOf(localDate));

/** Writes an instant with its minute: "Dec 5, 2026, 04:00 UTC". */
export const tellMinute = (at: Date): string => {
  const instant = at.toISOString();
  return `${tellDate(instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`;
};
