/** A text as a day: what it says, or why it says no day. */
export type WrittenDay =
  | {
      readonly kind: 'day';
      /** It is written as YYYY-MM-DD. */
      readonly day: string;
      /** As in `T10:00:00+01:00`. It is null without an offset to UTC, since then only the day is certain. */
      readonly time: string | null;
    }
  /** Day and month can be exchanged; the day before the month comes first. */
  | { readonly kind: 'ambiguous'; readonly days: readonly [string, string] }
  | { readonly kind: 'no-such-day' | 'no-such-time' | 'no-day' };

/** Programs that always write the month first, or the day, say so; people do not. */
export type DayOrder = 'month-first' | 'unknown';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** The German, French and Spanish names of months begin with these letters where they differ from the English ones. */
const OTHER_MONTHS: Readonly<Record<string, number>> = {
  mär: 3,
  mae: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  fév: 2,
  avr: 4,
  jui: 6,
  juil: 7,
  aoû: 8,
  déc: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
};

const WEEKDAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]{0,2} |^(?:mo|di|mi|do|fr|sa|so)[.,]{1,2} ?|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)[.,]{0,2} /i;

const WITH_TIME =
  /^(.{5,44}?)(?:[T ,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: Uhr| ?(Z|[+-]\d{2}:?\d{2}|[AaPp][Mm]))?)?$/;

/**
 * Reads a day as people and programs write it: 2024-02-29, 2024/2/29, 29.02.2024, 29. 2. 24, 29/02/2024, Feb 29, 2024,
 * 29. Februar 2024, Thursday, February 29th 2024, with a time behind it or without.
 *
 * A day and a month that can be exchanged are ambiguous, unless the writer is known to write the month first.
 */
export function readWrittenDay(text: string, order: DayOrder = 'unknown'): WrittenDay {
  const written = text
    .normalize('NFC')
    .trim()
    .replaceAll(/\s{1,9}/g, ' ');
  const [, before = '', hours, minutes, seconds, zone] = WITH_TIME.exec(written) ?? [];
  if (hours !== undefined && (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59))
    return { kind: 'no-such-time' };
  const date = before.trim();
  const parts = datePartsOf(date, order) ?? datePartsOf(date.replace(WEEKDAY, ''), order);
  if (parts === null) return { kind: 'no-day' };
  const days = parts.map(dayOf);
  const [day, other] = days;
  if (day === null || day === undefined || other === null) return { kind: 'no-such-day' };
  if (other !== undefined) return { kind: 'ambiguous', days: [day, other] };
  if (zone === undefined || /m$/i.test(zone) || hours === undefined) return { kind: 'day', day, time: null };
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return { kind: 'day', day, time: `T${hours.padStart(2, '0')}:${minutes}:${seconds ?? '00'}${offset}` };
}

type DateParts = readonly [year: number, month: number, day: number];

/** Returns the day, and a second one where both orders are possible; null for a text that is no date. */
function datePartsOf(text: string, order: DayOrder): readonly DateParts[] | null {
  const [, y1, m1, d1] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (y1 !== undefined) return [[Number(y1), Number(m1), Number(d1)]];
  const [, one, sign, two, y2] = /^(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (y2 !== undefined) {
    const [first, second, year] = [Number(one), Number(two), yearOf(y2)];
    const dayFirst: DateParts = [year, second, first];
    const monthFirst: DateParts = [year, first, second];
    if (sign === '.' || first === second || first > 12) return [dayFirst];
    return second > 12 || order === 'month-first' ? [monthFirst] : [dayFirst, monthFirst];
  }
  const [, d3, name3, y3] =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -]?(?:de )?(\p{L}{3,10})\.?,?(?: de)?[ -](\d{4}|\d{2})$/iu.exec(text) ?? [];
  if (y3 !== undefined) return withMonth(y3, name3!, d3!);
  const [, name4, d4, y4] = /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th|\.)?,? (\d{4})$/iu.exec(text) ?? [];
  return y4 === undefined ? null : withMonth(y4, name4!, d4!);
}

/** Years of two digits are those since 1990: the games began in 1994. */
const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 90 ? 2000 : 1900);

function withMonth(year: string, name: string, day: string): readonly DateParts[] | null {
  const word = name.toLowerCase();
  const month =
    OTHER_MONTHS[word.slice(0, 4)] ?? OTHER_MONTHS[word.slice(0, 3)] ?? MONTHS.indexOf(word.slice(0, 3)) + 1;
  return month === 0 ? null : [[yearOf(year), month, Number(day)]];
}

/** Writes YYYY-MM-DD; null for a day that no calendar has. */
function dayOf([year, month, day]: DateParts): string | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
