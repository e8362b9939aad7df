import { type DayOrder, isCalendarDay } from '@quadrant/rules/tournament';

/** Names hold a day as 2026-11-20, 2026_11_20, 20261120, 20.11.2026, 20-11-26, 2-11-26, 20.11.26, 261120 or 20112026. */
const DAYS: readonly (readonly [kind: 'year-first' | 'year-last' | 'dots' | 'short', pattern: RegExp])[] = [
  ['year-first', /(?<!\d)((?:19[89]|20\d)\d)(?:[01]\d[0-3]\d|([-_. ])\d{1,2}\2\d{1,2})(?!\d)/],
  ['year-last', /(?<!\d)[0-3]\d{3}(?:19[89]|20\d)\d(?!\d)/],
  ['year-last', /(?<!\d)\d{1,2}([-_.])\d{1,2}\1(?:19[89]|20\d)\d(?!\d)/],
  ['dots', /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2}(?!\d)/],
  ['short', /(?<!\d)(?:\d{1,2}([-_])\d{1,2}\1\d{2}|\d{6})(?!\d)/],
];

/** A name says one of these days, depending on the order in which its writer writes days. */
export interface NameDays {
  readonly written: string;
  /** Six digits may be a number of another kind: only a year, or other names, prove that they are a day. */
  readonly isCompact: boolean;
  /** A day without a year may be a number of another kind as well. */
  readonly hasYear: boolean;
  readonly readings: readonly NameReading[];
}

export interface NameReading {
  readonly order: Exclude<DayOrder, 'unknown'>;
  readonly day: string;
}

/**
 * Finds the day in the name of a file or folder.
 *
 * @param today a day that has not come yet is not meant
 * @returns null where the name has no such text; the readings may be none
 */
export function daysInName(name: string, today: string): NameDays | null {
  for (const [kind, pattern] of DAYS) {
    const written = pattern.exec(name)?.[0];
    if (written === undefined) continue;
    const readings = readingsOf(kind, partsOf(written)).filter(({ day }) => isCalendarDay(day) && day <= today);
    // Europe writes dots, and the day before them: another order is meant only where that is no day.
    const isDayFirst = written.includes('.') && readings[0]?.order === 'day-first';
    return {
      ...{ written, isCompact: /^\d{6}$/.test(written), hasYear: true },
      readings: isDayFirst ? readings.slice(0, 1) : readings,
    };
  }
  return null;
}

/** A name holds a day without a year as 11-20, 11_20 or 1120, also behind letters: GR1120. */
const YEARLESS = /(?<![\d.,_-]|[-_] )(?:\d{1,2}([-_])\d{1,2}|(?!19[89]\d|20\d\d)\d{4})(?![\d.,]|[-_]\d{2})/;
/** Such numbers count something else, as in "rounds 1-3". */
const COUNTS =
  /(?<!\p{L})(?:rounds?|rds?|runden?|games?|spiele?|tables?|tische?|parts?|teile?|pods?|places?|plätze|nights?|weeks?|evenings?|abende?|nr|no|sheets?|tours?|rund[ay]?|days?|tage?|vol|v)[ ._-]?$/iu;

/**
 * Finds the day without a year in the name of a file.
 *
 * @param inYear returns the days that one without a year, as MM-DD, may mean
 * @returns null where the name has no such number; the readings may be none
 */
export function yearlessDaysInName(name: string, inYear: (dayOf: string) => readonly string[]): NameDays | null {
  const found = YEARLESS.exec(name);
  if (found === null || COUNTS.test(name.slice(0, found.index))) return null;
  const [written] = found;
  const [one = '', two = ''] = /\D/.test(written) ? written.split(/\D/) : [written.slice(0, 2), written.slice(2)];
  const readings = (['day-first', 'month-first'] as const).flatMap((order) => {
    const parts = order === 'month-first' ? [one, two] : [two, one];
    const days = inYear(parts.map((part) => part.padStart(2, '0')).join('-'));
    return days.length === 1 ? [{ order, day: days[0]! }] : [];
  });
  return { written, isCompact: !/\D/.test(written), hasYear: false, readings };
}

const YEAR_LAST = /^(?!(?:19[89]|20\d)\d[01]\d)\d{4}(?:19[89]|20\d)\d$/;

function partsOf(written: string): readonly [string, string, string] {
  const [one = '', two = '', three = ''] = /\D/.test(written)
    ? written.split(/\D/)
    : YEAR_LAST.test(written)
      ? [written.slice(0, 2), written.slice(2, 4), written.slice(4)]
      : [written.slice(0, -4), written.slice(-4, -2), written.slice(-2)];
  return [one, two, three];
}

function readingsOf(
  kind: (typeof DAYS)[number][0],
  [one, two, three]: readonly [string, string, string],
): NameReading[] {
  const reading = (order: NameReading['order'], year: string, month: string, day: string): NameReading => ({
    order,
    day: `${yearOf(year.padStart(2, '0'))}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  });
  const yearFirst = reading('year-first', one, two, three);
  if (kind === 'year-first') return [yearFirst];
  const others = [reading('day-first', three, two, one), reading('month-first', three, one, two)];
  return kind === 'year-last' || one.length < 2 ? others : [...others, yearFirst];
}

/** Years of two digits are those since 1990, as in titles. */
const yearOf = (year: string): string => (year.length === 4 ? year : (year < '90' ? '20' : '19') + year);

/** Returns a name without the day that is in it. */
export function withoutDay(name: string): string {
  const found = daysInName(name, '9999');
  return found === null || found.readings.length === 0 ? name : name.replace(found.written, ' ');
}

/** Returns the day of a name; null where it names none, or where another order would make it another day. */
export function dayInName(name: string, today: string): string | null {
  const { isCompact, readings } = daysInName(name, today) ?? { isCompact: true, readings: [] };
  const days = new Set(readings.map(({ day }) => day));
  return isCompact || days.size !== 1 ? null : readings[0]!.day;
}
