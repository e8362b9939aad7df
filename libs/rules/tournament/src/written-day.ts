import { monthNames, monthOf, plain } from './month-names.js';

/** A text as a day: what it says, or why it says no day. */
export type WrittenDay =
  | {
      readonly kind: 'day';
      /** It is written as YYYY-MM-DD. */
      readonly day: string;
      /** As in `T10:00:00+01:00`. It is null without an offset to UTC, since then only the day is certain. */
      readonly time: string | null;
    }
  /**
   * Each of these days may be meant: day and month can be exchanged, the year has two digits, or the text is the number of
   * a day in a spreadsheet. At least one is given; that with the day before the month comes first.
   */
  | { readonly kind: 'ambiguous'; readonly days: readonly string[] }
  | { readonly kind: 'no-such-day' | 'no-such-time' | 'no-day' };

/** Programs that always write the month first, or the day, say so; people do when they are asked. */
export const DAY_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number] | 'unknown';

/** Returns the order that an answer names; `unknown` for every other text. */
export const dayOrderOf = (text: string | undefined): DayOrder =>
  DAY_ORDERS.find((order) => order === text) ?? 'unknown';

const WEEKDAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]{0,2} |^(?:mo|di|mi|do|fr|sa|so)[.,]{1,2} ?|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela)[.,]{0,2} /i;

const WITH_TIME =
  /^(.{5,44}?)(?:[T ,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: Uhr| ?(Z|[+-]\d{2}:?\d{2}|[AaPp][Mm]))?)?$/;

/** These words stand before a date, as in "den 20. November 2026" and "le 20 novembre 2026". */
const ARTICLE = /^(?:den|am|le|the|on|el) /i;

/**
 * Reads a day as people and programs write it: 2024-02-29, 2024/2/29, 20240229, 29.02.2024, 29/02/2024, Feb 29, 2024,
 * 29. Februar 2024, Thursday, February 29th 2024, with a time behind it or without.
 *
 * Nothing is guessed. A day and a month that can be exchanged are ambiguous, unless the writer is known to write the month
 * first. So is every year of two digits, and the number by which a spreadsheet counts a day.
 */
export function readWrittenDay(text: string, order: DayOrder = 'unknown'): WrittenDay {
  const written = text
    .normalize('NFC')
    .trim()
    .replaceAll(/\s{1,9}/g, ' ');
  const serial = /^(\d{5})(?:[.,]\d{1,12})?$/.exec(written)?.[1];
  if (serial !== undefined) return daysOfSerial(Number(serial));
  const [, before = '', hours, minutes, seconds, zone] = WITH_TIME.exec(written) ?? [];
  if (hours !== undefined && (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59))
    return { kind: 'no-such-time' };
  const date = before.trim();
  const bare = date.replace(WEEKDAY, '').replace(ARTICLE, '');
  const parts = datePartsOf(date, order) ?? (bare === date ? null : datePartsOf(bare, order));
  if (parts === null) return { kind: 'no-day' };
  const days = [...new Set(parts.map(dayOf))].filter((each) => each !== null);
  const [day] = days;
  if (day === undefined) return { kind: 'no-such-day' };
  if (days.length > 1 || parts.some(({ isShort }) => isShort)) return { kind: 'ambiguous', days };
  if (zone === undefined || /m$/i.test(zone) || hours === undefined) return { kind: 'day', day, time: null };
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return { kind: 'day', day, time: `T${hours.padStart(2, '0')}:${minutes}:${seconds ?? '00'}${offset}` };
}

/** Spreadsheets count days from 1899-12-30, and on old Macintosh computers from 1904-01-01. */
const EPOCHS: readonly number[] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const DAY_MS = 86_400_000;
/** Between these years a number of five digits may be the day of a tournament. */
const [FIRST_YEAR, LAST_YEAR] = ['1990', '2099'];

function daysOfSerial(serial: number): WrittenDay {
  const days = EPOCHS.map((epoch) => new Date(epoch + serial * DAY_MS).toISOString().slice(0, 10)).filter(
    (day) => day >= FIRST_YEAR && day.slice(0, 4) <= LAST_YEAR,
  );
  return days.length === 0 ? { kind: 'no-day' } : { kind: 'ambiguous', days };
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Whether the year was written with two digits. */
  readonly isShort: boolean;
}

const partsOf = (year: string, month: number, day: string): DateParts => ({
  year: yearOf(year),
  month,
  day: Number(day),
  isShort: year.length < 4,
});

