import { addDays, localDateOf, startOfDay, type TournamentHeader } from '@quadrant/rules/tournament';
import { stabilityOn, type DatedStability, type StabilityPolicy } from './stability.js';

type Dates = Pick<TournamentHeader, 'startsAt' | 'endsAt' | 'online'> & {
  /** Local date of the last day as it was announced here, which nobody states afterwards; null and missing: none was. */
  readonly announcedEnd?: string | null;
};

/**
 * The last local day of a tournament (`YYYY-MM-DD`): as it was announced, otherwise that of its end when it is played
 * online, and that of its start at a table. The report itself states `endsAt`, so there nobody could check it: it would only
 * move the deadline.
 */
export const lastDayOf = (dates: Dates): string => localDateOf(lastInstantOf(dates));

function lastInstantOf({ startsAt, endsAt, online, announcedEnd = null }: Dates): string {
  // At the hour of its start, with its offset.
  if (announcedEnd !== null) return `${announcedEnd}${startsAt.slice('YYYY-MM-DD'.length)}`;
  return online && endsAt !== null ? endsAt : startsAt;
}

/** Until when a report of a tournament is on time. */
export interface ReportDeadline {
  /** The last local day (`YYYY-MM-DD`) on which it is. */
  readonly lastDay: string;
  /** The first instant at which it no longer is, in milliseconds since 1970. */
  readonly end: number;
  readonly policy: StabilityPolicy;
}

// @row 87, 166
// @reading on-time
/**
 * A report is on time until the end of the seventh local calendar day after the last day of its tournament (000, section
 * 8: "within one week of the tournament's completion"; appendix A). Local is the offset that the report writes.
 */
export function reportDeadline(dates: Dates, rows?: readonly DatedStability[]): ReportDeadline {
  const policy = stabilityOn(lastDayOf(dates), rows);
  return { ...endOfWindow(dates, policy.onTimeDays), policy };
}

/**
 * Until when a director may report a tournament; later only a coordinator does.
 *
 * @see StabilityPolicy.reportBackDays
 */
export function reportBackDeadline(dates: Dates, rows?: readonly DatedStability[]): ReportDeadline {
  const policy = stabilityOn(lastDayOf(dates), rows);
  return { ...endOfWindow(dates, policy.reportBackDays), policy };
}

function endOfWindow(dates: Dates, days: number): Pick<ReportDeadline, 'lastDay' | 'end'> {
  const instant = lastInstantOf(dates);
  const lastDay = addDays(localDateOf(instant), days);
  return { lastDay, end: startOfDay(addDays(lastDay, 1), instant) };
}
