import { withoutOrigin } from './origin.js';
import { joined, listed, quoted, say, type Text } from '@quadrant/rules/message';
import { collectFileFindings, type FileFindings } from './parts/file-findings.js';
import type { SourceFile, FileReading } from './parts/file-reader.js';
import type { FilePlayer, FileTournament } from './parts/file-tournament.js';
import { readXml } from './parts/read-xml.js';
import { DELIMITERS, splitRow } from './parts/find-head.js';
import { numberMatrix } from './parts/result-matrix.js';
import { stackParts, unfoldRounds } from './parts/parts-beside.js';
import { splitPairs } from './parts/split-pairs.js';
import { openSheet, type Sheet } from './parts/sheet.js';
import { columnOf, columnsIn, wideColumnOf, type Column } from './parts/table-words.js';
import { gameColumnsIn } from './parts/match-games.js';
import { nameNamesakes } from './parts/namesakes.js';
import { checkRounds } from './parts/check-rounds.js';
import { isHtmlPage, linesOfHtml, placedLinesOfHtml, titlesOfHtml } from './parts/html-pages.js';
import { placedLinesOf } from './parts/placed-line.js';
import { findBlocks, type TournamentBlocks } from './parts/tournament-blocks.js';
import { decodeText } from './parts/decode-text.js';
import { tableOfJson } from './parts/json-tables.js';
import { nameBinary, nameJson, nameText, type NamedFile } from './parts/known-files.js';
import { sheetOfPodLines } from './parts/pod-lines.js';
import { sheetOfGameLines } from './parts/game-lines.js';
import { withPairedRows } from './parts/paired-rows.js';
import { sheetOfPods } from './parts/pod-sections.js';
import { nameOtherList } from './parts/other-lists.js';
import { barsOnly, tableOfText } from './parts/text-table.js';
import { readTitleRows } from './parts/title-rows.js';
import { tellUnusedLines } from './parts/unused-lines.js';
import { inPlaces, turnTable } from './parts/turned-table.js';
import { askColumns } from './parts/column-questions.js';
import { explainTable } from './parts/explain-table.js';
import { readerOfTexts } from './read-texts.js';
import type { Answers } from './answers.js';
import { readStatedStandings, STANDINGS_TITLE } from './read-stated-standings.js';
import { STANDINGS_FORMAT } from './writers/write-file.js';
import { ALL_READERS } from './readers/all-readers.js';
import { csvRoundPointsReader } from './readers/csv-round-points.js';
import { nameUnusedColumns } from './unused-columns.js';
import { isArchive } from './workbooks/archive.js';
import { openWorkbook } from './workbooks/open-workbook.js';
import { tablesOf } from './workbooks/sheet-tables.js';
import type { Workbook } from './workbooks/workbook.js';
import { readWorkbook, takeTable, type WorkbookNotes } from './workbooks/read-workbook.js';

/** This is 2 MB, as for a report of `quadrant/1`. */
export const LARGEST_FILE = 2_000_000;

/**
 * Recognizes a file of another program by its content and reads it. Never throws, whatever the bytes are.
 *
 * @param answers what columns of a table hold whose headings we do not know, and which texts are read as others
 */
export function readFile(sent: Uint8Array, answers: Answers = new Map()): FileReading {
  const findings = collectFileFindings();
  if (sent.length > LARGEST_FILE) {
    addTooLarge(sent, findings);
    return notRead(findings);
  }
  const texts = readerOfTexts(answers);
  const told = collectFileFindings();
  if (texts === null) {
    const reading = readBytes(sent, answers, (workbook) => workbook, findings);
    tellBlocks(reading, sent, answers, told);
    return { ...reading, findings: [...told.list(), ...reading.findings] };
  }
  const bytes = texts.inBytes(sent);
  const reading = readBytes(bytes, answers, texts.inWorkbook, findings);
  tellBlocks(reading, bytes, answers, told);
  texts.tell(told);
  return { ...reading, findings: [...reading.findings, ...told.list()] };
}

