import { DELIMITERS, splitRow, type Delimiter } from './find-head.js';
import type { FileReading } from './file-reader.js';
import { holdsResults, writtenRound, type FileTournament } from './file-tournament.js';
import { readGamesOfLine } from './games-of-line.js';
import { readPlaceLine, readPlacesInLine } from './place-lines.js';
import { headingOf } from './pod-sections.js';
import type { PlacedLine } from './placed-line.js';
import { roundOfHeading } from './round-cells.js';
import { columnsIn, headsMatches, headsStandings, roundOfColumn } from './table-words.js';
import { isMailHead, isOfMail, readTitleRows, type TitleRows, withoutDay, withoutMarks } from './title-rows.js';

/** A part of a text that has a heading and results. */
export interface TournamentBlock {
  /** It is the heading in one line: "Kiel Open 2004-03-12". */
  readonly name: string;
  /** It is its first line in the whole text, from 1. */
  readonly line: number;
  readonly text: string;
  /** The day or month as the heading says it; null where only the titles differ. */
  readonly date: string | null;
}

export interface TournamentBlocks {
  readonly blocks: readonly TournamentBlock[];
  /** These lines are above all blocks, and belong to none; each block of a mail begins with the head of the mail. */
  readonly above: string;
  /** Each block is a tournament beyond doubt. Otherwise they may be parts of one. */
  readonly areCertain: boolean;
}

/** Longer texts are not parted, since each block is read. */
const MOST_LINES = 5000;
const MOST_BLOCKS = 60;
const MOST_MARKS = 300;
const LONGEST_HEADING = 120;
const LONGEST_NAME = 80;
const MOST_HEADING_LINES = 6;
/** A title and its day may be in cells of their own. Commas are also part of a title. */
const MOST_CELLS = 3;
const MOST_BETWEEN_COMMAS = 5;
const FEWEST_ROUNDS = 2;

/** It heads a part of a tournament: "Day 2, 13 March 2004", "Group B", "Standings after 12 March". */
const OF_PART =
  /(?<!\p{L})(?:(?:day|tag|jour|journée|dzień|día|giorno|dag|part|teil|partie|część|flight|heat|pod|table|tisch|group|gruppe|groupe|grupa|grupo|pool|division|section|staffel) (?:\d{1,2}|[a-z]|one|two|three)|(?:first|second|third|1st|2nd|3rd|erster|zweiter|dritter|1er|2e|premier|deuxième) (?:day|tag|jour|part|teil|partie)|(?:after|nach|après|so far|zwischenstand))(?!\p{L})/iu;

/**
 * Finds the blocks of a text that holds several tournaments one below the other, each under its own day or title. Rounds, pods,
 * finals, standings and further days that have headings of their own stay in the block of their tournament.
 *
 * @param lines the lines of the text
 * @param text is parted where some of these lines begin
 * @param read reads the text of a block as a file of its own
 * @returns null where fewer than two blocks have results
 */
export function findBlocks(
  lines: readonly PlacedLine[],
  text: string,
  read: (block: string) => FileReading,
): TournamentBlocks | null {
  if (lines.length > MOST_LINES) return null;
  const written = lines.map((line) => withoutMarks(line.text));
  const isMail = isOfMail(written);
  const known = new Map<number, boolean>();
  const isHead = (at: number): boolean => {
    const line = written[at] ?? '';
    const found =
      known.get(at) ?? (lines[at]?.isWithin === undefined && mayHead(line) && !(isMail && isMailHead(line)));
    known.set(at, found);
    return found;
  };
  const source: Source = { written, isHead, isMail, lines, text, read };
  const indexes = [...written.keys()];
  return (
    blocksAt(
      indexes.filter((at) => MAY_BE_DAY.test(written[at]!) && isHead(at) && dateOf(titlesOf([written[at]!])) !== null),
      source,
    ) ??
    blocksAt(
      indexes.filter((at) => beginsAgain(written, at) && isHead(at)),
      source,
    )
  );
}

/** A day has a number beside a sign or the name of a month. */
const MAY_BE_DAY = /\d[./-]\d|\d(?:st|nd|rd|th|er|e)?\.?,? ?\p{L}|\p{L}\.?,? \d/u;

interface Source {
  readonly written: readonly string[];
  /** Tells whether the line with an index may be a heading. */
  readonly isHead: (at: number) => boolean;
  readonly isMail: boolean;
  readonly lines: readonly PlacedLine[];
  readonly text: string;
  readonly read: (block: string) => FileReading;
}

interface Section {
  /** It is the index of its first line. */
  readonly first: number;
  readonly name: string;
  readonly date: string | null;
}

