import { isCalendarDay } from '@quadrant/rules/tournament';

const INSTANT = /^((?:19|20)\d{2}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Reads a day (its first moment in UTC) or an ISO 8601 instant with offset; returns null for anything else. */
export function parseMoment(text: string): Date | null {
  if (isCalendarDay(text)) return new Date(`${text}T00:00:00Z`);
  const day = INSTANT.exec(text)?.[1];
  const moment = new Date(text);
  return day !== undefined && isCalendarDay(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}
