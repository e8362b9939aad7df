import { joined, listed, quoted, say, type Message } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { STATED_PLACES, type Answers } from '../answers.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import { holdsResults, type FileMatch, type FileTournament } from '../parts/file-tournament.js';
import { openSheet } from '../parts/sheet.js';
import { originAbove } from '../origin.js';
import type { FileReading } from '../parts/file-reader.js';
import { readStandings } from '../read-standings.js';
import type { GridNotes } from '../grid-notes.js';
import { compareStandings, findStating, type ContradictingStandings, type StatingSheet } from './check-standings.js';
import { factsOfSheets, withFacts } from './facts-of-sheets.js';
import { isOverview } from './overview-sheets.js';
import { resultsOf } from './same-results.js';
import { tablesOf, type SheetTable } from './sheet-tables.js';
import type { Workbook, WorkbookSheet } from './workbook.js';

/** The name of the answer that chooses a sheet: its name, or its number from 1. */
export const SHEET_ANSWER = 'sheet';

interface ReadSheet {
  readonly table: SheetTable;
  readonly reading: FileReading;
  /** They say the same results, so that nobody has to choose between them. */
  readonly alike: readonly WorkbookSheet[];
}

/**
 * Reads the sheet of a workbook that holds results. When several do, all of them are read, each tournament with the
 * sheet that it is from, and one has to be chosen.
 *
 * @param readText reads the text of one sheet, as a table in a text file is read
 */
export function readWorkbook(
  workbook: Workbook,
  answers: Answers,
  findings: FileFindings,
  readText: (text: string) => FileReading,
): FileReading {
  const tables = tablesOf(workbook);
  const read = readTables(tables, readText);
  const chosen = chooseTables(read, answers);
  const [first] = chosen;
  if (first === undefined) {
    const advice = say`Check that the right workbook is saved, and send it again.`;
    findings.add('value-missing-in-file', { pointer: '' }, say`The workbook has no cells that hold anything.`, advice);
    return { format: null, title: null, tournaments: [], findings: findings.list() };
  }
  for (const { table } of chosen) tellHidden(table.sheets, findings);
  if (chosen.length === 1) {
    for (const each of placed(first)) findings.add(each.code, each, each.message, each.advice);
    const stating = takeStating(first, tables, answers, findings);
    const compared = tables.filter((table) => table !== stating?.table);
    tellStandings(compareStandings(first, compared, answers), first, answers, findings);
    const others = otherSheets(workbook, first).filter((sheet) => !stating?.table.sheets.includes(sheet));
    tellOtherSheets(others, first.table, findings);
    const { format, title } = first.reading;
    const untaken = read.filter(({ table }) => !table.sheets.some((sheet) => isOfTable(sheet, first)));
    const told = untaken.some(hasResults) ? {} : factsOfSheets(untaken.map(({ table }) => table));
    const tournaments = tournamentsOf(first).map((each) =>
      withFacts(stating === null ? each : { ...each, standings: stating.rows }, told),
    );
    return { format, title, tournaments, findings: findings.list(), ...originOf(chosen) };
  }
  const tournaments = chosen.flatMap((each) =>
    tournamentsOf(each).map((tournament): FileTournament => ({
      ...tournament,
      sheet: { name: each.table.name, format: each.reading.format, findings: placed(each) },
    })),
  );
  const { format, title } = first.reading;
  return { format, title, tournaments, findings: findings.list(), ...originOf(chosen) };
}

/** Returns what the chosen sheets were downloaded as. Sheets of several tournaments are a workbook of none. */
function originOf(chosen: readonly ReadSheet[]): Pick<FileReading, 'origin'> {
  const [first = null, ...others] = chosen.map(({ table }) => originAbove(table.text));
  const isOne = others.every((each) => each?.tournamentId === first?.tournamentId);
  return first !== null && isOne ? { origin: first } : {};
}

/** They say what a table that was taken out of a workbook no longer shows. */
export type WorkbookNotes = Omit<GridNotes, 'leftOut'>;

/**
 * Returns the text of the one sheet with results, or of the one that most looks like a table; null when somebody has to
 * choose.
 */
