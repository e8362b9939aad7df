/** The meaning that a date and a clock time have in a time zone. */
export type LocalTime =
  | {
      readonly kind: 'found';
      /** ISO 8601 with offset. */
      readonly at: string;
      /** The clocks are put back over this time, so it comes twice; this is the first of the two. */
      readonly isFirstOfTwo: boolean;
    }
  /** The clocks are put forward over this time, so it does not exist. */
  | { readonly kind: 'skipped'; readonly next: string }
  | { readonly kind: 'no-such-zone' };

const MINUTE = 60_000;
const DAY = 86_400_000;

// Names only: an offset such as +01:00 knows no summer time.
const ZONE_NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** Whether a text names a time zone (IANA), as `Europe/Berlin` or `UTC`. */
export function isZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    return formatIn(zone) !== null;
  } catch {
    return false;
  }
}

/**
 * The instant of a local date (`YYYY-MM-DD`) and time (`HH:MM`).
 *
 * @param date a day of the calendar, and `time` a time of the clock: a reader has checked both
 */
export function findInstant(date: string, time: string, zone: string): LocalTime {
  if (!isZone(zone)) return { kind: 'no-such-zone' };
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // No zone moves its clocks twice within two days.
  const offsets = [...new Set([offsetAt(wanted - DAY, zone), offsetAt(wanted + DAY, zone)])];
  const found = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, zone) === wanted)
    .sort((a, b) => a - b);
  if (found.length === 0) {
    const [before] = offsets;
    return { kind: 'skipped', next: instantIn(zone, wanted - before!).slice(11, 16) };
  }
  return { kind: 'found', at: instantIn(zone, found[0]!), isFirstOfTwo: found.length > 1 };
}

/** An instant (milliseconds since 1970) as ISO 8601 to the second, with the offset that a zone has then. */
export function instantIn(zone: string, at: number): string {
  const offset = offsetAt(at, zone);
  const local = new Date(at + offset).toISOString().slice(0, 19);
  if (offset === 0) return `${local}+00:00`;
  const minutes = Math.abs(offset) / MINUTE;
  const part = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** Milliseconds that the clocks of a zone are ahead of UTC, in whole minutes as offsets are written. */
function offsetAt(at: number, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type)!;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((local - Math.floor(at / 1000) * 1000) / MINUTE) * MINUTE;
}

/** @throws RangeError for an unknown zone */
const formatIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
