import { CsvError, parse, type Options } from 'csv-parse/sync';
import { findHead, splitRow, type Delimiter, type TableHead } from './find-head.js';

/** The place where a quotation mark breaks a table. */
export interface BrokenTable {
  readonly code: string;
  /** The line counts from 1, which is the line of the names of columns. */
  readonly line: number;
  /** The column is the number of the cell, from 1. */
  readonly column: number;
}

/** A text whose cells form columns, before it is split into them. */
export interface Sheet {
  readonly head: TableHead;
  /** It contains the lines above the names of columns, such as a title. */
  readonly above: string;
  /** Returns the rows from the names of columns on, split only once. A stray quotation mark makes the result an error. */
  readonly records: () => readonly (readonly string[])[] | BrokenTable;
  /** The line of each record, where they do not follow each other: a line of a text may hold several games. */
  readonly lines?: readonly number[];
  /** Where tables beside each other became one, it says how many columns further right the cells of each record stand in the file. */
  readonly shifts?: readonly number[];
  /** It is set where the records are lines of a text: it tells of a line above them whether it is used, such as a list of names. */
  readonly usesAbove?: (line: string) => boolean;
  /** It is set when a table of standings stands beside the games. */
  readonly standings?: Sheet;
}

/**
 * Opens a text with commas, semicolons, tabs or bars (RFC 4180).
 *
 * @returns null when the text is no table: no line names two columns
 */
export function openSheet(text: string): Sheet | null {
  const head = findHead(text);
  if (head === null) return null;
  let records: ReturnType<Sheet['records']> | null = null;
  return {
    head,
    above: text.slice(0, head.offset),
    records: () => (records ??= parseRecords(text.slice(head.offset), head.delimiter)),
  };
}

function parseRecords(text: string, delimiter: Delimiter): readonly (readonly string[])[] | BrokenTable {
  // Without a quotation mark nothing has to be parsed. Looking at each character took a quarter of the time of reading a table.
  if (!text.includes('"')) return splitRecords(text, delimiter);
  const written = joinQuotedLines(text);
  const records = written.map(({ text: record }) => record.split(delimiter));
  for (const alike of quotedByWidth(written, delimiter)) {
    const parsed = parseQuoted(alike, delimiter);
    if ('code' in parsed) {
      return parsed.code === 'CSV_QUOTE_NOT_CLOSED' ? { ...parsed, ...placeOfLastQuote(text, delimiter) } : parsed;
    }
    alike.forEach(({ index }, at) => (records[index] = parsed[at]!));
  }
  return records;
}

/** A record as written: one line, or several where a cell between quotation marks has line breaks. */
interface WrittenRecord {
  readonly index: number;
  readonly text: string;
  /** It counts from 1, and is the first line of the record. */
  readonly line: number;
}

function joinQuotedLines(text: string): WrittenRecord[] {
  const records: WrittenRecord[] = [];
  const parts = text.split(KEPT_LINE_BREAK);
  for (let at = 0; at < parts.length; at += 2) {
    const first = at;
    let isOpen = hasOpenQuote(parts[at]!);
    while (isOpen && at + 2 < parts.length) {
      at += 2;
      if (hasOpenQuote(parts[at]!)) isOpen = false;
    }
    const written = first === at ? parts[at]! : parts.slice(first, at + 1).join('');
    records.push({ index: records.length, text: written, line: first / 2 + 1 });
  }
  // A line break at the end of the file does not begin a record.
  if (records.at(-1)!.text === '') records.pop();
  return records;
}

function hasOpenQuote(line: string): boolean {
  let isOpen = false;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/**
 * Groups the records with quotation marks by their number of cells. For each record with another number of cells than
 * the first, the library makes an error that we do not use, in 30 microseconds.
 */
function quotedByWidth(records: readonly WrittenRecord[], delimiter: Delimiter): Iterable<WrittenRecord[]> {
  const byWidth = new Map<number, WrittenRecord[]>();
  for (const record of records) {
    if (!record.text.includes('"') || hasOnlyInnerQuotes(record.text, delimiter)) continue;
    const quoted = { ...record, text: quoteNicknames(record.text, delimiter) };
    const width = splitRow(quoted.text, delimiter).length;
    const alike = byWidth.get(width);
    if (alike) alike.push(quoted);
    else byWidth.set(width, [quoted]);
  }
  return byWidth.values();
}

/** People write nicknames as Robert "Bob" Barwal. Where no cell begins with a mark, the marks are letters like others. */
const hasOnlyInnerQuotes = (text: string, delimiter: Delimiter): boolean =>
  !hasOpenQuote(text) &&
  !KEPT_LINE_BREAK.test(text) &&
  text.split(delimiter).every((cell) => !hasOpenQuote(cell) && !cell.trimStart().startsWith('"'));

/**
 * Writes Robert "Bob" Barwal as RFC 4180 wants it, beside cells in quotation marks. A mark that is not closed within its
 * cell stays as it is, so that the library refuses it.
 */
function quoteNicknames(text: string, delimiter: Delimiter): string {
  const cells: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = text[at] === '"' ? endOfQuoted(text, at, delimiter) : endOfCell(text, at, delimiter);
    const cell = text.slice(at, end);
    const isNickname = cell.includes('"') && hasOnlyInnerQuotes(cell, delimiter);
    cells.push(isNickname ? `"${cell.replaceAll('"', '""')}"` : cell);
    at = end + 1;
  }
  return cells.join(delimiter);
}

function endOfCell(text: string, start: number, delimiter: Delimiter): number {
  const end = text.indexOf(delimiter, start);
  return end === -1 ? text.length : end;
}

function endOfQuoted(text: string, start: number, delimiter: Delimiter): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end === -1 ? text.length : endOfCell(text, end, delimiter);
}

function parseQuoted(records: readonly WrittenRecord[], delimiter: Delimiter): string[][] | BrokenTable {
  try {
    const options: Options = {
      delimiter,
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    // The option `info` would give the lines, but makes reading three times slower.
    return parse(records.map(({ text }) => text).join('\n'), options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code } = error;
    const broken = records[Number(error['records'] ?? 0)] ?? records[0]!;
    return { code, line: broken.line, column: Number(error['column'] ?? 0) + 1 };
  }
}

/** Returns the place of the quotation mark that is never closed, since the library gives the end of the file. */
function placeOfLastQuote(text: string, delimiter: Delimiter): Pick<BrokenTable, 'line' | 'column'> {
  const lines = text.slice(0, text.lastIndexOf('"')).split(LINE_BREAK);
  return { line: lines.length, column: splitRow(lines.at(-1)!, delimiter).length };
}

function splitRecords(text: string, delimiter: Delimiter): string[][] {
  const lines = text.split(LINE_BREAK);
  // A line break at the end of the file does not begin a record.
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split(delimiter));
}

const LINE_BREAK = /\r\n|\n|\r/;
const KEPT_LINE_BREAK = /(\r\n|\n|\r)/;
