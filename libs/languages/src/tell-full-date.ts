import { eachLanguage, currentLanguage } from './language.js';

const DAYS = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** Writes a local date of which everything is known: "Dec 5, 2026". */
export const tellFullDate = (localDate: string): string =>
  DAYS[currentLanguage()].format(new Date(`${localDate}T00:00:00Z`));
