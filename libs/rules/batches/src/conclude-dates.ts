import { type Answers, withoutDay, withoutPart } from '@quadrant/rules/files';
import { say, type Text } from '@quadrant/rules/message';
import { type DaySpan, inferredDate } from '@quadrant/rules/tournament';
import type { DateOrder } from './date-order.js';
import type { DateEvidence } from './date-evidence.js';
import { folderOf } from './folder-of.js';
import { readerOfNameOrders } from './name-orders.js';

/** So many dated files in the order of their numbers do not come about by chance: 1 of 720 orders is the right one. */
const LEAST_DATED = 6;

/**
 * Concludes from the other files of a batch what a file does not say about its date:
 *
 * - `dates`, with `proof`, the file whose date proves the order of day and month: it has the same shape or is in the same folder
 * - `nameDates`, with `nameProof`, the order of the days in the names of the files of its folder
 * - `startsAt`, with `after` and `before`, the dated files between which it is by its number: one of two days, a month or a year
 * - `year` as an empty text, where the number in a name looks like a year and cannot be one
 *
 * These are proposals: {@link noteOf} says where they come from.
 *
 * @returns what is concluded, by file; files about which nothing follows are left out
 */
export function concludeDates(files: readonly DateEvidence[]): Map<string, Answers> {
  const orderOf = readerOfOrders(files);
  const nameOrderOf = readerOfNameOrders(files);
  const placeOf = readerOfSeries(files);
  return new Map(
    files.flatMap((file) => {
      const order = orderOf(file);
      const nameOrder = nameOrderOf(file);
      const concluded = { ...order, ...nameOrder, ...(order === null && nameOrder === null && placeOf(file)) };
      const said = Object.entries(concluded);
      return said.length === 0 ? [] : [[file.file, new Map(said)] as const];
    }),
  );
}

interface Proof {
  readonly dates: DateOrder;
  readonly proof: string;
}

function readerOfOrders(files: readonly DateEvidence[]): (file: DateEvidence) => Proof | null {
  const proofs = new Map<string, Map<DateOrder, string>>();
  for (const file of files) {
    const order = file.proposals.get('dates');
    if (order !== 'day-first' && order !== 'month-first') continue;
    for (const key of Object.values(keysOf(file))) {
      const those = proofs.get(key) ?? new Map<DateOrder, string>();
      proofs.set(key, those.has(order) ? those : those.set(order, file.file));
    }
  }
  const provenBy = (key: string): Proof | 'contradiction' | null => {
    const those = [...(proofs.get(key) ?? [])];
    const [first] = those;
    return first === undefined ? null : those.length > 1 ? 'contradiction' : { dates: first[0], proof: first[1] };
  };
  const agreed = (proof: Proof | 'contradiction' | null): Proof | null => (proof === 'contradiction' ? null : proof);
  return (file) => {
    if (!file.proposals.has('written')) return null;
    const { both, shape, folder } = keysOf(file);
    const ofBoth = provenBy(both);
    if (ofBoth !== null) return agreed(ofBoth);
    const ofShape = agreed(provenBy(shape));
    // Files outside any folder have no secretary in common.
    const ofFolder = folderOf(file.file) === '' ? null : agreed(provenBy(folder));
    return ofShape !== null && ofFolder !== null && ofShape.dates !== ofFolder.dates ? null : (ofShape ?? ofFolder);
  };
}

const keysOf = ({ file, shape }: DateEvidence) => {
  const folder = folderOf(file);
  return {
    both: JSON.stringify([folder, shape]),
    shape: JSON.stringify([null, shape]),
    folder: JSON.stringify([folder]),
  };
};

/** A file is numbered when its name has one number besides a day. */
interface Numbered {
  readonly number: number;
  /** Files with the same words may be counted for themselves. */
  readonly words: string;
  /** A number such as 2006 may be a year. */
  readonly mayBeYear: boolean;
}

function numberIn(file: string): Numbered | null {
  const whole = withoutDay(file.slice(file.lastIndexOf('/') + 1).replace(/\.[A-Za-z0-9]{1,12}$/, ''));
  // A file with some rounds of evening 7 is numbered by the evening.
  const name = (whole.match(/\d+/g) ?? []).length > 1 ? withoutPart(whole) : whole;
  const [found, ...others] = name.matchAll(/\d+/g);
  if (found === undefined || others.length > 0 || found[0].length > 6) return null;
  const number = Number(found[0]);
  return {
    number,
    words: name.replace(found[0], '#').toLowerCase().replaceAll(/\s+/g, ' ').trim(),
    mayBeYear: /^(?:19[89]|20\d)\d$/.test(found[0]),
  };
}

interface Dated extends Numbered {
  readonly file: string;
  readonly span: DaySpan;
}

function readerOfSeries(files: readonly DateEvidence[]) {
  const groups = new Map<string, Dated[]>();
  for (const { file, span } of files) {
    const numbered = numberIn(file);
    if (numbered === null || numbered.mayBeYear || span === null || span.first.slice(0, 7) !== span.last.slice(0, 7))
      continue;
    for (const key of seriesOf(file, numbered)) {
      const those = groups.get(key);
      if (those) those.push({ ...numbered, file, span });
      else groups.set(key, [{ ...numbered, file, span }]);
    }
  }
  const series = new Map(
    [...groups].filter(([, those]) => isInOrder(those)).map(([key, those]) => [key, sorted(those)]),
  );
  return ({ file, proposals, span, said, hasSeveral }: DateEvidence): Readonly<Record<string, string>> | null => {
    const numbered = numberIn(file);
    if (numbered === null || hasSeveral || proposals.has('startsAt') || (span !== null && said === null)) return null;
    const proven = seriesOf(file, numbered).find((key) => series.has(key));
    const neighbours = proven === undefined ? null : neighboursOf(numbered.number, series.get(proven)!);
    return neighbours && placeBetween(neighbours, numbered, proposals);
  };
}

