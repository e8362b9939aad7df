import {
  addDays,
  dayOfWeekday,
  type DayOrder,
  dayOrderOf,
  daysOfYearInName,
  isCalendarDay,
  monthsIn,
  monthsInName,
  readWrittenDay,
  writtenDaysIn,
} from '@quadrant/rules/tournament';
import { type Answers, DATE_ORDER, NAME_DATE_ORDER } from './answers.js';
import { dayInName, daysInName, type NameDays, type NameReading, yearlessDaysInName } from './days-in-name.js';
import { isOrigin } from './origin.js';

import { findHead, MOST_LINES_ABOVE } from './parts/find-head.js';
import { isOfProgram } from './parts/no-names.js';
import type { SuggestedFacts } from './parts/suggested-facts.js';
import { isLabelled, isOfMail, readTitleRows, tellsField, withoutMarks } from './parts/title-rows.js';
import { roundOfHeading } from './parts/round-cells.js';
import { gameIn } from './parts/game-words.js';
import { levelInName } from './parts/level-words.js';
import { suggestAnswers } from './suggest-answers.js';

const YEARS = /(?<!\d)(?:19[89]|20\d)\d(?!\d)/gu;

/** This proposal says how many took part: it matters where a list names fewer. */
export const FIELD = 'field';

export interface ToldFacts {
  readonly suggested?: SuggestedFacts | undefined;
  readonly startsAt?: string | null;
  /** A date that may be two days. */
  readonly startsWritten?: string | undefined;
}

const yearsOf = (texts: readonly string[], today: string): string[] =>
  texts.flatMap((text) => text.match(YEARS)?.[0] ?? []).filter((year) => year <= today.slice(0, 4));

/** A season of two years, such as 2004-05, says the year of none of its days. */
const SEASON = /(?<!\d)(?:19[89]|20\d)(\d)[-/_](?:20)?(\d{2})(?![-\d])/u;

/** Returns the only year that texts name; null where they name several, or a season. */
function onlyYearOf(texts: readonly string[]): string | null {
  const isSeason = texts.some((text) => {
    const [written = '', , next = ''] = SEASON.exec(text) ?? [];
    return written !== '' && (Number(written.slice(2, 4)) + 1) % 100 === Number(next);
  });
  return isSeason ? null : onlyOf(texts.flatMap((text) => [...text.matchAll(YEARS)].map(([year]) => year)));
}

/** A mail of January tells of a tournament in December. Nobody writes about one half a year later. */
const LONGEST_DELAY = 183;

/** Says of which years days without a year are: of the one that is named, or of those before a mail. */
interface YearsOf {
  /** The mail was written on one of these days; there are none where the text is no mail. */
  readonly sent: readonly string[];
  readonly year: string | null;
  readonly today: string;
}

/**
 * Returns the days that the only one of some days without a year means, or the months that a month means: in the only year
 * that is named, or the last one before a mail.
 *
 * @param told days as `daysOfYearIn` writes them, or months as `monthsInName` does
 */
function inYears(told: readonly string[], { sent, year, today }: YearsOf): string[] {
  const only = onlyOf(told.map((each) => each.replace('?', '')));
  if (only === null) return [];
  const before = sent.flatMap((day) =>
    [0, 1]
      .map((back) => `${Number(day.slice(0, 4)) - back}-${only}`)
      .filter((each) => each <= day && each >= addDays(day, -LONGEST_DELAY).slice(0, each.length)),
  );
  const mayBeYear = told.every((each) => each.endsWith('?'));
  return [...new Set(sent.length > 0 ? before : [`${year ?? ''}-${only}`])].filter(
    (each) =>
      isCalendarDay(each.length < 'YYYY-MM-DD'.length ? `${each}-01` : each) &&
      each <= today &&
      !(mayBeYear && each.slice(2, 4) === each.slice(-2)),
  );
}

const NEW_YEAR = ['01', '02'];

/** In January people write the old year. Returns the day in the year of its folder, where that is the next one. */
function inYearOfFolder(day: string | null, year: string | null): string | null {
  if (day === null || year === null || Number(year) !== Number(day.slice(0, 4)) + 1) return null;
  const other = year + day.slice('YYYY'.length);
  return NEW_YEAR.includes(day.slice(5, 7)) && isCalendarDay(other) ? other : null;
}

/** Returns the days on which a mail may have been written: the first one, where it was sent on later. */
function daysSent(written: readonly string[], order: DayOrder, years: readonly string[], today: string) {
  const [first = []] = written
    .map((each) => possibleDays(each, order, years, today))
    .filter((days) => days.length > 0)
    .sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
  return first;
}

/** Returns the days of which a mail tells: so many days before it, or the last weekday before it. */
function daysBefore({ daysBefore: before, weekday }: SuggestedFacts, sent: readonly string[]): string[] {
  if (before === undefined) return weekday === undefined ? [] : sent.map((day) => dayOfWeekday(weekday, day));
  return sent
    .map((day) => addDays(day, -before))
    .filter((day) => weekday === undefined || dayOfWeekday({ ...weekday, isBefore: false }, day) === day);
}

