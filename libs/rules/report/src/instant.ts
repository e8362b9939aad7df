const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|([+-])(\d\d):(\d\d))$/;

/** A date that the calendar has, and how many milliseconds after 1970 it is. */
export interface Instant {
  readonly text: string;
  readonly year: number;
  readonly time: number;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** An ISO 8601 instant with offset; null when it is not one, or when no calendar or clock shows it. */
export function parseInstant(text: string): Instant | null {
  const match = INSTANT.exec(text);
  if (match === null) return null;
  const part = (index: number) => Number(match[index] ?? 0);
  const [year, month, day] = [part(1), part(2), part(3)];
  // Years below 100 are other years to `Date.UTC`; nothing was played in them.
  if (year < 100 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (part(4) > 23 || part(5) > 59 || part(6) > 59) return null;
  // The clocks of the world differ from UTC by 14 hours at the most.
  if (part(8) * 60 + part(9) > 14 * 60 || part(9) > 59) return null;
  return { text, year, time: Date.parse(text) };
}
