import { instantIn, isZone } from '@quadrant/rules/tournament';
import type { FileTournament } from './file-tournament.js';
import { asNumber, asText } from './json-values.js';

/** Milliseconds since 1970 are above this number, seconds are below it. */
const FEWEST_MILLISECONDS = 1e11;

/** Between 10:00 and 11:00 in UTC it is the same day from Hawaii (UTC-10) to New Zealand in summer (UTC+13). */
const SAME_DAY_HOUR = 10;

/**
 * The start of a tournament that an answer gives in seconds or milliseconds since 1970.
 *
 * @param zone the time zone of the event (IANA); null when the answer has none
 * @returns `utcStart` in place of a start when nothing tells the local day: an evening in Los Angeles is the next day in UTC
 */
export function localStart(value: unknown, zone: string | null): Pick<FileTournament, 'startsAt' | 'utcStart'> {
  const number = asNumber(value);
  if (number === null) return { startsAt: asText(value) };
  const date = new Date(number > FEWEST_MILLISECONDS ? number : number * 1000);
  if (Number.isNaN(date.getTime())) return { startsAt: null };
  if (zone !== null && isZone(zone)) return { startsAt: instantIn(zone, date.getTime()) };
  return date.getUTCHours() === SAME_DAY_HOUR
    ? { startsAt: date.toISOString() }
    : { startsAt: null, utcStart: date.toISOString() };
}
