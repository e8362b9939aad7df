import { say, type Text } from '@quadrant/rules/message';
import { readWrittenDay } from '@quadrant/rules/tournament';
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

/** Returns a differential in a cell, such as +100; null where it is no whole number. */
export function differentialOf(written: string): number | null {
  const number = numberOfCell(
    written
      .trim()
      .replace(/^±(?=0$)/, '')
      .replace(/^[–—](?=\d)/, '-'),
  );
  return number !== null && Number.isInteger(number) ? number : null;
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

/** The day of a tournament in a table, as a reader gives it. A date that may be two days is asked for. */
export interface WrittenStart {
  readonly startsAt: string | null;
  readonly startsWritten?: string;
}

/**
 * Reads the first day among cells: YYYY-MM-DD, or with time and offset where a cell has them. A cell that is no date, or
 * a day or a time that does not exist, becomes a finding.
 */
export function readStart(
  cells: readonly { readonly text: string; readonly place: FilePlace }[],
  findings: FileFindings,
): WrittenStart {
  const days: string[] = [];
  let startsWritten: string | null = null;
  for (const { text, place } of cells) {
    const read = readWrittenDay(latinDigits(text));
    if (read.kind === 'day') days.push(read.day + (read.time ?? ''));
    else if (read.kind === 'ambiguous') startsWritten ??= text;
    else findings.add('value-not-understood', place, REFUSALS[read.kind](text.slice(0, 40)), WRITE_DATE);
  }
  return startsWritten === null ? { startsAt: days.sort()[0] ?? null } : { startsAt: null, startsWritten };
}

const WRITE_DATE = say`Write the date as 2024-02-29.`;

const REFUSALS: Readonly<Record<'no-day' | 'no-such-day' | 'no-such-time', (text: string) => Text>> = {
  'no-such-time': (text) => say`“${text}” has a time of day that there is not.`,
  'no-such-day': (text) => say`“${text}” is a day that there is not.`,
  'no-day': (text) => say`“${text}” is not a date that can be read.`,
};

/** Returns the day of a file whose program has its own way to write it; null for a text that is no single day. */
export function dayOfProgram(text: string | null, order: 'month-first' | 'unknown' = 'unknown'): string | null {
  const read = readWrittenDay(text ?? '', order);
  return read.kind === 'day' ? read.day : null;
}
