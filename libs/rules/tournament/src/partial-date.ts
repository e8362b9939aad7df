import { isCalendarDay, localDateOf } from './local-date.js';

/** A tournament is of one of these dates: a day, a month as `2006-03`, a year as `2006`, or `unknown`. */
export type DatePrecision = 'day' | 'month' | 'year' | 'unknown';

/** The date of the tournament is unknown. */
export const UNKNOWN_DATE = 'unknown';

/** Days of the calendar, `YYYY-MM-DD`, both included. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

const A_DAY = 'YYYY-MM-DD'.length;
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])\??$/;
const YEAR = /^(?:19|20)\d{2}\??$/;

/**
 * A month or a year that no source states has this behind it, as in ISO 8601-2: it was concluded, for example from the
 * numbers of the other files of a folder.
 */
const CONCLUDED = '?';

/** Tells whether a date was concluded. */
export const isInferredDate = (date: string): boolean => date.endsWith(CONCLUDED);

/** Marks a month or a year as concluded. */
export const inferredDate = (date: string): string => date + CONCLUDED;

/** Returns a date without the mark that it was concluded. */
export const withoutInference = (date: string): string => (isInferredDate(date) ? date.slice(0, -1) : date);

/** Tells how exact a date is; null for a text that is no date: `2006`, `2006-03`, `2006-03-04` or `unknown`; `2006?` was concluded. */
export function precisionOf(date: string): DatePrecision | null {
  if (date === UNKNOWN_DATE) return 'unknown';
  if (YEAR.test(date)) return 'year';
  if (MONTH.test(date)) return 'month';
  return isCalendarDay(date) ? 'day' : null;
}

/** Returns the days on which a tournament of this date may have been played; null where nothing is known. */
export function spanOfDate(known: string): DaySpan | null {
  const date = withoutInference(known);
  switch (precisionOf(date)) {
    case 'day':
      return { first: date, last: date };
    case 'month': {
      const days = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5)), 0)).getUTCDate();
      return { first: `${date}-01`, last: `${date}-${days}` };
    }
    case 'year':
      return { first: `${date}-01-01`, last: `${date}-12-31` };
    default:
      return null;
  }
}

/** Returns the date that spans exactly these days: a day, a month or a year; null for other days. */
export function dateOfSpan({ first, last }: DaySpan): string | null {
  const dates = [first, first.slice(0, 'YYYY-MM'.length), first.slice(0, 'YYYY'.length)];
  return (
    dates.find((date) => {
      const span = spanOfDate(date);
      return span?.first === first && span.last === last;
    }) ?? null
  );
}

/** Tells whether a date is within days of the calendar, whichever of its own days it was. */
export function isWithinDays(date: string, { first, last }: DaySpan): boolean {
  const span = date.length === A_DAY ? { first: date, last: date } : spanOfDate(date);
  return span !== null && first <= span.first && span.last <= last;
}

/** Tells whether a date is a month, a year or unknown, so that its day is not known. */
export const isPartialDate = (date: string | undefined): date is string =>
  date !== undefined && precisionOf(date) !== 'day';

/** Tells whether a tournament cannot be put among others: only its year is known, or nothing. */
export const isTooVague = (date: string | undefined): boolean => isPartialDate(date) && precisionOf(date) !== 'month';

/** Returns the date of a tournament as far as it is known. */
export const knownDateOf = ({ date, startsAt }: { readonly date?: string; readonly startsAt: string }): string =>
  date ?? localDateOf(startsAt);

/** Returns the date of a scored tournament as far as it is known: its local day, a month, a year or `unknown`. */
export const playedOn = ({ knownDate, localDate }: PlayedOn): string => knownDate ?? localDate;

export interface PlayedOn {
  /** The local day, or the last day that it may be. */
  readonly localDate: string;
  /** A month, a year or `unknown`. It is absent where the day is known. */
  readonly knownDate?: string | undefined;
}
