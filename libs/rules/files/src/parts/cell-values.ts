import { say, type Text } from '@quadrant/rules/message';
import type { FileFindings, FilePlace } from './file-findings.js';

/** Replaces Arabic (٣), Persian (۳), Devanagari (३) and full-width (３) digits with ASCII digits. */
export const latinDigits = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replaceAll(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
        const code = digit.codePointAt(0)!;
        const zero = ZEROS.findLast((each) => each <= code)!;
        return String(code - zero);
      });

/** Matches 1,200 and 1.200 and 1 200 and 1'200, since no score has three decimals. The other sign and decimals may follow. */
const THOUSANDS =
  /^([+-]?)([1-9]\d{0,2}(?:,\d{3}){1,2}|[1-9]\d{0,2}(?:\.\d{3}){1,2}|[1-9]\d{0,2}(?:[ '’]\d{3}){1,2})(?:[.,](\d{1,2}))?$/;

const PLAIN = /^[ -~]*$/;
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Reads a number with a decimal point or comma; returns null for any other text. */
export function numberOfCell(text: string): number | null {
  if (text === '') return null;
  const written = latinDigits(text).replace('−', '-');
  if (written === '½') return 0.5;
  const thousands = THOUSANDS.exec(written);
  if (thousands !== null) {
    const [, sign, whole = '', part = '0'] = thousands;
    const value = Number(`${whole.replaceAll(/\D/g, '')}.${part}`);
    return sign === '-' ? -value : value;
  }
  const [, sign, whole, part] = /^([+-]?)(\d{1,9})(?:[.,](\d{1,6})|½)?$/.exec(written) ?? [];
  if (whole === undefined) return null;
  const value = Number(`${whole}.${part ?? (written.endsWith('½') ? '5' : '0')}`);
  return sign === '-' ? -value : value;
}

/** Reads a number from a cell that may be empty. A text that is not a number becomes a finding about the cell. */
export function readNumber(text: string, place: FilePlace, findings: FileFindings): number | null {
  if (text === '' || /^[-–]$/.test(text)) return null;
  const number = numberOfCell(text);
  if (number === null) addNotANumber(text, place, findings);
  return number;
}

/** Spreadsheets show this when a formula fails, for example #REF!, or #BEZUG! in German. */
const FAILED_FORMULA = /^#(?:[A-Z]{3,8}[!?]|DIV\/0!|NULL!|N\/A|NV|N\/D)$/i;

/** Whether a text is a formula, or a number that no result can have. */
export const isBrokenNumber = (text: string): boolean =>
  text !== '' &&
  (/^=./.test(text) ||
    FAILED_FORMULA.test(text) ||
    /^[+-]?(nan|inf(inity)?)$/i.test(text) ||
    /^[+-]?\d{1,20}([.,]\d{1,20})?e[+-]?\d{1,9}$/i.test(text));

/** Adds the finding that a cell has no number: it has a formula, the error of one, or something else. */
export function addNotANumber(text: string, place: FilePlace, findings: FileFindings): void {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const isFormula = text.startsWith('=') || FAILED_FORMULA.test(text);
  const message = isFormula
    ? text.startsWith('=')
      ? say`The cell has the formula “${shown}” in place of its value.`
      : say`The cell has the error “${shown}” in place of a value.`
    : say`“${shown}” is not a number here.`;
  const advice = isFormula
    ? say`Correct the formula if it failed, and save the spreadsheet as CSV with values, not with formulas.`
    : say`Write a number of at most nine digits, as in 12 or 2,5.`;
  findings.add('value-not-understood', place, message, advice);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** The German and French month names begin with these letters where they differ from the English ones. */
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
};

/**
 * Reads a day as YYYY-MM-DD, or returns the text unchanged when it has an offset to UTC. It knows 2024-02-29, 29.02.2024,
 * 29/02/2024 (or month first where only that is possible) and 29 February 2024, and checks a time of day behind it.
 *
 * @returns null, with a finding, for a day or a time that does not exist, and for an ambiguous text like 03/04/2024
 */
export function readDay(text: string, place: FilePlace, findings: FileFindings): string | null {
  const refuse = (message: Text): null => {
    findings.add('value-not-understood', place, message, say`Write the date as 2024-02-29.`);
    return null;
  };
  const written = latinDigits(text);
  const [, date = '', hours, minutes, seconds, zone] =
    /^(.{6,30}?)(?:[T ,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(Z|[+-]\d{2}:?\d{2}|[AaPp][Mm])?)?$/.exec(
      written,
    ) ?? [];
  if (hours !== undefined && (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59))
    return refuse(say`“${text.slice(0, 40)}” has a time of day that there is not.`);
  const parts = datePartsOf(date.trim());
  if (parts === null) return refuse(say`“${text.slice(0, 40)}” is not a date that can be read.`);
  if (parts === 'ambiguous')
    return refuse(say`“${text.slice(0, 40)}” may be two dates: day and month can be exchanged.`);
  const [year, month, day] = parts;
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate())
    return refuse(say`“${text.slice(0, 40)}” is a day that there is not.`);
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // Without an offset only the day is certain, and the local day is the one that counts.
  if (zone === undefined || /m$/i.test(zone) || hours === undefined) return iso;
  return `${iso}T${hours.padStart(2, '0')}:${minutes}:${seconds ?? '00'}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`;
}

type DateParts = readonly [year: number, month: number, day: number];

function datePartsOf(text: string): DateParts | 'ambiguous' | null {
  const [, y1, m1, d1] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (y1 !== undefined) return [Number(y1), Number(m1), Number(d1)];
  const [, one, sign, two, y2] = /^(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4})$/.exec(text) ?? [];
  if (y2 !== undefined) {
    const [first, second] = [Number(one), Number(two)];
    if (sign === '.' || first === second || first > 12) return [Number(y2), second, first];
    return second > 12 ? [Number(y2), first, second] : 'ambiguous';
  }
  const [, d3, name, y3] = /^(\d{1,2})\.? (\p{L}{3,9})\.?,? (\d{4})$/u.exec(text) ?? [];
  if (y3 !== undefined) return withMonth(y3, name!, d3!);
  const [, name4, d4, y4] = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(text) ?? [];
  return y4 === undefined ? null : withMonth(y4, name4!, d4!);
}

function withMonth(year: string, name: string, day: string): DateParts | null {
  const word = name.toLowerCase().normalize('NFC');
  const month =
    OTHER_MONTHS[word.slice(0, 4)] ?? OTHER_MONTHS[word.slice(0, 3)] ?? MONTHS.indexOf(word.slice(0, 3)) + 1;
  return month === 0 ? null : [Number(year), month, Number(day)];
}
