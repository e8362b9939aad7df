import { type DaySpan, spanOfDate } from '@quadrant/rules/tournament';
import type { DateEvidence } from './date-evidence.js';
import { folderOf } from './folder-of.js';

/** So many names whose days are close together do so in one order only. */
const LEAST_NAMES = 6;

/** So many numbers such as 0228 show that they are days: one or two may be anything. */
const LEAST_COMPACT = 3;
/** In so many names such as "mail 3-17" of a batch, only one order makes a day. */
const LEAST_SEPARATED = 2;

interface NamedFile {
  readonly file: string;
  readonly written: string;
  readonly span: DaySpan | null;
  /** They are the days that its name may say, by order. */
  readonly days: ReadonlyMap<string, string>;
}

export interface NameOrder {
  readonly nameDates: string;
  /** Another file of the folder, which shows the order; absent where no single one does. */
  readonly nameProof?: string;
}

/**
 * Concludes in which order the names of files write days, for the files of each folder that write them alike:
 *
 * - only one order makes a day of every name: 060228 is no day that has come, unless the year comes first
 * - or only in one order the names of at least six files are in two successive years
 *
 * A number without a year, as in GR0228, may count something else. It is a day where all such numbers of the folder, and
 * all behind the same words, are days in one order only, the files say no other days, and they do not go up by ones.
 */
export function readerOfNameOrders(files: readonly DateEvidence[]): (file: DateEvidence) => NameOrder | null {
  const groups = new Map<string, NamedFile[]>();
  for (const each of files) {
    const days = daysIn(each);
    if (days === null) continue;
    const those = groups.get(keyOf(each));
    const named = { file: each.file, written: writtenIn(each), span: spanOf(each), days };
    if (those) those.push(named);
    else groups.set(keyOf(each), [named]);
  }
  const yearless = readerOfYearless([...groups.values()].flat().filter(({ written }) => isYearless(written)));
  const orders = new Map([...groups].map(([key, those]) => [key, orderIn(those)]));
  // People who separate the parts of a day do so in other folders too, as in "report 5-29-04".
  const byWords = groupBy(
    [...groups.values()].flat().filter(({ written }) => /\d\D\d/.test(written)),
    wordsOf,
  );
  return (file) => {
    if (!isOpen(file)) return null;
    if (isYearless(writtenIn(file))) return yearless(file.file);
    const ofFolder = groups.get(keyOf(file))!;
    const ofWords = byWords.get(wordsOf({ file: file.file, written: writtenIn(file) })) ?? [];
    const ofThose = orderIn(ofWords);
    const isPossible = ofThose !== null && ofFolder.every(({ days }) => days.has(ofThose));
    const nameDates = orders.get(keyOf(file)) ?? (isPossible ? ofThose : null);
    if (nameDates === null) return null;
    const proof = [...ofFolder, ...ofWords].find(({ file: other, days }) => other !== file.file && days.size === 1);
    return { nameDates, ...(proof !== undefined && { nameProof: proof.file }) };
  };
}

/** Six digits that are no day show that such numbers are none. */
function daysIn({ proposals }: DateEvidence): ReadonlyMap<string, string> | null {
  if (!proposals.has('nameWritten')) return null;
  const told = proposals.get('nameDays') ?? '';
  return new Map(told === '' ? [] : told.split(' ').map((each) => each.split(':') as [string, string]));
}

/** Tells whether a name alone does not prove its day. */
const isOpen = (file: DateEvidence): boolean =>
  new Set(daysIn(file)?.values()).size > 1 || /^\d{6}$/.test(writtenIn(file)) || isYearless(writtenIn(file));

/** A file that cannot be read yet may say its day as well. */
function spanOf({ span, proposals }: DateEvidence): DaySpan | null {
  const startsAt = proposals.get('startsAt');
  return span ?? (startsAt === undefined ? null : spanOfDate(startsAt));
}

const writtenIn = ({ proposals }: DateEvidence): string => proposals.get('nameWritten') ?? '';

/** Tells whether a text is as 0228 or 2-28. */
const isYearless = (written: string): boolean => /^(?:\d{4}|\d{1,2}[-_]\d{1,2})$/.test(written);

/** Files outside any folder have no secretary in common, but who writes 060202 does so for all of them. */
const keyOf = (file: DateEvidence): string => JSON.stringify([folderOf(file.file), patternOf(writtenIn(file))]);

/** Numbers of four digits are days in another way than those of six. */
const patternOf = (written: string): string =>
  isYearless(written) && !/\D/.test(written) ? '####' : written.replaceAll(/\d+/g, '#');

function orderIn(files: readonly NamedFile[]): string | null {
  const possible = ['day-first', 'month-first', 'year-first'].filter((order) =>
    files.every(({ days }) => days.has(order)),
  );
  const [only, ...others] = possible;
  if (others.length === 0) return only ?? null;
  const close = files.length < LEAST_NAMES ? [] : possible.filter((order) => areClose(files, order));
  return close.length === 1 ? close[0]! : null;
}

