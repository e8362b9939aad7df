import { say, type Text } from '@quadrant/rules/message';
import { escapeKey } from '@quadrant/rules/tournament';
import type { Workbook } from './workbooks/workbook.js';
import { isArchive } from './workbooks/archive.js';
import { decodeText } from './parts/decode-text.js';
import { type FileFindings, type FilePlace, pointerOfPlace } from './parts/file-findings.js';
import { isHtmlPage } from './parts/html-pages.js';

/** The name of an answer that says how a text is read begins with it; the text follows. */
export const TEXT_ANSWER = 'text.';

/** This answer leaves the text out: an empty answer is none. */
export const LEFT_OUT_TEXT = '""';

/** More texts for one file are no correction any more. */
export const MOST_TEXTS = 20;
const LONGEST_TEXT = 64;
/** So many signs or digits are rarely there by chance. */
const FEWEST_SIGNS = 4;
/** A spreadsheet program computes such a cell. A sign alone is none: it stands between two names. */
const FORMULA = /^'?(?:[=@＝＠]|[+\-＋－][^\s+\-＋－])/u;

/** Checks an answer that says how a text is read. @returns the reason why it cannot be one; null where it can */
export function refuseText(key: string, value: string): Text | null {
  const text = key.slice(TEXT_ANSWER.length);
  if (text.trim() === '' || text !== text.trim() || text.length > LONGEST_TEXT || /[=\p{Cc}]/u.test(text))
    return say`Write a text of 1 to ${LONGEST_TEXT} characters, in one line and without “=”.`;
  if (!/\p{L}/u.test(text) && text.length < FEWEST_SIGNS)
    return say`“${text}” has no letter and is too short: it would be replaced in every place. Write at least ${FEWEST_SIGNS} characters, or a letter.`;
  if (value === LEFT_OUT_TEXT) return null;
  if (value.length > LONGEST_TEXT || /["\p{Cc}]/u.test(value) || FORMULA.test(value))
    return say`“${value.slice(0, LONGEST_TEXT)}” cannot be read in place of a text. Write up to ${LONGEST_TEXT} characters in one line, without quotation marks, and no formula.`;
  return value.trim() === text ? say`“${text}” is read as itself already. Write another text.` : null;
}

/** Checks all answers of this kind about one file. @returns the reason why they cannot hold; null where they can */
export function refuseTexts(answers: ReadonlyMap<string, string>): Text | null {
  const told = [...answers].filter(([key, value]) => key.startsWith(TEXT_ANSWER) && value !== '');
  if (told.length > MOST_TEXTS)
    return say`At most ${MOST_TEXTS} texts are read as others, and these are ${told.length}.`;
  return told.map(([key, value]) => refuseText(key, value)).find((reason) => reason !== null) ?? null;
}

/** Returns the answers without those of this kind. */
export const withoutTexts = (answers: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...answers].filter(([key]) => !key.startsWith(TEXT_ANSWER)));

/** Reads some texts of a file as others, before any reader sees them, and counts where it did. */
export interface TextsReader {
  /** The same bytes where nothing changes, and for files whose texts are no cells or lines: workbooks, JSON and XML. */
  readonly inBytes: (bytes: Uint8Array) => Uint8Array;
  readonly inWorkbook: (workbook: Workbook) => Workbook;
  /** Adds a finding for each text that was there. */
  readonly tell: (findings: FileFindings) => void;
}

interface ReadText {
  readonly text: string;
  readonly written: string;
  count: number;
  first: FilePlace;
}

/** Returns a reader for the answers `text.TEXT`; null where there is none. */
export function readerOfTexts(answers: ReadonlyMap<string, string>): TextsReader | null {
  const told = [...answers]
    .filter(([key, value]) => key.startsWith(TEXT_ANSWER) && value !== '' && refuseText(key, value) === null)
    .slice(0, MOST_TEXTS)
    .map(([key, value]): ReadText => {
      const written = value === LEFT_OUT_TEXT ? '' : value;
      return { text: key.slice(TEXT_ANSWER.length), written, count: 0, first: {} };
    });
  if (told.length === 0) return null;
  // Some computers write an accent as a character of its own.
  const spellings = told
    .flatMap((each) =>
      [...new Set([each.text, each.text.normalize('NFC'), each.text.normalize('NFD')])].map((text) => ({ each, text })),
    )
    .sort((one, other) => other.text.length - one.text.length);
  const read = (text: string, placeOf: (offset: number) => FilePlace): string => {
    const next = spellings.map((spelling) => findWord(text, spelling.text, 0));
    let [result, at] = ['', 0];
    for (;;) {
      const found = Math.min(...next.filter((index) => index !== -1));
      if (found === Infinity) return result + text.slice(at);
      // The longest of those that begin there comes first.
      const { each, text: spelling } = spellings[next.indexOf(found)]!;
      if (each.count === 0) each.first = placeOf(found);
      each.count += 1;
      result += text.slice(at, found) + each.written;
      at = found + spelling.length;
      for (const [index, where] of next.entries())
        if (where !== -1 && where < at) next[index] = findWord(text, spellings[index]!.text, at);
    }
  };
  return {
    inBytes: (bytes) => {
      const text = isArchive(bytes) ? null : (decodeText(bytes)?.text ?? null);
      if (text === null) return bytes;
      const isPage = isHtmlPage(text);
      if (!isPage && (text.trimStart().startsWith('<') || isJson(text))) return bytes;
      const placeOf = (offset: number) => ({ line: text.slice(0, offset).split(LINE_BREAK).length });
      const changed = isPage
        ? betweenTags(text, (part, start) => read(part, (at) => placeOf(start + at)))
        : read(text, placeOf);
      return changed === text ? bytes : new TextEncoder().encode(changed);
    },
    inWorkbook: ({ sheets }) => ({
      sheets: sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.map((row, rowAt) =>
          row.map((cell, columnAt) =>
            read(cell, () => placeOfCell(sheets.length > 1 ? sheet.name : null, rowAt + 1, columnAt + 1)).trim(),
          ),
        ),
      })),
    }),
    tell: (findings) => {
      for (const each of told) if (each.count > 0) tell(each, findings);
    },
  };
}

