import { currentLanguage, eachLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { tellDate } from '../languages/tell-day.js';
import type { BatchItem } from './shapes.js';

const MONTHS = eachLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Says when a tournament was, as exactly as it is known: Mar 4, 2006, March 2006, or 2006. */
export function tellDays({ firstDay, lastDay }: Pick<BatchItem, 'firstDay' | 'lastDay'>): string {
  if (firstDay === null) return t('Not known');
  if (lastDay === null || firstDay === lastDay) return tellDate(firstDay);
  const [year] = firstDay.split('-');
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return MONTHS[currentLanguage()].format(new Date(firstDay));
  return firstDay.endsWith('-01-01') && lastDay === `${year}-12-31`
    ? year!
    : `${tellDate(firstDay)} – ${tellDate(lastDay)}`;
}