export function takeTable(
  workbook: Workbook,
  answers: Answers,
  readText: (text: string) => FileReading,
): { readonly text: string; readonly notes: WorkbookNotes } | null {
  const tables = tablesOf(workbook);
  const [first, ...others] = chooseTables(readTables(tables, readText), answers);
  if (first === undefined || others.length > 0) return null;
  const { sheets, text } = first.table;
  const notes = {
    hidden: sheets.flatMap(({ hiddenRows, hiddenColumns }) => [
      ...rangesOf(hiddenRows),
      ...rangesOf(hiddenColumns, letterOf),
    ]),
    otherSheets: otherSheets(workbook, first).map(({ name }) => name),
    contradicted: compareStandings(first, tables, answers).flatMap(({ players }) => players.map(({ name }) => name)),
  };
  return { text, notes };
}

const readTables = (tables: readonly SheetTable[], readText: (text: string) => FileReading): ReadSheet[] =>
  tables.map((table) => ({ table, reading: readText(table.text), alike: [] }));

function chooseTables(read: readonly ReadSheet[], answers: Answers): ReadSheet[] {
  const wanted = answers.get(SHEET_ANSWER);
  const named = wanted === undefined ? -1 : findSheet(read, wanted);
  if (named !== -1) return [read[named]!];
  // In a download, a sheet with errors is one that somebody has changed.
  const isDownload = read.some(({ table }) => originAbove(table.text) !== null);
  const withResults = preferred(read.filter(hasResults), (each) => isDownload || isSound(each));
  if (withResults.length > 0) return joinAlike(preferred(withResults, isShown));
  const isTable = ({ reading, table }: ReadSheet) => reading.format !== null || openSheet(table.text) !== null;
  return preferred(preferred(preferred(read, isShown), isTable), holdsPlaces).slice(0, 1);
}

/** Returns the first of the sheets that say the same results, as the matches and the scorecards of a download do. */
function joinAlike(read: readonly ReadSheet[]): ReadSheet[] {
  const joined = new Map<string, ReadSheet>();
  for (const each of read) {
    // A sheet with errors is no other way to say the same.
    const results = `${isSound(each)} ${resultsOf(each.reading.tournaments)}`;
    const first = joined.get(results);
    joined.set(results, first ? { ...first, alike: [...first.alike, ...each.table.sheets] } : each);
  }
  return [...joined.values()];
}

function findSheet(read: readonly ReadSheet[], wanted: string): number {
  const fold = (name: string) => name.trim().toLowerCase();
  const named = read.findIndex(({ table }) => fold(table.name) === fold(wanted));
  return named === -1 && /^\d{1,3}$/.test(wanted) && read[Number(wanted) - 1] !== undefined
    ? Number(wanted) - 1
    : named;
}

/** Those for which something holds, or all where it holds for none. */
function preferred<Each>(all: readonly Each[], holds: (each: Each) => boolean): Each[] {
  const some = all.filter(holds);
  return some.length > 0 ? some : [...all];
}

const hasResults = ({ reading: { tournaments } }: ReadSheet): boolean =>
  tournaments.some(({ rounds }) => rounds.some(holdsResults));

const isSound = ({ reading: { findings } }: ReadSheet): boolean =>
  findings.every(({ severity }) => severity !== 'error');

/** A sheet of places counts more than one with only labels and their values, such as a date. */
const holdsPlaces = ({ table: { name, text } }: ReadSheet): boolean =>
  readStandings(text) !== null && !isOverview(name, text);

const isShown = ({ table: { sheets } }: ReadSheet): boolean => sheets.some(({ isHidden }) => !isHidden);

const placed = ({ table, reading }: ReadSheet): Finding[] =>
  reading.findings.map((finding) => ({ ...finding, ...table.placeOf(finding) }));

/** The tournaments of a sheet, whose matches and players are placed in the workbook. */
function tournamentsOf({ table, reading: { tournaments } }: ReadSheet): FileTournament[] {
  const move = (place: FilePlace | undefined) => place && table.placeOf(place);
  return tournaments.map((tournament) => ({
    ...tournament,
    players: tournament.players.map((player) => {
      const listedAt = move(player.listedAt);
      return listedAt === undefined ? player : { ...player, listedAt };
    }),
    ...(tournament.standings !== undefined && {
      standings: tournament.standings.map((row) => {
        const listedAt = move(row.listedAt);
        return listedAt === undefined ? row : { ...row, listedAt };
      }),
    }),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match): FileMatch => {
        const place = move(match.place);
        return place === undefined ? match : { ...match, place };
      }),
    })),
  }));
}

const MOST_SHOWN = 20;
const MOST_TOLD = 5;