/** @param marks the indexes of the lines that say a day or a title, in their order */
function blocksAt(marks: readonly number[], source: Source): TournamentBlocks | null {
  if (marks.length > MOST_MARKS) return null;
  const { lines, text, read, isMail } = source;
  const headed: Section[] = [];
  for (const at of marks) {
    const section = sectionAt(at, source);
    const last = headed.at(-1);
    if (last === undefined || (section.first > last.first && !isSame(section, last))) headed.push(section);
  }
  if (headed.length < 2 || headed.length > MOST_BLOCKS) return null;
  const textOf = (from: number, to?: Section): string =>
    (from === 0 ? '' : (lines[from]!.opened ?? '')) +
    text.slice(from === 0 ? 0 : lines[from]!.offset, to === undefined ? text.length : lines[to.first]!.offset);
  // A heading without results, such as the day of the next tournament, belongs to the block above it.
  const sections = headed.filter(({ first }, at) => tellsAnything(read(textOf(first, headed[at + 1]))));
  if (sections.length < 2) return null;
  const above = textOf(0, sections[0]);
  const shownAbove = lines
    .slice(0, sections[0]!.first)
    .map((line) => line.text)
    .join('\n')
    .trim();
  // The head of a mail says of which year a day is.
  const isNeeded = isMail && sections.some(({ date }) => date !== null && !HAS_YEAR.test(date));
  const blocks = sections.map(({ first, name, date }, at): TournamentBlock => {
    const own = textOf(first, sections[at + 1]);
    return { name, date, line: first + 1, text: isNeeded ? above + own : own };
  });
  const unread = [
    above,
    ...headed.flatMap((each, at) => (sections.includes(each) ? [] : [textOf(each.first, headed[at + 1])])),
  ];
  const isRead = unread.every((each) => !mayHoldResults(each)) && !tellsAnything(read(above));
  return {
    blocks,
    above: isNeeded ? '' : shownAbove,
    areCertain: isRead && areTournaments(blocks.map((block) => ({ ...block, reading: read(block.text) }))),
  };
}

/** Returns the section whose heading has a line: titles above it and below it belong to the heading. */
function sectionAt(at: number, { written, isHead }: Source): Section {
  let first = at;
  while (at - first < MOST_HEADING_LINES && isHead(first - 1)) first -= 1;
  // A title may be alone above its day.
  const title = first - 2;
  const isAlone = written[first - 1] === '' && (written[title - 1] ?? '') === '' && isHead(title);
  if (isAlone && titlesOf(written.slice(first, at + 1)).facts.name === undefined) first = title;
  const near = written.slice(first, at + MOST_HEADING_LINES);
  const end = near.findIndex((line, index) => first + index > at && line !== '' && !isHead(first + index));
  const told = titlesOf(end === -1 ? near : near.slice(0, end));
  const date = dateOf(told);
  const shown = written
    .slice(first, at + 1)
    .flatMap(cellsOf)
    .join(' ');
  const { name } = told.facts;
  const isWhole = name !== undefined && date !== null && HAS_YEAR.test(date);
  return { first, date, name: (isWhole ? `${name} ${date}` : shown).slice(0, LONGEST_NAME).trim() };
}

/** Reads the lines of a heading, whose cells may be separated. */
const titlesOf = (lines: readonly string[]): TitleRows =>
  readTitleRows(lines.join('\n'), delimiterOf(lines.join('\n')));

const delimiterOf = (text: string): Delimiter => DELIMITERS.find((each) => each !== ',' && text.includes(each)) ?? ',';

const cellsOf = (line: string): string[] => splitRow(line, delimiterOf(line)).filter((cell) => cell !== '');

function dateOf({ facts, startsWritten }: TitleRows): string | null {
  const { startsAt, daysOfYear = [], months = [] } = facts;
  const [told = null, ...others] = [startsAt, startsWritten, ...daysOfYear, ...months].filter((each) => each != null);
  return startsAt ?? startsWritten ?? (others.length > 0 ? null : told);
}

