import { listed, say, type Text } from '@quadrant/rules/message';
import { type Finding } from '@quadrant/rules/tournament';
import { collectFileFindings, type FileFindings } from './parts/file-findings.js';
import type { SourceFile } from './parts/file-reader.js';
import type { FileTournament } from './parts/file-tournament.js';
import { readXml } from './parts/read-xml.js';
import { openSheet, type Sheet } from './parts/sheet.js';
import { columnOf, wideColumnOf, type Column } from './parts/table-words.js';
import { checkRounds } from './parts/check-rounds.js';
import { decodeText } from './parts/decode-text.js';
import { askColumns } from './parts/column-questions.js';
import { renameColumns } from './parts/rename-columns.js';
import type { Answers } from './answers.js';
import { ALL_READERS } from './readers/all-readers.js';
import { nameUnusedColumns } from './unused-columns.js';

export interface FileReading {
  /** The name of the reader; null when no reader recognizes the file. */
  readonly format: string | null;
  /** People call the format by this title. It is null when `format` is. */
  readonly title: Text | null;
  /** They are read as far as possible, with errors or without. */
  readonly tournaments: readonly FileTournament[];
  /** Errors come before warnings. With an error nothing of the file may be stored. */
  readonly findings: readonly Finding[];
}

/** This is 2 MB, as for a report of `quadrant/1`. */
export const LARGEST_FILE = 2_000_000;

/**
 * Recognizes a file of another program by its content and reads it. Never throws, whatever the bytes are.
 *
 * @param answers what columns of a table hold whose headings we do not know
 */
export function readFile(bytes: Uint8Array, answers: Answers = new Map()): FileReading {
  const findings = collectFileFindings();
  const file = decodeFile(bytes, answers, findings);
  const reader = file && ALL_READERS.find(({ recognizes }) => recognizes(file));
  if (file === null || !reader) {
    if (file !== null) addUnknown(file, findings);
    return { format: null, title: null, tournaments: [], findings: findings.list() };
  }
  const tournaments = reader.read(file, findings);
  for (const tournament of tournaments) checkRounds(tournament, findings);
  if (tournaments.length > 0 && tournaments.every(({ players }) => players.length === 0)) addEmpty(findings);
  if (file.sheet !== null) {
    if (tellsNoResult(reader.format, file.sheet)) askColumns(file.text, file.sheet.head.line, findings);
    else nameUnusedColumns(reader.format, file.sheet, findings);
  }
  return { format: reader.format, title: reader.title, tournaments, findings: findings.list() };
}

/** Tells whether no column of a table of matches or scorecards says who won. It may be under a name that we do not know. */
const tellsNoResult = (format: string, { head }: Sheet): boolean =>
  (format === 'csv-matches' || format === 'csv-scorecards') &&
  head.height === 1 &&
  !head.names.some((name) => TELL_RESULTS.has(columnOf(name)) || wideColumnOf(name) !== null);

const TELL_RESULTS: ReadonlySet<Column | null> = new Set([
  'result',
  'winner',
  'score',
  'firstScore',
  'vp',
  'firstVp',
  'differential',
]);

function addEmpty(findings: FileFindings): void {
  if (findings.list().some(({ severity }) => severity === 'error')) return;
  const advice = say`Save the file again with its results, and check that the right sheet is saved.`;
  findings.add('value-missing-in-file', { pointer: '' }, say`The file names no players.`, advice);
}