/** Returns the blocks of a text, a page or a workbook with one sheet that holds several tournaments; null for every other file. */
export function blocksOfFile(bytes: Uint8Array, answers: Answers): TournamentBlocks | null {
  if (isArchive(bytes)) {
    const workbook = openTables(bytes, collectFileFindings());
    const [only, ...others] = workbook === null || workbook === 'refused' ? [] : tablesOf(workbook);
    return only === undefined || others.length > 0 ? null : blocksOfSheet(only.text, answers);
  }
  const text = decodeText(bytes)?.text ?? '';
  const isPage = isHtmlPage(text);
  if (!isPage && /^\s*[<{[%]/.test(text)) return null;
  const read = (block: string): FileReading =>
    readBytes(new TextEncoder().encode(block), answers, (workbook) => workbook, collectFileFindings());
  return findBlocks(isPage ? placedLinesOfHtml(text) : placedLinesOf(text), text, read);
}

/** Returns the blocks of the text of a sheet that holds several tournaments; null for every other sheet. */
export const blocksOfSheet = (text: string, answers: Answers): TournamentBlocks | null =>
  findBlocks(placedLinesOf(text), text, readSheet(answers));

/** Adds a finding where a file holds several tournaments one below the other. Without other errors, doubtful ones are one. */
function tellBlocks(reading: FileReading, bytes: Uint8Array, answers: Answers, findings: FileFindings): void {
  if (reading.tournaments.length > 1) return;
  const found = blocksOfFile(bytes, answers);
  if (found === null || !(found.areCertain || hasErrors(reading) || reading.format === null)) return;
  const names = found.blocks.map(({ name }) => quoted(name));
  const shown = joined([...names.slice(0, MOST_SHOWN), ...(names.length > MOST_SHOWN ? ['…'] : [])], ', ');
  const place = { line: found.blocks[1]!.line, column: 1 };
  if (found.areCertain) {
    const message = say`The file holds ${names.length} tournaments, one below the other: ${shown}.`;
    const advice = say`Save each in its own file, or add the file to a batch, which splits it.`;
    findings.add('tournaments-in-one-text', place, message, advice);
  } else {
    const message = say`The file may hold several tournaments, one below the other: ${shown}.`;
    const advice = say`If so, save each in its own file. A batch splits the file itself where each tournament has another date above it and its rounds begin with “Round 1”, and nothing else is wrong in it.`;
    findings.add('tournaments-in-one-text', place, message, advice);
  }
}

function readBytes(
  bytes: Uint8Array,
  answers: Answers,
  asTold: (workbook: Workbook) => Workbook,
  findings: FileFindings,
): FileReading {
  const opened = openTables(bytes, findings);
  if (opened === 'refused') return notRead(findings);
  const workbook = opened !== null && isArchive(bytes) ? asTold(opened) : opened;
  if (workbook !== null) return withPageTitle(bytes, readWorkbook(workbook, answers, findings, readSheet(answers)));
  const file = decodeFile(bytes, answers, findings);
  if (file === null) return notRead(findings);
  return readTurned(file, answers) ?? readSource(withColumns(file, answers), findings);
}

const hasErrors = ({ findings }: FileReading): boolean => findings.some(({ severity }) => severity === 'error');

/** Reads a table with a column for each player. @returns null for every other file */
function readTurned(file: SourceFile, answers: Answers): FileReading | null {
  const turned = file.json !== undefined || file.xml !== null ? null : turnTable(file.text);
  if (turned === null) return null;
  const reading = readSource(tableFile(explainTable(turned.text, answers)), collectFileFindings());
  if (reading.format === null || (isRecognized(file) && hasErrors(reading))) return null;
  return !isRecognized(file) || hasErrors(readSource(file, collectFileFindings()))
    ? inPlaces(reading, turned.placeOf)
    : null;
}

/** A table as text, and what is said about the workbook that it was in. */
export interface TableText {
  readonly text: string;
  /** It is null where the file itself is a text. */
  readonly notes: WorkbookNotes | null;
}

/**
 * Returns the text of a table, as the readers of tables take it: that of the file, or that of the sheet with results.
 *
 * @returns null for bytes that are no text, and for a workbook of which somebody has to choose the sheet
 */
export function tableTextOf(bytes: Uint8Array, answers: Answers = new Map()): TableText | null {
  const workbook = bytes.length > LARGEST_FILE ? null : openTables(bytes, collectFileFindings());
  if (workbook === 'refused') return null;
  if (workbook !== null) return takeTable(workbook, answers, readSheet(answers));
  const decoded = decodeText(bytes);
  if (decoded === null) return null;
  const { text, sheet } = isHtmlPage(decoded.text)
    ? { text: linesOfHtml(decoded.text), sheet: null }
    : tableFile(decoded.text);
  return { text: (sheet === null ? tableOfText(text) : text) ?? decoded.text, notes: null };
}

/** Opens a workbook, or the tables of a page. The page of a program that has a reader is no table. */
export function openTables(bytes: Uint8Array, findings: FileFindings): Workbook | 'refused' | null {
  const start = decodeText(bytes.subarray(0, 400))?.text.trimStart() ?? '';
  const text = start.startsWith('<') ? (decodeText(bytes)?.text ?? '') : '';
  const isOfProgram = isHtmlPage(text) && isRecognized({ text, json: undefined, xml: null, sheet: null });
  return isOfProgram ? null : openWorkbook(bytes, findings);
}

/** Makes a table of a text with aligned columns, or of rows in JSON, that no reader recognizes as they are. */
function withColumns(file: SourceFile, answers: Answers): SourceFile {
  if (file.xml !== null) return file;
  // A sentence may name what is a heading elsewhere, as in "Here: Ann, Victor and Bob".
  if (file.sheet !== null)
    return isRecognized(file) ? file : { ...file, sheet: sheetOfLines(file.text, answers) ?? file.sheet };
  const isJson = file.json !== undefined;
  const rows = isJson ? tableOfJson(file.json) : null;
  // Each reader of JSON walks through the whole file, so what is no table is not asked about twice.
  if ((isJson && rows === null) || isRecognized(file)) return file;
  const shown = shownText(file.text);
  const text = rows ?? tableOfText(shown);
  if (text === null) return { ...file, sheet: sheetOfLines(shown, answers) };
  const table = tableFile(explainTable(text, answers));
  // Standings in columns may be below games in lines.
  return isJson || isRecognized(table) ? table : { ...table, sheet: sheetOfLines(shown, answers) ?? table.sheet };
}

/** Reads a text whose lines are games, or players in pods with their points. */
function sheetOfLines(text: string, answers: Answers): Sheet | null {
  const unfolded = unfoldRounds(text);
  if (unfolded === null) return sheetOfPodLines(text) ?? sheetOfGameLines(text, answers);
  const sheet = sheetOfPodLines(unfolded.text) ?? sheetOfGameLines(unfolded.text, answers);
  return sheet && unfolded.placed(sheet);
}

/** A page without a table may have one in its text, with columns by spaces. */
const shownText = (text: string): string => (isHtmlPage(text) ? linesOfHtml(text) : text);

const isRecognized = (file: SourceFile): boolean => ALL_READERS.some(({ recognizes }) => recognizes(file));

/** Reads the text of one sheet of a workbook, which is a table whatever its first cell begins with. */
export const readSheet =
  (answers: Answers) =>
  (text: string): FileReading => {
    const renamed = explainTable(text, answers);
    const file: SourceFile = { text: renamed, json: undefined, xml: null, sheet: openTable(renamed) };
    const turned = readTurned(file, answers);
    if (turned !== null) return turned;
    const sheet = isRecognized(file) ? file.sheet : (sheetOfLines(renamed, answers) ?? file.sheet);
    return readSource({ ...file, sheet }, collectFileFindings());
  };

/** Opens a table. Players in sections, one for each pod of Tribbles, are one table. */
function openTable(text: string): Sheet | null {
  const opened = openSheet(text);
  const sheet = opened && withPairedRows(splitPairs(numberMatrix(stackParts(opened))));
  const ofPods = sheet && sheetOfPods(text, sheet);
  const holdsPods =
    ofPods !== null && csvRoundPointsReader.recognizes({ text, json: undefined, xml: null, sheet: ofPods });
  return holdsPods ? ofPods : sheet;
}

const notRead = (findings: FileFindings): FileReading => ({
  format: null,
  title: null,
  tournaments: [],
  findings: findings.list(),
});

function readSource(file: SourceFile, findings: FileFindings): FileReading {
  const reader = ALL_READERS.find(({ recognizes }) => recognizes(file));
  if (reader === undefined) {
    const standings = readOnlyPlaces(file);
    if (standings !== null) return standings;
    addUnknown(file, findings);
    return notRead(findings);
  }
  const read = withTitle(reader.read(file, findings), file.sheet);
  if (read.every(({ rounds }) => rounds.length === 0) && !findings.list().some(({ code }) => code === 'broken-file')) {
    const standings = readOnlyPlaces(file);
    if (standings !== null) return standings;
  }
  // A table has no ids: there a name is the player.
  const tournaments = reader.format.startsWith('csv-') ? read : read.map(nameNamesakes);
  for (const tournament of tournaments) checkRounds(tournament, findings);
  if (tournaments.length > 0 && tournaments.every(({ players }) => players.length === 0)) addEmpty(findings);
  if (file.sheet !== null) {
    if (tellsNoResult(reader.format, file.sheet)) askColumns(file.text, file.sheet.head.line, findings);
    else nameUnusedColumns(reader.format, file.sheet, findings);
    if (file.sheet.standings) nameUnusedColumns(STANDINGS_FORMAT, file.sheet.standings, findings);
    const { usesAbove, lines = [] } = file.sheet;
    if (usesAbove !== undefined)
      tellUnusedLines(shownText(file.text), Math.min(...lines.slice(1)), usesAbove, findings);
  }
  return { format: reader.format, title: reader.title, tournaments, findings: findings.list() };
}

/** Reads a table without games as the places that it has; null where it has none. */
function readOnlyPlaces(file: SourceFile): FileReading | null {
  const findings = collectFileFindings();
  const text = isHtmlPage(file.text) ? linesOfHtml(file.text) : file.text;
  const tournament = readStatedStandings({ ...file, text }, findings);
  if (tournament === null || namesOpponents(text, tournament.players)) return null;
  if (file.sheet !== null) nameUnusedColumns(STANDINGS_FORMAT, file.sheet, findings);
  else {
    const first = Math.min(...tournament.players.map(({ listedAt }) => listedAt?.line ?? Infinity));
    tellUnusedLines(text, first, () => false, findings);
  }
  return {
    format: STANDINGS_FORMAT,
    title: STANDINGS_TITLE,
    tournaments: withTitle([tournament], file.sheet),
    findings: findings.list(),
  };
}

/** Adds what the rows above a table say, where its columns do not say it. */
function withTitle(tournaments: readonly FileTournament[], sheet: Sheet | null): readonly FileTournament[] {
  if (sheet === null || sheet.above.trim() === '') return tournaments;
  const { facts, startsWritten } = readTitleRows(withoutOrigin(sheet.above), sheet.head.delimiter);
  return tournaments.map((tournament) => ({
    ...tournament,
    ...(Object.keys(facts).length > 0 && { suggested: facts }),
    ...(startsWritten !== null && facts.startsAt === undefined && { startsWritten }),
  }));
}

/** Adds what a page says above its table. A page of several tournaments does not say of which one it tells. */
function withPageTitle(bytes: Uint8Array, reading: FileReading): FileReading {
  const [only, ...others] = reading.tournaments;
  const text = only === undefined || others.length > 0 || isArchive(bytes) ? '' : (decodeText(bytes)?.text ?? '');
  if (!isHtmlPage(text)) return reading;
  const { facts } = readTitleRows(withoutOrigin(titlesOfHtml(text)), '\t');
  return { ...reading, tournaments: [{ ...only!, suggested: { ...facts, ...only!.suggested } }] };
}

/** Tells whether no column of a table of matches or scorecards says who won. It may be under a name that we do not know. */
const tellsNoResult = (format: string, { head }: Sheet): boolean =>
  (format === 'csv-matches' || format === 'csv-scorecards') &&
  head.height === 1 &&
  !columnsIn(head.names).some((column) => TELL_RESULTS.has(column)) &&
  !head.names.some((name) => wideColumnOf(name) !== null) &&
  gameColumnsIn(head.names).length === 0;

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
  const text = decodeText(bytes)?.text ?? null;
  if (text === null || text.startsWith('%PDF')) {
    const advice = say`Save the table as .xlsx or CSV, or export the tournament as text, JSON or XML.`;
    const message = say`The file is no text and no workbook, and no program that we know writes it.`;
    addNamed('not-text', nameBinary(bytes) ?? { message, advice }, findings);
    return null;
  }
  const start = text.trimStart().charAt(0);
  if (isHtmlPage(text)) return { text, json: undefined, xml: null, sheet: null };
  if (start === '<') return openXml(text, findings);
  if (start === '{' || start === '[') return { text, json: parseJsonLines(text), xml: null, sheet: null };
  return tableFile(explainTable(text, answers));
}

/** A text with columns between bars is a table of Markdown or of a chat. */
function tableFile(text: string): SourceFile {
  const sheet = openTable(text);
  if (sheet?.head.delimiter !== '|') return { text, json: undefined, xml: null, sheet };
  const bare = barsOnly(text);
  return { text: bare, json: undefined, xml: null, sheet: openTable(bare) };
}

const addNamed = (code: 'not-text' | 'unknown-format', { message, advice }: NamedFile, findings: FileFindings): void =>
  findings.add(code, { pointer: '' }, message, advice);

function addTooLarge({ length }: Uint8Array, findings: FileFindings): void {
  const message = say`The file has ${length} bytes; at most ${LARGEST_FILE} are allowed.`;
  findings.add(
    'file-too-large',
    { pointer: '' },
    message,
    say`Send one tournament in a file, without pictures and logs.`,
  );
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

/** A text such as "[Players]" is none. */
const BEGINS_JSON = /^\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[{["\]\d-]|$))/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads JSON, or a text in which each line is an object, as a list of them. */
function parseJsonLines(text: string): unknown {
  const whole = parseJson(text);
  if (whole !== undefined || !text.trimStart().startsWith('{')) return whole;
  const rows = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (rows.length < 2 || rows.length > MOST_LINES) return undefined;
  const parsed: unknown[] = [];
  for (const row of rows) {
    const value = parseJson(row);
    if (typeof value !== 'object' || value === null) return undefined;
    parsed.push(value);
  }
  return parsed;
}

/** A report has at most 5,000 matches. */
const MOST_LINES = 20_000;

/** A .gsheet file, or text that is nothing but the address of a sheet. */
function isGoogleLink(text: string, json: unknown): boolean {
  const ofFile = typeof json === 'object' && json !== null ? (json as { readonly url?: unknown }).url : undefined;
  return GOOGLE_ADDRESS.test(typeof ofFile === 'string' ? ofFile : text.trim());
}

const GOOGLE_ADDRESS = /^https:\/\/(?:docs|drive)\.google\.com\/\S+$/;

function addUnknown({ text, json, xml, sheet }: SourceFile, findings: FileFindings): void {
  if (text.length < 3000 && isGoogleLink(text, json)) {
    const message = say`This is a link to a document of Google, not the document itself.`;
    const advice = say`Open it in the browser, choose File → Download → Microsoft Excel (.xlsx), and send that file.`;
    findings.add('workbook-not-read', { pointer: '' }, message, advice);
    return;
  }
  const named = nameText(text) ?? (sheet && nameOtherList(sheet.head.names));
  if (named !== null) return addNamed('unknown-format', named, findings);
  if (text.trim() === '') {
    const message = say`The file is empty.`;
    findings.add('unknown-format', { pointer: '' }, message, say`Save the results again, and send that file.`);
    return;
  }
  if (isHtmlPage(text)) {
    const message = say`The file is a page of HTML, and no table of results was found in it.`;
    const advice = say`Save the table as CSV, or export the tournament from its program as text, JSON or XML.`;
    findings.add('unknown-format', { pointer: '' }, message, advice);
    return;
  }
  const table = json === undefined && xml === null ? firstRowOf(text) : null;
  if (table !== null) {
    const message = say`The first row of this table is ${table.cells}: we do not know what its columns hold.`;
    findings.add('unknown-format', { pointer: '', line: table.line, column: 1 }, message, COLUMNS_NEEDED);
    askColumns(text, table.line, findings);
    return;
  }
  const ofProgram = nameJson(json);
  if (ofProgram !== null) return addNamed('unknown-format', ofProgram, findings);
  if (json === undefined && xml === null && BEGINS_JSON.test(text)) {
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

const TITLES: ReadonlyMap<string, Text> = new Map([
  ...ALL_READERS.map(({ format, title }) => [format, title] as const),
  ['csv-matches', say`a text with a game on each line`],
  [STANDINGS_FORMAT, say`a list of places`],
]);

/** Says in plain words how a file without columns looks, by the format that reads it; null for an unknown format. */
export const lookOfFormat = (format: string): Text | null => TITLES.get(format) ?? null;

/** Files of programs that are read besides tables and our documents: `a .tdf file of Tournament Operations Manager`. */
export const PROGRAM_FILES: readonly Text[] = ALL_READERS.flatMap(({ format, title }) =>
  format.startsWith('csv-') ? [] : [title],
);

/** Whether a column with a heading that we do not know names the players of the table: they may be opponents. */
function namesOpponents(text: string, players: readonly FilePlayer[]): boolean {
  const sheet = openSheet(text);
  const rows = sheet?.records() ?? [];
  if (sheet === null) return false;
  if ('code' in rows) return firstRowOf(text) !== null;
  const names = new Set(players.map(({ name }) => name.toLowerCase()));
  const own = new Map(players.map(({ name, listedAt }) => [listedAt?.line, name.toLowerCase()]));
  const below = rows.slice(sheet.head.height);
  return sheet.head.names.some((heading, index) => {
    if (columnOf(heading) !== null) return false;
    const cells = below.map((row) => row[index]?.trim().toLowerCase() ?? '');
    const areOwn = cells.every((cell, at) => cell === '' || cell === own.get(sheet.head.line + sheet.head.height + at));
    return !areOwn && cells.filter((cell) => names.has(cell)).length * 2 > cells.length;
  });
}

const COLUMNS_NEEDED = say`Name the columns in the first row: Round, Player 1, Player 2 and Result; or Player, Round, Opponent and Result; or No, Name and a column for each round.`;

const MOST_SHOWN = 6;

/** Returns the first row of a text that looks like a table; null for other texts. */
function firstRowOf(text: string): { readonly cells: Text; readonly line: number } | null {
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/);
  const filled = lines.flatMap((each, line) => (each.trim() === '' ? [] : [{ text: each.slice(0, 4000), line }]));
  const [top = { text: '', line: 0 }, ...below] = filled;
  if (/^[{[<]/.test(top.text)) return null;
  for (const delimiter of DELIMITERS) {
    if (delimiter === '|' || !below.some((each) => each.text.includes(delimiter))) continue;
    const rows = filled.map((row) => ({ ...row, cells: splitRow(row.text, delimiter) }));
    // Titles above a table have fewer cells than most of its rows.
    const widths = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length);
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)]!;
    const at = widths.findIndex((width) => width > 1 && width >= usual);
    const first = rows[at];
    if (first === undefined || at === rows.length - 1) continue;
    const names = first.cells.slice(0, MOST_SHOWN).map((name) => quoted(name.trim().slice(0, 30)));
    const more = first.cells.length > MOST_SHOWN ? ['…'] : [];
    return { cells: joined([...names, ...more], ', '), line: first.line + 1 };
  }
  return null;
}