/** The days that a date may mean: those that are past and, where there is one, in a year that the titles or the path name. */
function possibleDays(written: string, order: DayOrder, years: readonly string[], today: string): readonly string[] {
  const days = daysOf(written, order).filter((day) => day <= today);
  const ofYear = days.filter((day) => years.includes(day.slice(0, 4)));
  if (ofYear.length > 0 || years.length === 0) return ofYear.length > 0 ? ofYear : days;
  // The named year contradicts the usual order, so that another one may be meant.
  const other = daysOf(written, 'year-first').filter((day) => years.includes(day.slice(0, 4)));
  return [...new Set([...days, ...other])];
}

function daysOf(written: string, order: DayOrder): readonly string[] {
  const read = readWrittenDay(written, order);
  return read.kind === 'ambiguous' ? read.days : read.kind === 'day' ? [read.day] : [];
}

/** The days that the name of a file may mean: those within a date that the file says, otherwise in a year that the path names. */
function readingsOf(
  name: NameDays | null,
  said: readonly (string | null)[],
  years: readonly string[],
): { readonly readings: readonly NameReading[]; readonly isProven: boolean } {
  const readings = name?.readings ?? [];
  const proven = [...said.map((date) => (date === null ? [] : [date])), years]
    .map((dates) => readings.filter(({ day }) => dates.some((date) => day.startsWith(date.slice(0, day.length)))))
    .find((those) => those.length > 0);
  return {
    readings: proven ?? readings,
    isProven: name?.hasYear === true && (!name.isCompact || proven !== undefined),
  };
}

/** Returns the only one of some texts, and null where there are none or several. */
const onlyOf = (texts: readonly string[]): string | null => {
  const [first, ...others] = new Set(texts);
  return others.length > 0 ? null : (first ?? null);
};

/**
 * Answers that the title rows, the name and the folder of a file suggest: `startsAt` for a day or a month, `name`,
 * `director`, `venue`, `game`, `level`, and `year` where only that is known. `days` lists several days that its date may mean,
 * and `nameDays` those of its name with their orders. `sent` is the day of a mail that does not say when the tournament was.
 *
 * @param path within the folder that is read, with slashes
 * @param told what the tournament itself says, as in a workbook, whose text has no title rows
 * @param answers they may say the order of day and month
 */
