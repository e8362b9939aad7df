import { spanOfDate } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { tellDate } from '../languages/tell-day.js';
import type { BatchItem } from './shapes.js';

/** Says when a tournament was, as exactly as it is known: Mar 4, 2006, March 2006, or 2006. */
export function tellDays({ firstDay, lastDay }: Pick<BatchItem, 'firstDay' | 'lastDay'>): string {
  if (firstDay === null) return t('Not known');
  if (lastDay === null || firstDay === lastDay) return tellDate(firstDay);
  const dates = [firstDay.slice(0, 7), firstDay.slice(0, 4)];
  const known = dates.find((date) => {
    const span = spanOfDate(date);
    return span?.first === firstDay && span.last === lastDay;
  });
  return known === undefined ? `${tellDate(firstDay)} – ${tellDate(lastDay)}` : tellDate(known);
}