/** Tells whether two headings say the same day; one may leave out the year, or say only the month. */
function isSame(one: Section, other: Section): boolean {
  if (one.date === null || other.date === null) return one.date === other.date && fold(one.name) === fold(other.name);
  const [a, b] = [one.date, other.date].map((date) => date.replace('?', ''));
  return a!.endsWith(b!) || b!.endsWith(a!) || a!.startsWith(b!) || b!.startsWith(a!);
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Tells whether a line may be a title or say a day: it is short, and no row of results or places, no round and no pod. */
function mayHead(line: string): boolean {
  if (line === '' || line.length > LONGEST_HEADING || !/[\p{L}\d]/u.test(line)) return false;
  const cells = cellsOf(line);
  const most = delimiterOf(line) === ',' ? MOST_BETWEEN_COMMAS : MOST_CELLS;
  if (cells.length > most || headsTable(cells)) return false;
  const shown = cells.join(' ');
  if (roundOfHeading(shown) !== null || headingOf(shown) !== null) return false;
  const rest = withoutDay(line).trim();
  if (tellsGame(rest)) return false;
  return rest !== line || (readPlacesInLine(line).length === 0 && (isDayOnly(line) || readPlaceLine(line) === null));
}

const isDayOnly = (line: string): boolean => dateOf(titlesOf([line])) !== null;

const headsTable = (cells: readonly string[]): boolean => {
  const kinds = columnsIn(cells);
  return (
    headsMatches(kinds) || headsStandings(kinds) || cells.filter((cell) => roundOfColumn(cell) !== null).length > 1
  );
};

const tellsGame = (line: string): boolean =>
  (readGamesOfLine(line, '')?.games ?? []).some(({ result, score }) => result !== '' || score !== '');

/** Tells whether a line is a title right above the names of columns, or above the first round. */
function beginsAgain(written: readonly string[], at: number): boolean {
  const below = written.slice(at + 1, at + 1 + MOST_HEADING_LINES).find((line) => line !== '');
  const cells = written[at] === '' || below === undefined ? [] : cellsOf(below);
  const isOfPod = cells.some((cell) => headingOf(cell) !== null && roundOfHeading(cell) === null);
  const isAbove = roundOfHeading(below ?? '') === '1' || (headsTable(cells) && !isOfPod);
  return isAbove && titlesOf([written[at]!]).facts.name !== undefined;
}

const tellsAnything = ({ tournaments }: FileReading): boolean =>
  tournaments.some(({ rounds, standings = [] }) => standings.length > 0 || rounds.some(holdsResults));

const HAS_YEAR = /^(?:19|20)\d\d-|(?:19|20)\d\d$/;

/** Tells whether lines have something like a score that is no date. */
const mayHoldResults = (text: string): boolean =>
  text.split(/\r\n|\n|\r/).some((line) => !isMailHead(line) && OF_SCORE.test(withoutDay(line)));
const OF_SCORE = /\d ?[-–:] ?\d/;

interface ReadBlock extends TournamentBlock {
  readonly reading: FileReading;
}

function areTournaments(blocks: readonly ReadBlock[]): boolean {
  const isDated = blocks.every(({ date }) => date !== null);
  const areOwn = blocks.every(({ name, date, reading }) => !OF_PART.test(name) && isTournament(reading, date !== null));
  if (!areOwn) return false;
  const isOther = (block: ReadBlock, at: number): boolean =>
    blocks.slice(0, at).every((before) => (isDated ? !isSameDay(block, before) : meetAgain(block, before)));
  return blocks.every((block, at) => isOther(block, at) && (at === 0 || !mayBePlacesOf(block, blocks[at - 1]!)));
}

const isSameDay = (one: ReadBlock, other: ReadBlock): boolean => one.date === other.date;

/** Tells whether a block can be read alone, as a tournament from its first round on. */
function isTournament({ tournaments: [only, ...others], findings }: FileReading, isDated: boolean): boolean {
  const isSound = findings.every(({ severity, code }) => severity !== 'error' || code === 'match-without-result');
  if (only === undefined || others.length > 0 || !isSound) return false;
  const [first] = only.rounds;
  if (first === undefined) return isDated;
  const isFirst = writtenRound(first) === 1 && first.stage === 'swiss';
  return isFirst && only.rounds.length >= FEWEST_ROUNDS && only.roundsInferred === undefined;
}

/** Nobody is in two groups of one tournament, so people who play round 1 twice play two tournaments. */
function meetAgain(one: ReadBlock, other: ReadBlock): boolean {
  const [names, others] = [one, other].map(({ reading }) => namesInFirst(reading.tournaments[0]!));
  const both = [...names!].filter((name) => others!.has(name));
  return both.length >= FEWEST_AGAIN && fold(one.name) !== fold(other.name);
}
const FEWEST_AGAIN = 2;

const namesIn = ({ players }: Pick<FileTournament, 'players'>): ReadonlySet<string> =>
  new Set(players.map(({ name }) => name.toLowerCase()));

function namesInFirst({ players, rounds: [first] }: FileTournament): ReadonlySet<string> {
  const ids = new Set([
    ...(first?.matches ?? []).flatMap((match) => [...match.players]),
    ...(first?.scores ?? []).map(([id]) => id),
  ]);
  return namesIn({ players: players.filter(({ id }) => ids.has(id)) });
}

/** Places below games may be those of the same people after a later day. */
function mayBePlacesOf({ date, reading }: ReadBlock, before: ReadBlock): boolean {
  const [own, other] = [reading, before.reading].map(({ tournaments }) => tournaments[0]!);
  if (own!.rounds.length > 0 || daysBetween(before.date, date) > MOST_DAYS) return false;
  const names = namesIn(other!);
  return [...namesIn(own!)].every((name) => names.has(name));
}
const MOST_DAYS = 2;
const MILLISECONDS_OF_DAY = 86_400_000;

/** Returns how many days are between two dates; 0 where one of them is no single day. */
function daysBetween(one: string | null, other: string | null): number {
  const [from, to] = [one, other].map((date) =>
    Date.parse(/^\d\d-\d\d$/.test(date ?? '') ? `2000-${date!}` : (date ?? '')),
  );
  return Math.abs(to! - from!) / MILLISECONDS_OF_DAY || 0;
}