export function proposeFacts(
  text: string,
  path: string,
  now: Date,
  told: ToldFacts = {},
  answers: Answers = new Map(),
): Answers {
  const today = now.toISOString().slice(0, 10);
  const { above, delimiter } = titlesOf(text);
  const titles = readTitleRows(above.join('\n'), delimiter);
  const facts = { ...told.suggested, ...titles.facts };
  const file = path.replace(/^.*[/\\]/, '');
  // Programs are older than tournaments.
  const ofTournament = above.filter((line) => !isOfProgram(line));
  const years = yearsOf([...ofTournament, path], today);
  const written = told.startsWritten ?? titles.startsWritten;
  const possible = written === null ? [] : possibleDays(written, dayOrderOf(answers.get(DATE_ORDER)), years, today);
  // A slash divides folders.
  const folderWords = path.slice(0, -file.length).replaceAll(/[/\\]/g, ' ');
  const year = onlyYearOf([...ofTournament, `${folderWords} ${file}`]);
  const base = file.replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const sent = daysSent(facts.sent ?? [], dayOrderOf(answers.get(DATE_ORDER)), years, today);
  const inYear = { sent, year, today };
  const ofBase = inYears(daysOfYearInName(base), inYear);
  const monthsOfBase = inYears(monthsInName(base), inYear);
  const choose = (days: readonly string[]): string | null =>
    onlyOf(days) ??
    onlyOf(days.filter((day) => ofBase.includes(day))) ??
    onlyOf(days.filter((day) => monthsOfBase.includes(day.slice(0, 7))));
  const stated = facts.startsAt !== undefined && facts.startsAt <= today ? [facts.startsAt] : possible;
  const doubted = sent.length > 0 ? null : inYearOfFolder(onlyOf(stated), onlyYearOf([folderWords]));
  const ofText = [
    doubted === null ? stated : [...stated, doubted],
    inYears(facts.daysOfYear ?? [], inYear),
    daysBefore(facts, sent),
  ];
  const ofTitle = ofText.map(choose).find((day) => day !== null) ?? null;
  const month = doubted !== null ? null : onlyOf((facts.months ?? []).filter((each) => each <= today));
  const named = daysInName(file, today) ?? yearlessDaysInName(base, (dayOf) => inYears([dayOf], inYear));
  const { readings, isProven } = readingsOf(named, [ofTitle ?? told.startsAt ?? null, month], years);
  const order = answers.get(NAME_DATE_ORDER);
  const ofOrder = onlyOf(readings.filter((each) => each.order === order).map(({ day }) => day));
  const ofName = ofOrder ?? (isProven ? onlyOf(readings.map(({ day }) => day)) : null);
  const monthOfName = onlyOf(monthsIn(file)) ?? onlyOf(monthsOfBase) ?? onlyOf(monthsIn(path));
  const day =
    ofTitle ??
    ofName ??
    writtenDayIn(base, today) ??
    onlyOf(ofBase) ??
    dayInName(path.slice(0, -file.length), today) ??
    writtenDayIn(path.slice(0, -file.length), today);
  // A name may say the day on which somebody wrote the file.
  const isOther = ofTitle === null && month !== null && day?.startsWith(month) !== true;
  const startsAt = (isOther ? month : day) ?? (monthOfName !== null && monthOfName <= today ? monthOfName : null);
  // Digits that are the day of the tournament are none of its name.
  const isDay = named !== null && readings.some((each) => each.day === day && each.day === startsAt);
  const fileName = isDay ? base.replace(named.written, ' ') : base;
  const name = facts.name ?? suggestAnswers(fileName, today).get('name');
  const ofRows = onlyOf([...(facts.games ?? []), ...(told.suggested?.games ?? [])]);
  const game = ofRows ?? ((facts.games ?? []).length > 1 ? undefined : gameIn([path]));
  const ofNumbers = named?.hasYear === true ? readings.map((each) => each.day) : [];
  const daysAtAll = [...new Set([...ofText, ofNumbers].find((days) => days.length > 0) ?? [])];
  const yearOfDays = named?.isCompact === true ? null : onlyOf(daysAtAll.map((each) => each.slice(0, 4)));
  // A number that is no day shows that such numbers are none.
  const mayShowNone = named?.hasYear === false ? sent.length > 0 || year !== null : named?.isCompact === true;
  const proposed = {
    startsAt,
    name,
    director: facts.director,
    venue: facts.venue,
    game,
    level: levelInName(facts.name ?? base)?.toString(),
    [FIELD]: facts.field === undefined ? null : String(facts.field),
    year: startsAt === null ? (yearOfDays ?? years[0]) : null,
    sent: startsAt === null ? onlyOf(sent) : null,
    days: startsAt === null && daysAtAll.length > 1 ? daysAtAll.join(' ') : null,
    nameDays: readings.length === 0 ? null : readings.map((each) => `${each.order}:${each.day}`).join(' '),
    nameWritten: readings.length > 0 || mayShowNone ? named!.written : null,
  };
  return new Map(Object.entries(proposed).flatMap(([key, value]) => (value == null ? [] : [[key, value] as const])));
}

/** Returns the only day that a name says with the name of its month. */
function writtenDayIn(name: string, today: string): string | null {
  const read = readWrittenDay(onlyOf(writtenDaysIn(name)) ?? '');
  return read.kind === 'day' && read.day <= today ? read.day : null;
}

/** A row of a table in another language is no title. */
const OF_TABLE = /[;\t|][^;\t|]*[;\t|]/;

/** Returns the lines above the names of columns. A text without such names may begin with some. */
function titlesOf(text: string) {
  if (/^\s*[<{[]/.test(text) && !/^\s*(?:\{\||\[\p{L})/u.test(text)) return { above: [], delimiter: ',' } as const;
  const head = findHead(text);
  const lines = text.split(/\r\n|\n|\r/, head === null ? MOST_LINES_ABOVE : head.line);
  const first = lines.findIndex((line) => roundOfHeading(withoutMarks(line)) !== null);
  const begin = (first === -1 ? lines : lines.slice(0, first)).map(withoutMarks).filter((line) => line !== '');
  const above =
    head === null ? (isOfMail(begin) ? upToList(begin) : titlesAmong(begin)) : lines.slice(0, head.line - 1);
  return {
    above: above.map(withoutMarks).filter((line) => line !== '' && !isOrigin(line)),
    delimiter: head?.delimiter ?? ',',
  };
}

/** A list of places begins so. */
const FIRST_PLACE = /^1(?:st|er|[.):])?\s/iu;

/** The signature of a mail, below its places, may say "today" as well. */
function upToList(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => FIRST_PLACE.test(line) && readWrittenDay(line).kind !== 'day');
  return first === -1 ? lines : lines.slice(0, first);
}

const MOST_TITLES = 3;
/** The title "2000 Michigan Regional" begins with a number, as rows of results do. */
const YEAR_AND_NAME = /^(?:19[89]|20\d)\d \p{L}[^\d]{3,80}$/u;

/** Without a table, the first rows are titles, and programs write more of them with labels: "Date: Mar 20, 2004". */
const titlesAmong = (lines: readonly string[]): readonly string[] =>
  lines
    .filter(
      (line) =>
        (!/^\d/.test(line) || YEAR_AND_NAME.test(line) || tellsField(line) || readWrittenDay(line).kind === 'day') &&
        !OF_TABLE.test(line),
    )
    .filter((line, index) => index < MOST_TITLES || isLabelled(line));