/** Decodes the file as text, JSON or XML; returns null and adds a finding when it is none of them. */
function decodeFile(bytes: Uint8Array, answers: Answers, findings: FileFindings): SourceFile | null {
  if (bytes.length > LARGEST_FILE) {
    const message = say`The file has ${bytes.length} bytes; at most ${LARGEST_FILE} are allowed.`;
    findings.add(
      'file-too-large',
      { pointer: '' },
      message,
      say`Send one tournament in a file, without pictures and logs.`,
    );
    return null;
  }
  const text = decodeText(bytes)?.text ?? null;
  if (text === null) {
    const advice = say`Save the table as CSV, or export the tournament as text, JSON or XML. Unpack an archive first.`;
    findings.add(
      'not-text',
      { pointer: '' },
      say`The file is no text: it may be a workbook, a picture or an archive.`,
      advice,
    );
    return null;
  }
  const start = text.trimStart().charAt(0);
  if (start === '<') return openXml(text, findings);
  if (start === '{' || start === '[') return { text, json: parseJson(text), xml: null, sheet: null };
  const renamed = renameColumns(text, answers);
  return { text: renamed, json: undefined, xml: null, sheet: openSheet(renamed) };
}

function openXml(text: string, findings: FileFindings): SourceFile | null {
  const reading = readXml(text);
  if ('root' in reading) return { text, json: undefined, xml: reading.root, sheet: null };
  const { line, column, message } = reading.problem;
  findings.add(
    'broken-file',
    { pointer: '', line, column },
    say`The XML breaks in line ${line}, column ${column}: ${String(message).replace(/[.]$/, '')}.`,
    say`Export the tournament again; entities of a document type are not read.`,
  );
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function addUnknown({ text, json, xml }: SourceFile, findings: FileFindings): void {
  if (text.trim() === '') {
    const message = say`The file is empty.`;
    findings.add('unknown-format', { pointer: '' }, message, say`Save the results again, and send that file.`);
    return;
  }
  const table = json === undefined && xml === null ? firstRowOf(text) : null;
  if (table !== null) {
    const message = say`The first row of this table is ${table.cells}: we do not know what its columns hold.`;
    findings.add('unknown-format', { pointer: '', line: table.line, column: 1 }, message, COLUMNS_NEEDED);
    askColumns(text, table.line, findings);
    return;
  }
  const start = text.trimStart().charAt(0);
  if (json === undefined && xml === null && (start === '{' || start === '[')) {
    const message = say`The file begins like JSON and is none.`;
    findings.add('broken-file', { pointer: '' }, message, say`Export the tournament again, and send the whole file.`);
    return;
  }
  if (json === undefined && xml === null) {
    const message = say`This text has no columns that we know, and no tournament program that we know writes it.`;
    findings.add(
      'unknown-format',
      { pointer: '' },
      message,
      say`${COLUMNS_NEEDED} Or send the file of a tournament program that /submit lists.`,
    );
    return;
  }
  const titles = listed([...PROGRAM_FILES, say`a table as CSV`, 'quadrant/1'], 'or');
  const message = say`No program that we know writes ${json === undefined ? 'XML' : 'JSON'} like this.`;
  findings.add('unknown-format', { pointer: '' }, message, say`Send ${titles}.`);
}

/** Files of programs that are read besides tables and our documents: `a .tdf file of Tournament Operations Manager`. */
export const PROGRAM_FILES: readonly Text[] = ALL_READERS.flatMap(({ format, title }) =>
  format.startsWith('csv-') ? [] : [title],
);

const COLUMNS_NEEDED = say`Name the columns in the first row: Round, Player 1, Player 2 and Result; or Player, Round, Opponent and Result; or No, Name and a column for each round.`;

const MOST_SHOWN = 6;

/** Returns the first row of a text that looks like a table; null for other texts. */
function firstRowOf(text: string): { readonly cells: string; readonly line: number } | null {
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/);
  const line = lines.findIndex((each) => each.trim() !== '');
  const [first = '', second = ''] = lines.slice(line).filter((each) => each.trim() !== '');
  const delimiter = ['\t', ';', ','].find((each) => first.includes(each) && second.includes(each));
  if (delimiter === undefined || /^[{[<]/.test(first)) return null;
  const names = first.split(delimiter, MOST_SHOWN + 1).map((name) => `“${name.trim().slice(0, 30)}”`);
  return { cells: names.slice(0, MOST_SHOWN).join(', ') + (names.length > MOST_SHOWN ? ', …' : ''), line: line + 1 };
}