/** Poland writes months so, as in "5 VI 2013". */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Returns each day that a text may mean, also those that no calendar has; null for a text that is no date. */
function datePartsOf(text: string, order: DayOrder): readonly DateParts[] | null {
  const [, y1, m1, d1] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)?.toSpliced(2, 1) ?? [];
  if (y1 !== undefined) return [partsOf(y1, Number(m1), d1!)];
  const [, y0, m0, d0] = /^(19[89]\d|20\d\d)(\d{2})(\d{2})$/.exec(text) ?? [];
  if (y0 !== undefined) return [partsOf(y0, Number(m0), d0!)];
  const [, one, sign, two, y2] = /^(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (y2 !== undefined) {
    const dayFirst = partsOf(y2, Number(two), one!);
    const monthFirst = partsOf(y2, Number(one), two!);
    const yearFirst = y2.length === 4 || one!.length < 2 ? [] : [partsOf(one!, Number(two), y2)];
    if (order === 'year-first' && yearFirst.length > 0) return yearFirst;
    const orders =
      order === 'month-first'
        ? [monthFirst]
        : order === 'day-first' || sign === '.'
          ? [dayFirst]
          : [dayFirst, monthFirst];
    // An order that no calendar has was not meant, except where no order fits.
    const known = orders.filter((each) => dayOf(each) !== null);
    const found = known.length > 0 ? known : order === 'month-first' ? [dayFirst] : orders.slice(0, 1);
    // Europe writes dots, and the day before them. Only a number that is no day is a year.
    const isDayFirst = order !== 'unknown' || (sign === '.' && known.length > 0);
    return isDayFirst ? found : [...found, ...yearFirst];
  }
  const [, d5, roman, y5] = /^(\d{1,2})[ .]{1,2}([IVX]{1,4})[ .]{1,2}(\d{4})$/.exec(text) ?? [];
  if (y5 !== undefined && ROMAN.includes(roman!)) return [partsOf(y5, ROMAN.indexOf(roman!) + 1, d5!)];
  const [, d3, name3, y3] =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -]?(?:de |of )?(\p{L}{3,12})\.?,?(?: de)?[ -]['’]?(\d{4}|\d{2})$/iu.exec(
      text,
    ) ?? [];
  if (y3 !== undefined) {
    const month = monthOf(name3!);
    if (month === null) return null;
    const dayFirst = partsOf(y3, month, d3!);
    return y3.length === 4 || d3!.length < 2 ? [dayFirst] : [dayFirst, partsOf(d3!, month, y3)];
  }
  const [, name4, d4, y4] = /^(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th|\.)?,? ['’]?(\d{4}|\d{2})$/iu.exec(text) ?? [];
  const month = y4 === undefined ? null : monthOf(name4!);
  return month === null ? null : [partsOf(y4!, month, d4!)];
}

/** Returns the days that a text names anywhere with the name of a month and a year of four digits, each once, as they are written. */
export function writtenDaysIn(text: string): string[] {
  const written = text.normalize('NFC').replaceAll(/[\s_]{1,9}/gu, ' ');
  const found = [...written.matchAll(NAMED_DAY), ...written.matchAll(NAMED_MONTH)].map(([day]) => day);
  return [...new Set(found.filter((day) => readWrittenDay(day).kind === 'day'))];
}

const NAMED_DAY =
  /(?<![\p{L}\d])\d{1,2}(?:\.|st|nd|rd|th|er|º)?[ -]?(?:de |of )?(?:\p{L}{1,12})\.?,?(?: de)?[ -](?:19[89]|20\d)\d(?!\d)/giu;
const NAMED_MONTH = /(?<!\p{L})\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th|\.)?,? (?:19[89]|20\d)\d(?!\d)/giu;

/** Years of two digits may be those since 1990: the games began in 1994. */
const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 90 ? 2000 : 1900);

const MONTH_AND_YEAR =
  /(?<!\p{L})(\p{L}{3,12})\.?(?:[ _/-]{1,3}|,? (?:de |of |d’|d')?|['’])((?:19[89]|20\d)\d)(?!\d)/giu;
const YEAR_AND_MONTH = /(?<!\d)((?:19[89]|20\d)\d)[ ,._/-]{1,3}(?:\d{1,2}[ ._-]{1,3})?(\p{L}{3,12})(?!\p{L})/giu;

/** Returns the months that a text names with their years, as YYYY-MM, each once: "März 2006", "2006 - avril". */
export function monthsIn(text: string): string[] {
  const written = text.normalize('NFC');
  const found = [
    ...[...written.matchAll(MONTH_AND_YEAR)].map(([, name = '', year = '']) => ({ name, year })),
    ...[...written.matchAll(YEAR_AND_MONTH)].map(([, year = '', name = '']) => ({ name, year })),
  ];
  const months = found.flatMap(({ name, year }) => {
    const word = plain(name);
    const { long, short } = monthNames();
    const month = long.has(word) || short.has(word) ? monthOf(word) : null;
    return month === null ? [] : [`${year}-${String(month).padStart(2, '0')}`];
  });
  return [...new Set(months)];
}

/** Writes YYYY-MM-DD; null for a day that no calendar has. */
export function dayOf({ year, month, day }: DateParts): string | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
