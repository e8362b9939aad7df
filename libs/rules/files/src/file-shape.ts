import { findHead, splitRow, DELIMITERS, MOST_LINES_ABOVE } from './parts/find-head.js';
import { type Column, columnOf, columnsIn, roundOfColumn, wideColumnOf } from './parts/table-words.js';
import { COLUMN_ANSWER } from './parts/rename-columns.js';
import { turnTable } from './parts/turned-table.js';
import { tableTextOf } from './read-file.js';
import { isArchive } from './workbooks/archive.js';

/** How the content of a file looks: files of one shape are written by one person or program, in one way. */
export interface FileShape {
  /** Columns of rounds are written as `R1..`; the file of a program has no columns. */
  readonly columns: readonly string[];
  /** The headings that no reader knows. */
  readonly unknown: readonly string[];
  /** The format that reads it, such as `csv-matches`; null where none does. */
  readonly format: string | null;
  /** Days as the file writes them where day and month can be exchanged, such as 03/04/2006. */
  readonly days: readonly string[];
}

const MOST_DAYS = 50;
const LONGEST_TEXT = 200_000;
const LONGEST_HEADING = 40;
/** A row of words without a digit names the columns, also in a language that no reader knows. */
const WORDS_ONLY = /^[^\d]{1,400}$/u;
const EXCHANGEABLE = /(?<![\d/.-])\d{1,2}([/-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/-])/g;

/** Returns the shape of a file. Two files with the same headings have one shape, however many rounds they have. */
export function shapeOf(bytes: Uint8Array, decoded: string, format: string | null): FileShape {
  const written = (isArchive(bytes) ? (tableTextOf(bytes)?.text ?? '') : decoded).slice(0, LONGEST_TEXT);
  // A turned table would have the names of its players for headings.
  const text = turnTable(written)?.text ?? written;
  const days = [...new Set([...text.matchAll(EXCHANGEABLE)].map(([day]) => day))].slice(0, MOST_DAYS);
  if (/^\s*[<{[]/.test(text)) return { columns: [], unknown: [], format, days };
  const names = (findHead(text)?.names ?? wordsAbove(text)).map((name) =>
    name.replaceAll('"', '').trim().slice(0, LONGEST_HEADING),
  );
  const unknown = names.filter(
    (name) => name !== '' && columnOf(name) === null && wideColumnOf(name) === null && roundOfColumn(name) === null,
  );
  return { columns: joinRounds(names), unknown: [...new Set(unknown)], format, days };
}

/**
 * Returns the row that names columns in words that no reader knows: the first row of words, with a row of as many cells
 * below it. Rows of one text above it are titles. Returns none where another row is above it.
 */
function wordsAbove(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/, MOST_LINES_ABOVE + 1).filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const delimiter = DELIMITERS.find((each) => line.includes(each));
    const names = delimiter === undefined ? [] : splitRow(line, delimiter);
    if (names.filter((name) => name !== '').length < 2) continue;
    const isOfWords = WORDS_ONLY.test(line) && !names.includes('');
    if (isOfWords && splitRow(lines[index + 1] ?? '', delimiter!).length === names.length) return names;
    // A title may have commas.
    if (delimiter !== ',' || splitRow(lines[index + 1] ?? '', delimiter).length === names.length) return [];
  }
  return [];
}

/** One of these beside the people makes a table of results. */
const OF_RESULTS: ReadonlySet<Column | null> = new Set<Column>([
  'opponent',
  'result',
  'record',
  'score',
  'opponentScore',
  'vp',
  'differential',
  'total',
  'place',
]);
const PEOPLE: ReadonlySet<Column | null> = new Set<Column>(['player', 'firstName', 'lastName']);
/** Both sides of a match are in a row. One alone may be a name, as Victor is. */
const PAIRS: readonly (readonly [Column, Column])[] = [
  ['first', 'second'],
  ['winner', 'loser'],
];

/** Tells whether the headings of a table are those of results: people with places, points, rounds or opponents. */
export function haveResults(columns: readonly string[]): boolean {
  const kinds = columns.map(columnOf);
  const hasRounds = columns.some((name) => name.endsWith('..') && isOfRounds(name.slice(0, -2)));
  const hasPeople = kinds.some((kind) => PEOPLE.has(kind));
  const isOfMatches = PAIRS.some((pair) => pair.every((side) => kinds.includes(side)));
  return isOfMatches || (hasRounds && columns.length > 1) || (hasPeople && kinds.some((kind) => OF_RESULTS.has(kind)));
}

/** A column whose heading we know. */
export interface KnownColumn {
  /** An answer with this name says that it holds something else: `column.Pts`, or `column.Opp` for `Opp1`, `Opp2` and so on. */
  readonly key: string;
  /** It is read as this by itself. */
  readonly kind: Column;
}

/** Lists the columns of a shape that are understood by themselves. One whose heading was cut has no answer. */
export function knownColumnsIn(columns: readonly string[]): KnownColumn[] {
  const kinds = columnsIn(columns);
  const known = columns.flatMap((name, index): KnownColumn[] => {
    // Behind the number of a round may be more words, and then each round has an answer of its own.
    if (name.endsWith('..') && !name.endsWith(JOINED)) return [];
    const heading = name.endsWith(JOINED) ? name.slice(0, -JOINED.length) : name;
    const kind = name.endsWith(JOINED) ? kindOfRound(`${heading}1`) : (kinds[index] ?? kindOfRound(name));
    const isNamed = heading !== '' && heading.length < LONGEST_HEADING && !/[=\p{Cc}]/u.test(heading);
    return kind === null || !isNamed ? [] : [{ key: COLUMN_ANSWER + heading.trim(), kind }];
  });
  return [...new Map(known.map((column) => [column.key, column])).values()];
}

/** The columns of rounds end so, see {@link joinRounds}. */
const JOINED = '1..';

const kindOfRound = (name: string): Column | null =>
  wideColumnOf(name)?.column ?? (roundOfColumn(name) === null ? null : 'round');

const NUMBER = /^(.{0,40}?)(\d{1,2})(\D{0,30})$/u;

/** R1, R2 and R3 become `R1..`, and R1, Opp1, R2, Opp2 become `R1..` and `Opp1..`: the number of rounds is no shape. */
function joinRounds(names: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const name of names) {
    const [, before, , after] = NUMBER.exec(name) ?? [];
    const key = `${before} ${after}`;
    if (before !== undefined) numbers.set(key, (numbers.get(key) ?? 0) + 1);
  }
  return [
    ...new Set(
      names.map((name) => {
        const [, before, , after = ''] = NUMBER.exec(name) ?? [];
        if (before === undefined) return name;
        return isOfRounds(name) || (numbers.get(`${before} ${after}`) ?? 0) > 2 ? `${before}1${after}..` : name;
      }),
    ),
  ];
}

const isOfRounds = (name: string): boolean => roundOfColumn(name) !== null || wideColumnOf(name) !== null;