function areClose(files: readonly NamedFile[], order: string): boolean {
  const years = files.map(({ days }) => Number(days.get(order)!.slice(0, 4)));
  return Math.max(...years) - Math.min(...years) <= 1;
}

type YearlessOrder = 'day-first' | 'month-first';
const YEARLESS_ORDERS: readonly YearlessOrder[] = ['day-first', 'month-first'];

/** Reads in which order numbers without a year are days, if they are. */
function readerOfYearless(files: readonly NamedFile[]): (file: string) => NameOrder | null {
  const byFile = new Map(files.map((each) => [each.file, each]));
  const byFolder = groupBy(files, ({ file, written }) => JSON.stringify([folderOf(file), patternOf(written)]));
  const byWords = groupBy(files, wordsOf);
  const byPattern = groupBy(files, ({ written }) => patternOf(written));
  const ordersOf = new Map([...byFolder.values(), ...byWords.values()].map((those) => [those, possibleOrders(those)]));
  return (path) => {
    const named = byFile.get(path);
    if (named === undefined) return null;
    const pattern = patternOf(named.written);
    const ofFolder = byFolder.get(JSON.stringify([folderOf(path), pattern]))!;
    const ofWords = byWords.get(wordsOf(named))!;
    const [nameDates, ...others] = YEARLESS_ORDERS.filter((order) =>
      [ofFolder, ofWords].every((those) => ordersOf.get(those)!.includes(order)),
    );
    if (nameDates === undefined || others.length > 0) return null;
    const akin = [...new Set([...ofFolder, ...ofWords])];
    // Those of the folder and of its words are few, so that the whole batch shows how its names separate days.
    const proving = (pattern === '####' ? akin : byPattern.get(pattern)!).filter(({ days }) => days.size === 1);
    const isEnough =
      pattern === '####'
        ? new Set(akin.map(({ written }) => written)).size >= LEAST_COMPACT
        : proving.filter(({ days }) => days.has(nameDates)).length >= LEAST_SEPARATED;
    const proof = [...akin, ...proving].find(
      (each) => each !== named && each.days.size === 1 && each.days.has(nameDates),
    );
    return isEnough ? { nameDates, ...(proof !== undefined && { nameProof: proof.file }) } : null;
  };
}

/** Files with the same words are of one kind, whatever their folder: swp0132 shows that swp0120 is no day. */
function wordsOf({ file, written }: Pick<NamedFile, 'file' | 'written'>): string {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const words = name
    .replace(written, '@')
    .toLowerCase()
    .replaceAll(/\d+/g, '#')
    .replaceAll(/[\s_]+/g, ' ');
  return JSON.stringify([patternOf(written), words]);
}

/** Returns the orders in which all numbers are days, and on which the files with a day of their own were not on another one. */
function possibleOrders(files: readonly NamedFile[]): YearlessOrder[] {
  if (areCounted(files) || areMonths(files)) return [];
  return YEARLESS_ORDERS.filter((order) => {
    const days = files.map((each) => ({ day: each.days.get(order), span: each.span }));
    if (days.some(({ day }) => day === undefined)) return false;
    const dated = days.filter(({ span }) => span !== null);
    const others = dated.filter(({ day, span }) => day! < span!.first || day! > span!.last);
    return others.length * MOST_OTHERS <= dated.length;
  });
}

function groupBy(files: readonly NamedFile[], keyOf: (file: NamedFile) => string): Map<string, NamedFile[]> {
  const groups = new Map<string, NamedFile[]>();
  for (const file of files) {
    const those = groups.get(keyOf(file));
    if (those) those.push(file);
    else groups.set(keyOf(file), [file]);
  }
  return groups;
}

/** One of so many names may hold another day, since people err. */
const MOST_OTHERS = 10;

/** Numbers of four digits that always hold the year of the file are a year and a month, as 0608 in 2006 is. */
function areMonths(files: readonly NamedFile[]): boolean {
  const isYearAt = (from: 0 | 2): boolean =>
    files.every(({ written, days }) => {
      const [year, month] = [written.slice(from, from + 2), Number(written.slice(2 - from, 4 - from))];
      return !/\D/.test(written) && month <= 12 && [...days.values()].every((day) => day.slice(2, 4) === year);
    });
  return isYearAt(0) || isYearAt(2);
}

/** Numbers of four digits that mostly go up by ones are no days. */
function areCounted(files: readonly NamedFile[]): boolean {
  const numbers = [...new Set(files.map(({ written }) => written))]
    .filter((written) => !/\D/.test(written))
    .map(Number)
    .sort((a, b) => a - b);
  const byOne = numbers.filter((number, index) => index > 0 && number - numbers[index - 1]! === 1).length;
  return numbers.length > 1 && byOne * 2 >= numbers.length - 1;
}
