import { findHead, splitRow, DELIMITERS, MOST_LINES_ABOVE } from './parts/find-head.js';
import { columnOf, roundOfColumn, wideColumnOf } from './parts/table-words.js';
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
  const text = (isArchive(bytes) ? (tableTextOf(bytes)?.text ?? '') : decoded).slice(0, LONGEST_TEXT);
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
        const [, before = '', , after = ''] = NUMBER.exec(name) ?? [];
        return isOfRounds(name) || (numbers.get(`${before} ${after}`) ?? 0) > 2 ? `${before}1${after}..` : name;
      }),
    ),
  ];
}

const isOfRounds = (name: string): boolean => roundOfColumn(name) !== null || wideColumnOf(name) !== null;