/** The series of its own words comes first, then that of all numbered files of its folder. */
const seriesOf = (file: string, { words }: Numbered): string[] => [
  JSON.stringify([folderOf(file), words]),
  JSON.stringify([folderOf(file)]),
];

/** Tells whether the dates of a series go up with its numbers, without an exception, and often enough. */
function isInOrder(dated: readonly Dated[]): boolean {
  const those = dated.toSorted((a, b) => a.number - b.number);
  if (new Set(those.map(({ span }) => span.first)).size < LEAST_DATED) return false;
  if (new Set(those.map(({ number }) => number)).size < LEAST_DATED) return false;
  let latest = '';
  let ofNumber = '';
  return those.every(({ number, span }, index) => {
    if (index > 0 && those[index - 1]!.number < number) latest = ofNumber;
    if (span.first > ofNumber) ofNumber = span.first;
    return span.last >= latest;
  });
}

interface Neighbours {
  readonly after: Dated;
  readonly before: Dated;
}

interface Series {
  /** They go up. */
  readonly numbers: readonly number[];
  /** They are the last files up to each of the numbers. */
  readonly latest: readonly Dated[];
  /** They are the first files from each of the numbers on. */
  readonly earliest: readonly Dated[];
}

function sorted(dated: readonly Dated[]): Series {
  const those = dated.toSorted((a, b) => a.number - b.number);
  const latest: Dated[] = [];
  for (const each of those) latest.push(later(latest.at(-1) ?? each, each));
  const earliest: Dated[] = [];
  for (const each of those.toReversed()) earliest.push(earlier(earliest.at(-1) ?? each, each));
  return { numbers: those.map(({ number }) => number), latest, earliest: earliest.reverse() };
}

const later = (one: Dated, other: Dated): Dated => (other.span.first > one.span.first ? other : one);
const earlier = (one: Dated, other: Dated): Dated => (other.span.last < one.span.last ? other : one);

/** Returns the last dated file of a lower number, and the first one of a higher number. */
function neighboursOf(number: number, { numbers, latest, earliest }: Series): Neighbours | null {
  const after = latest[firstFrom(numbers, number) - 1];
  const before = earliest[firstFrom(numbers, number + 1)];
  return after === undefined || before === undefined ? null : { after, before };
}

/** The index of the first number that is not below a limit. */
function firstFrom(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeBetween(
  { after, before }: Neighbours,
  { mayBeYear }: Numbered,
  proposals: Answers,
): Readonly<Record<string, string>> | null {
  const [first, last] = [after.span.first, before.span.last];
  const year = proposals.get('year');
  if (year !== undefined && (year < first.slice(0, 4) || year > last.slice(0, 4)))
    return mayBeYear ? { year: '' } : null;
  if (mayBeYear) return null;
  const days = proposals
    .get('days')
    ?.split(' ')
    .filter((day) => first <= day && day <= last);
  const part = days === undefined ? commonPart(first, last, year) : undefined;
  const startsAt =
    part !== undefined ? inferredDate(part) : days === undefined ? undefined : days.length === 1 ? days[0] : undefined;
  return startsAt === undefined ? null : { startsAt, after: after.file, before: before.file };
}

/** Returns the month or the year that two days have in common; a day is never concluded from its neighbours. */
function commonPart(first: string, last: string, year: string | undefined): string | undefined {
  const from = year !== undefined && first < year ? `${year}-01` : first.slice(0, 7);
  const to = year !== undefined && last.slice(0, 4) > year ? `${year}-12` : last.slice(0, 7);
  if (from === to) return from;
  return from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : undefined;
}

/**
 * Says where the date that is proposed for a file comes from, beyond the file itself.
 *
 * @param proposed with what {@link concludeDates} added
 * @param said the date that somebody gave for the file; another one than the proposed needs no note
 */
export function noteOf(proposed: Readonly<Record<string, string>>, said = ''): Text | null {
  const { startsAt, after, before, dates, proof, written, year, nameDates, nameProof, nameWritten, sent } = proposed;
  if (after !== undefined && before !== undefined)
    return said === '' || said === startsAt
      ? say`inferred: its number is between those of “${after}” and “${before}”`
      : null;
  if (proof !== undefined && written !== undefined)
    return dates === 'day-first'
      ? say`${written}: the day is before the month, as in “${proof}”`
      : say`${written}: the month is before the day, as in “${proof}”`;
  if (nameDates !== undefined && nameWritten !== undefined && isOfName(proposed, said))
    return nameProof === undefined
      ? say`${nameWritten}: the names of all files of the folder are days in the order ${ORDER_WORDS[nameDates] ?? ''} only`
      : say`${nameWritten}: the order is ${ORDER_WORDS[nameDates] ?? ''}, as in “${nameProof}”`;
  if (sent !== undefined) return say`written on ${sent}, which need not be the day of the tournament`;
  return year === undefined || year === '' ? null : say`year ${year}`;
}

const ORDER_WORDS: Readonly<Record<string, Text>> = {
  'day-first': say`day, month, year`,
  'month-first': say`month, day, year`,
  'year-first': say`year, month, day`,
};

/** Tells whether several days might be in the name, and the proposed one is taken from it. */
function isOfName({ startsAt, nameDays = '' }: Readonly<Record<string, string>>, said: string): boolean {
  const days = nameDays.split(' ').map((each) => each.slice(each.indexOf(':') + 1));
  return startsAt !== undefined && days.includes(startsAt) && (said === '' || said === startsAt);
}