function tellHidden(sheets: readonly WorkbookSheet[], findings: FileFindings): void {
  for (const { name, isHidden, hiddenRows, hiddenColumns } of sheets) {
    const advice = say`If they do not belong to the results, delete them and send the workbook again. Otherwise no change is needed.`;
    const parts = [...tellRows(hiddenRows), ...tellColumns(hiddenColumns)];
    if (parts.length > 0) {
      const message = say`The sheet “${name}” has hidden cells, which were read like all others: ${listed(parts, 'and')}.`;
      findings.add('hidden-cells', { pointer: '' }, message, advice);
    }
    if (isHidden)
      findings.add('hidden-cells', { pointer: '' }, say`The sheet “${name}” is hidden, and it was read.`, advice);
  }
}

function tellRows(rows: readonly number[]): Message[] {
  if (rows.length === 0) return [];
  const ranges = rangesOf(rows).join(', ');
  return [rows.length === 1 ? say`row ${ranges}` : say`rows ${ranges}`];
}

function tellColumns(columns: readonly number[]): Message[] {
  if (columns.length === 0) return [];
  const ranges = rangesOf(columns, letterOf).join(', ');
  return [columns.length === 1 ? say`column ${ranges}` : say`columns ${ranges}`];
}

/** Returns the sheet whose places count beside the results; null where they do not count, or where nobody can tell which do. */
function takeStating(
  first: ReadSheet,
  tables: readonly SheetTable[],
  answers: Answers,
  findings: FileFindings,
): StatingSheet | null {
  const found = countsStated(answers) ? findStating(first, tables, answers) : null;
  if (found === null || 'table' in found) return found;
  const names = found.map(({ table }) => say`“${table.name.slice(0, 60)}”`);
  const message = say`The sheets ${listed(names.slice(0, MOST_SHOWN), 'and')} state different places, so none of them is stored.`;
  const advice = say`Keep only the sheet with the final places, or call it “Final”. Otherwise the results count.`;
  findings.add('standings-contradict', { pointer: `'${found[0]!.table.name}'` }, message, advice);
  return null;
}

const countsStated = (answers: Answers): boolean => answers.get(STATED_PLACES) === 'count';

function tellStandings(
  contradicting: readonly ContradictingStandings[],
  { table }: ReadSheet,
  answers: Answers,
  findings: FileFindings,
): void {
  for (const { sheet, pointer, players } of contradicting) {
    const told = players.slice(0, MOST_TOLD).map((each) => each.told);
    const message =
      players.length > told.length
        ? say`The standings in the sheet “${sheet}” contradict the results in “${table.name}” about ${players.length} players, such as: ${listed(told, 'and')}.`
        : say`The standings in the sheet “${sheet}” contradict the results in “${table.name}”: ${listed(told, 'and')}.`;
    const advice = countsStated(answers)
      ? say`The places of this sheet are not stored. If they are right, write each name as in the results; otherwise no change is needed.`
      : say`Standings are computed from the results. If the standings are right, correct the results; otherwise no change is needed.`;
    findings.add('standings-contradict', { pointer }, message, advice);
  }
}

const otherSheets = ({ sheets }: Workbook, { table, alike }: ReadSheet): WorkbookSheet[] =>
  sheets.filter((sheet) => !isOfTable(sheet, { table, alike }) && sheet.rows.length > 0);

const isOfTable = (sheet: WorkbookSheet, { table, alike }: Pick<ReadSheet, 'table' | 'alike'>): boolean =>
  table.sheets.includes(sheet) || alike.includes(sheet);

function tellOtherSheets(others: readonly WorkbookSheet[], { sheets }: SheetTable, findings: FileFindings): void {
  if (others.length === 0) return;
  const named = (all: readonly WorkbookSheet[]) =>
    joined(
      [
        ...all.slice(0, MOST_SHOWN).map(({ name }) => quoted(name.slice(0, 60))),
        ...(all.length > MOST_SHOWN ? ['…'] : []),
      ],
      ', ',
    );
  findings.add(
    'sheet-not-read',
    { pointer: '' },
    say`The results are from the sheet ${named(sheets)}; other sheets were not read: ${named(others)}.`,
    say`If the results are in another sheet, choose it, for example with --set "sheet=${others[0]!.name}". Otherwise no change is needed.`,
  );
}

/** Writes 2, 3, 4, 7 as 2–4 and 7. */
function rangesOf(numbers: readonly number[], nameOf: (number: number) => string = String): string[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const names = ranges.map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`));
  return names.length > MOST_SHOWN ? [...names.slice(0, MOST_SHOWN), '…'] : names;
}

const letterOf = (column: number): string =>
  (column > 26 ? String.fromCharCode(64 + Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));
