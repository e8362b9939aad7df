const OFFSET = /([+-])(\d{2}):(\d{2})$/;
const DAY = 86_400_000;

/** The local calendar date (`YYYY-MM-DD`) of an ISO 8601 instant with offset, as written. */
export const localDateOf = (instant: string): string => instant.slice(0, 10);

function offsetOf(instant: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(instant) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -size : size;
}

/**
 * Whole local days from one instant to another, counted in calendar dates where the later one takes place (its own
 * offset). Both are ISO 8601 with offset, as a reader has checked them; negative when `from` is the later one.
 */
export function daysBetween(from: string, to: string): number {
  const offset = offsetOf(to);
  const dayNumber = (instant: string) => Math.floor((Date.parse(instant) + offset) / DAY);
  return dayNumber(to) - dayNumber(from);
}

/** Returns the local date (`YYYY-MM-DD`) that is a number of days after another, or before it when the number is negative. */
export const addDays = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Returns when a local date (`YYYY-MM-DD`) begins, in milliseconds since 1970, with the offset of an ISO 8601 instant. */
export const startOfDay = (localDate: string, writtenLike: string): number =>
  Date.parse(`${localDate}T00:00:00Z`) - offsetOf(writtenLike);

/** Writes an instant in milliseconds since 1970 as ISO 8601 to the minute, with the offset of another one. */
export function writtenLike(at: number, other: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = OFFSET.exec(other) ?? [];
  const local = new Date(Math.floor(at / 60_000) * 60_000 + offsetOf(other)).toISOString().slice(0, 19);
  return `${local}${sign}${hours}:${minutes}`;
}

/** Whether the first of two ISO 8601 instants with offset is the later one. */
export const isAfter = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other);

// These games belong to two centuries. PostgreSQL accepts every such date too.
const CALENDAR_DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, as `2014-11-08`: not `2014-02-30`. */
export function isCalendarDay(text: string): boolean {
  if (!CALENDAR_DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