const placeOfCell = (sheet: string | null, line: number, column: number): FilePlace => ({
  line,
  column,
  ...(sheet !== null && { pointer: `'${sheet}'!${pointerOfPlace({ line, column })}` }),
});

const LINE_BREAK = /\r\n|\n|\r/;

/** A text such as "[Round 1]" is no JSON. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trimStart().startsWith('{');
  }
}

/** Changes the parts of a page that are no tags. */
function betweenTags(html: string, change: (part: string, start: number) => string): string {
  let result = '';
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    if (end > at) result += change(html.slice(at, end), at);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    at = open === -1 ? html.length : close === -1 ? html.length : close + 1;
    result += html.slice(end, at);
  }
  return result;
}

const LETTER_BEFORE = /[\p{L}\p{N}\p{M}]$/u;
const LETTER_BEHIND = /^[\p{L}\p{N}\p{M}]/u;

/** Returns where a text is between no letters and digits, from an index on; -1 where it is not. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!LETTER_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && !LETTER_BEHIND.test(text.slice(end, end + 2)))
      return at;
  }
  return -1;
}

function tell({ text, written, count, first }: ReadText, findings: FileFindings): void {
  const { line = 1, column } = first;
  const where = column === undefined ? say`line ${line}` : pointerOfPlace(first);
  const message =
    written === ''
      ? count === 1
        ? say`“${text}” is left out once, in ${where}.`
        : say`“${text}” is left out ${count} times, first in ${where}.`
      : count === 1
        ? say`“${text}” is read as “${written}” once, in ${where}.`
        : say`“${text}” is read as “${written}” ${count} times, first in ${where}.`;
  const place = { ...first, pointer: `/${escapeKey(TEXT_ANSWER + text)}`, value: text };
  findings.add('text-read-as', place, message, say`An answer says so. If it is wrong here, change the answer.`);
}
