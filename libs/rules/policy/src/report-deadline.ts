import { addDays, localDateOf, startOfDay, type TournamentHeader } from '@quadrant/rules/tournament';
import { stabilityOn, type DatedStability, type StabilityPolicy } from './stability.js';

type Dates = Pick<TournamentHeader, 'startsAt' | 'endsAt' | 'online'> & {
  /** The announced local date of the last day, which nobody can change afterwards. It is null or missing when there was none. */
  readonly announcedEnd?: string | null;
};

/**
 * Returns the last local day of a tournament (`YYYY-MM-DD`): the announced one, otherwise that of its end when it is
 * played online, or that of its start at a table. There `endsAt` is not used: only the report states it, nobody could
 * check it, and it would only move the deadline.
 */
export const lastDayOf = (dates: Dates): string => localDateOf(lastInstantOf(dates));

function lastInstantOf({ startsAt, endsAt, online, announcedEnd = null }: Dates): string {
  // This is the hour of its start, with the same offset.
  if (announcedEnd !== null) return `${announcedEnd}${startsAt.slice('YYYY-MM-DD'.length)}`;
  return online && endsAt !== null ? endsAt : startsAt;
}

export interface ReportDeadline {
  /** The last local day (`YYYY-MM-DD`) on which it is on time. */
  readonly lastDay: string;
  /** The first instant at which it is late, in milliseconds since 1970. */
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
 * Returns the end of the time in which a director may report a tournament. After that only a coordinator can.
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
