const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells whether a text is a month of the calendar, such as "2026-12". */
export const isMonth = (text: string): boolean => /^(?:19[89]|20\d)\d-(?:0[1-9]|1[0-2])$/.test(text);

/** Returns the month this many months later, or earlier where `months` is negative. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * Returns the weeks of a month, which begin on Monday.
 * @returns local dates; null for days of the months around it
 */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const days = (Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - first) / DAY_MS;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= days ? null : new Date(first + day * DAY_MS).toISOString().slice(0, 10);
    }),
  );
}
