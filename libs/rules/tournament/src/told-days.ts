import { addDays } from './local-date.js';
import { monthNames, monthOf, plain } from './month-names.js';
import { dayOf } from './written-day.js';

/** A number behind a month is its year, unless it counts something: "24. März, 8 Spieler". */
const DAY_OF_MONTH =
  /(?<![\p{L}\d.,:/-])(\d{1,2})(\.|st|nd|rd|th|er|º)?( ?)(?:de |of )?(\p{L}{3,12})(?!\p{L}|\.?,?(?: de)? ?(?:['’]\d|\d{2}(?! \p{L})))/giu;
const MONTH_AND_DAY =
  /(?<!\p{L})(\p{Lu}\p{L}{2,11})\.? (\d{1,2})(st|nd|rd|th)?(?![\p{L}\d%]|[.:,/-]\d|,? ?(?:(?:19[89]|20\d)\d|['’]\d\d))/gu;
/** Names of files have less space: "Dec 6", "aug12", "08mar". */
const MONTH_AND_DAY_OF_NAME = /(?<!\p{L})(\p{L}{3,12})\.?[ -]?(\d{1,2})(st|nd|rd|th)?(?![\p{L}\d]|[-.]\d)/giu;
const DAY_BESIDE_MONTH = /(?<![\p{L}\d.,:/-])(\d{1,2})(\p{L}{3,12})(?![\p{L}\d]|[ .-]?\d{2})/giu;
/** Europe writes dots, and the day before them. */
const DOTTED = /(?<![\p{L}\d.,:/-])(\d{1,2})\. ?(\d{1,2})\.(?!\d)/gu;
const OPEN_DOTTED = /(?<![\p{L}\d.,:/-])(\d{1,2})\.(\d{1,2})(?![\d.,:%])/gu;

/** A number behind another word may count evenings: "Evening 5 May". */
const BEFORE_DAY = new Set(
  [
    'vom am den von vom du le of on from the z ze dnia el del',
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
    'lundi mardi mercredi jeudi vendredi samedi dimanche',
    'poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę',
  ].flatMap((words) => words.split(' ')),
);
/** Sentences have these before a month; behind another word it may be somebody called April or Jan. */
const BEFORE_MONTH = new Set(['played', 'it', 'went', 'was', 'held', 'happened', 'met', 'place']);

const lastWordOf = (text: string): string => text.replace(/[.,]$/u, '').split(/\P{L}/u).at(-1)!.toLowerCase();

function isBeforeDay(text: string): boolean {
  const before = text.trimEnd();
  return before === '' || ',;:(–—-'.includes(before.at(-1)!) || BEFORE_DAY.has(lastWordOf(before));
}

const isMonth = (name: string): boolean => {
  const { long, short } = monthNames();
  return long.has(plain(name)) || short.has(plain(name));
};

/** Every day of a year is one of 2000, a leap year. */
const withoutYear = (month: number | null, day: string): string | null =>
  month === null
    ? null
    : (dayOf({ year: 2000, month, day: Number(day), isShort: false })?.slice('2000-'.length) ?? null);

/** "Nov 03" may be of 2003. */
const asYear = (day: string | null, isCertain: boolean, written: string): string | null =>
  day === null || isCertain || written.length < 2 ? day : `${day}?`;

const spaced = (text: string): string => text.normalize('NFC').replaceAll(/[\s_]{1,9}/gu, ' ');
const known = (days: readonly (string | null)[]): string[] => [...new Set(days.filter((day) => day !== null))];

/**
 * Returns the days without a year that a text names, as MM-DD, each once: "24. März", "10 maja", "vom 4.10.", "on May 5".
 * A question mark behind a day says that its number may be a year of two digits.
 *
 * @param isOfDay whether the text is mostly a day, as the subject of a mail is: then a number such as 7.01 is one
 */
export function daysOfYearIn(text: string, isOfDay = false): string[] {
  const written = spaced(text);
  const before = (index: number): string => written.slice(Math.max(0, index - 30), index);
  const named = [...written.matchAll(DAY_OF_MONTH)].map(({ index, 1: day = '', 2: mark, 4: name = '' }) =>
    isMonth(name) && (mark !== undefined || isBeforeDay(before(index))) ? withoutYear(monthOf(name), day) : null,
  );
  const monthFirst = [...written.matchAll(MONTH_AND_DAY)].map(
    ({ index, 0: all, 1: name = '', 2: day = '', 3: mark }) => {
      const word = lastWordOf(before(index).trimEnd());
      const isAlone = index > 0 || index + all.length === written.length;
      const isDay = isOfDay || mark !== undefined || BEFORE_MONTH.has(word) || (isAlone && isBeforeDay(before(index)));
      const isCertain = mark !== undefined || BEFORE_MONTH.has(word) || BEFORE_DAY.has(word);
      return isDay && isMonth(name) ? asYear(withoutYear(monthOf(name), day), isCertain, day) : null;
    },
  );
  const dotted = [...written.matchAll(DOTTED)].map(([, day = '', month]) => withoutYear(Number(month), day));
  const open = [...written.matchAll(OPEN_DOTTED)].map(({ index, 1: day = '', 2: month }) =>
    isOfDay || (index > 0 && isBeforeDay(before(index))) ? withoutYear(Number(month), day) : null,
  );
  return known([...named, ...monthFirst, ...dotted, ...open]);
}

/** Returns the days without a year that the name of a file says with the name of a month, as {@link daysOfYearIn} writes them. */
export function daysOfYearInName(name: string): string[] {
  const written = spaced(name);
  const monthFirst = [...written.matchAll(MONTH_AND_DAY_OF_NAME)].map(([, month = '', day = '', mark]) =>
    isMonth(month) ? asYear(withoutYear(monthOf(month), day), mark !== undefined, day) : null,
  );
  const dayFirst = [...written.matchAll(DAY_BESIDE_MONTH)].map(([, day = '', month = '']) =>
    isMonth(month) ? asYear(withoutYear(monthOf(month), day), false, day) : null,
  );
  return known([...daysOfYearIn(written), ...monthFirst, ...dayFirst]);
}

const WORD = /(?<!\p{L})\p{L}{3,20}(?!\p{L})/gu;
/** Old computers allowed eight letters: "KZMAY-99" is of a club in May. */
const CLUB_AND_MONTH = /^\p{Lu}{1,4}(\p{Lu}{3})$/u;

/** Returns the months that the name of a file names, as MM, each once. */
export function monthsInName(name: string): string[] {
  const words = [...name.normalize('NFC').matchAll(WORD)].map(([word]) => word);
  const months = words.flatMap((word) => [word, CLUB_AND_MONTH.exec(word)?.[1] ?? '']).filter(isMonth);
  return known(months.map((each) => String(monthOf(each) ?? '').padStart(2, '0')));
}

/** Each names the days from Sunday on, as sentences do: "on Saturday", "last Saturday", "am Samstagabend", "samedi". */
const ON_WEEKDAY: readonly (readonly [pattern: RegExp, days: readonly string[]])[] = [
  [
    /(?<!\p{L})(?:on|(?:on )?(?:this )?(last|past)) (sun|mon|tue|wed|thu|fri|sat)(?:s|n?es|rs?|ur)?(?:day)?(?!\p{L})/giu,
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  ],
  [
    /(?<!\p{L})(?:am|(?:am )?(letzten|vergangenen)) (sonnabend|so|mo|di|mi|do|fr|sa)(?:nn?tag|enstag|ttwoch|nnerstag|eitag|mstag)?(?:abend|nachmittag)?(?!\p{L})/giu,
    ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa', 'sonnabend'],
  ],
  [
    /(?<!\p{L})(?<!(?:chaque|prochain|tous les|le) )(dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)(?!\p{L})(?: (dernier|passé)(?!\p{L}))?/giu,
    ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  ],
  [
    /(?<!\p{L})(?:we?|(?:we? )?(ostatnią|ostatni|zeszłą|zeszły)) (niedzielę|poniedziałek|wtorek|środę|czwartek|piątek|sobotę)(?!\p{L})/giu,
    ['niedzielę', 'poniedziałek', 'wtorek', 'środę', 'czwartek', 'piątek', 'sobotę'],
  ],
];

/** A text names the last such day before it was written. */
export interface ToldWeekday {
  /** It counts from Sunday, which is 0. */
  readonly weekday: number;
  /** "Last Saturday" is never the day of writing. */
  readonly isBefore: boolean;
}

/** Returns the weekday of which a sentence tells: "on Saturday", "am Samstag", "samedi". It is null where it names none, or several. */
export function weekdayIn(text: string): ToldWeekday | null {
  const told = spaced(text);
  const found = ON_WEEKDAY.flatMap(([pattern, days]) =>
    [...told.matchAll(pattern)].map(([, ...words]) => ({
      // Saturday has two names in German.
      weekday: Math.min(
        6,
        days.findIndex((day) => words.some((word) => word?.toLowerCase() === day)),
      ),
      isBefore: words.every((word) => word !== undefined),
    })),
  );
  const [first, ...others] = found;
  return first === undefined || others.some(({ weekday }) => weekday !== first.weekday)
    ? null
    : { weekday: first.weekday, isBefore: found.some(({ isBefore }) => isBefore) };
}

/** Returns the last such weekday before a day, or that day itself. */
export function dayOfWeekday({ weekday, isBefore }: ToldWeekday, written: string): string {
  const back = (new Date(`${written}T12:00:00Z`).getUTCDay() - weekday + 7) % 7;
  return addDays(written, -(back === 0 && isBefore ? 7 : back));
}
