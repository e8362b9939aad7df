import { say } from '@quadrant/rules/message';
import { addDays, daysBetween, findInstant, isAfter, localDateOf } from '@quadrant/rules/tournament';
import * as rrule from 'rrule';
import type { AnnouncedTournament, AnnouncementFault } from './announcement.js';

/** A tournament is repeated every so many weeks, or on the same weekday of a month, such as the second Thursday. */
export const REPETITION_UNITS = ['week', 'month'] as const;
export type RepetitionUnit = (typeof REPETITION_UNITS)[number];

export interface Repetition {
  readonly unit: RepetitionUnit;
  /** 2 with `week` is every second week. */
  readonly interval: number;
  /** Local date, as YYYY-MM-DD: no repetition begins later. */
  readonly until: string;
}

/** Half a year of weekly tournaments are announced at once. */
export const MOST_REPETITIONS = 26;

/** Node gives a CommonJS package as the default member; the transformer of the tests gives it as it is. */
const { RRule } = ('default' in rrule ? rrule.default : rrule) as typeof rrule;
const WEEKDAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU] as const;
const DAYS_OF_A_WEEK = 7;

/** Returns the local dates after the first one, as iCalendar repeats an event (RFC 5545). */
function datesAfter(first: string, { unit, interval, until }: Repetition): string[] {
  // A calendar date has no time of day, so UTC stands for every zone.
  const start = new Date(`${first}T00:00:00Z`);
  const weekday = WEEKDAYS[(start.getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK]!;
  const nth = Math.ceil(start.getUTCDate() / DAYS_OF_A_WEEK);
  const dates = new RRule({
    ...(unit === 'week'
      ? { freq: RRule.WEEKLY }
      : // Not every month has a fifth Thursday, but each has a last one.
        { freq: RRule.MONTHLY, byweekday: [weekday.nth(nth === 5 ? -1 : nth)] }),
    interval,
    dtstart: start,
    until: new Date(`${until}T00:00:00Z`),
    // The first date of all is the tournament itself.
    count: MOST_REPETITIONS + 2,
  }).all();
  return dates.map((date) => date.toISOString().slice(0, 10)).filter((date) => date !== first);
}

/** Returns the repetitions of an announced tournament, each at the same time of its clock; or why there are none. */
export function repeat(
  announced: AnnouncedTournament,
  repetition: Repetition,
): readonly AnnouncedTournament[] | AnnouncementFault {
  const first = localDateOf(announced.startsAt);
  const dates = datesAfter(first, repetition);
  if (dates.length === 0) {
    return { field: 'until', text: say`leaves no day after ${first}: choose a later one` };
  }
  if (dates.length > MOST_REPETITIONS) {
    const last = dates[MOST_REPETITIONS - 1]!;
    return { field: 'until', text: say`gives more than ${MOST_REPETITIONS} tournaments: choose ${last} or earlier` };
  }
  const repeated: AnnouncedTournament[] = [];
  for (const date of dates) {
    const moved = movedBy(announced, daysBetween(first, date));
    if (moved === null) {
      const time = announced.startsAt.slice(11, 16);
      const text = say`includes ${date}, on which the clocks of ${announced.zone} skip ${time}: stop before that day, and announce it alone`;
      return { field: 'until', text };
    }
    repeated.push(moved);
  }
  return repeated;
}

/** Returns null where the clock at its place skips the time on that day. */
function movedBy(announced: AnnouncedTournament, days: number): AnnouncedTournament | null {
  const startsAt = movedMoment(announced.startsAt, announced.zone, days);
  if (startsAt === null) return null;
  const moved = { ...announced, startsAt, endsOn: announced.endsOn && addDays(announced.endsOn, days) };
  return { ...moved, ...movedDeadline(announced, startsAt) };
}

/**
 * Returns the deadline of deck lists after the start has moved: as many days before it, at the same time of the clock. It
 * falls together with the start where the clock skips that time.
 */
export function movedDeadline(
  { startsAt, zone, deckListsUntil }: AnnouncedTournament,
  to: string,
): Pick<AnnouncedTournament, 'deckListsUntil'> {
  if (deckListsUntil === undefined) return {};
  const moved = movedMoment(deckListsUntil, zone, daysBetween(localDateOf(startsAt), localDateOf(to)));
  return { deckListsUntil: moved === null || isAfter(moved, to) ? to : moved };
}

function movedMoment(moment: string, zone: string, days: number): string | null {
  const found = findInstant(addDays(localDateOf(moment), days), moment.slice(11, 16), zone);
  return found.kind === 'found' ? found.at : null;
}
