import { dateOfSpan } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { tellDate } from '../languages/tell-day.js';
import type { BatchItem } from './shapes.js';

/** Says when a tournament of a batch was. A date that only file names or titles propose counts once somebody takes it. */
export const tellItemDays = (item: Pick<BatchItem, 'firstDay' | 'lastDay' | 'open'>): string =>
  item.firstDay !== null && item.open.includes('startsAt')
    ? t('{date} (proposed)', { date: tellDays(item) })
    : tellDays(item);

/** Says when a tournament was, as exactly as it is known: Mar 4, 2006, March 2006, or 2006. */
export function tellDays({ firstDay, lastDay }: Pick<BatchItem, 'firstDay' | 'lastDay'>): string {
  if (firstDay === null) return t('Not known');
  if (lastDay === null || firstDay === lastDay) return tellDate(firstDay);
  const known = dateOfSpan({ first: firstDay, last: lastDay });
  return known === null ? `${tellDate(firstDay)} – ${tellDate(lastDay)}` : tellDate(known);
}
