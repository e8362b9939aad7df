import { say, type Text } from '@quadrant/rules/message';
import { handleOf, type Answers } from '../answers.js';
import { numberOfCell } from '../parts/cell-values.js';
import { collectFileFindings, pointerOfPlace, type FilePlace } from '../parts/file-findings.js';
import type { FileTournament, StatedRow } from '../parts/file-tournament.js';
import { readTable, type Table } from '../parts/read-table.js';
import { openSheet } from '../parts/sheet.js';
import { columnsOf } from '../parts/columns.js';
import { nameKey } from '../parts/name-key.js';
import { placeColumnIn } from '../parts/numbers-rows.js';
import { standingsBeside } from '../parts/standings-beside.js';
import { columnOf, isTotal } from '../parts/table-words.js';
import type { FileReading } from '../parts/file-reader.js';
import { isOverview } from './overview-sheets.js';
import type { SheetTable } from './sheet-tables.js';

/** A win, a draw and a loss count so much in usual standings. A bye counts as a win. */
const USUAL_POINTS = [
  [3, 1, 0],
  [2, 1, 0],
  [1, 0.5, 0],
] as const;

/** A sheet of standings says something else than the results. */
export interface ContradictingStandings {
  readonly sheet: string;
  /** It names the cell of the first of the players. */
  readonly pointer: string;
  readonly players: readonly { readonly name: string; readonly told: Text }[];
}

/**
 * Compares the sheets of standings beside the results: who is in only one of them, and whose points are not those of
 * their matches. Points are only compared where they fit most players, since programs count in many ways.
 *
 * @param answers who is called otherwise in the results; standings may have either name
 */
export function compareStandings(
  { table: read, reading }: { readonly table: SheetTable; readonly reading: FileReading },
  tables: readonly SheetTable[],
  answers: Answers,
): ContradictingStandings[] {
  const [tournament, ...others] = reading.tournaments;
  if (tournament === undefined || others.length > 0) return [];
  const people = peopleOf(tournament, answers);
  return tables.flatMap((table) => {
    const standings = table === read ? null : openStandings(table);
    if (standings === null) return [];
    const players = [...missing(standings, people), ...wrongPoints(standings, people, tournament)];
    const [first] = players;
    if (first === undefined) return [];
    const cell = pointerOfPlace({ line: first.line, column: standings.nameAt + 1 });
    return [{ sheet: table.name, pointer: `'${table.name}'!${cell}`, players }];
  });
}

interface Standings {
  readonly nameAt: number;
  /** It is -1 without a column of places. The numbers of rows are no places. */
  readonly placeAt: number;
  readonly rows: readonly {
    readonly name: string;
    readonly points: number | null;
    /** The cells as they are written; '' where the sheet has none. */
    readonly written: { readonly place: string; readonly points: string; readonly differential: string };
    readonly line: number;
  }[];
}

/** Returns the rows of a sheet that has players and their points or places, and no matches. */
function openStandings({ text }: SheetTable): Standings | null {
  const sheet = openSheet(text);
  const table: Table | null = sheet && readTable(sheet, collectFileFindings());
  if (table === null) return null;
  const { at, cells } = columnsOf(table.head);
  const isOfMatches = ['opponent', 'second', 'loser', 'round'].some((column) => at(column as 'round') !== -1);
  const pointsAt = ['total', 'score', 'vp'].map((column) => at(column as 'total')).find((index) => index !== -1) ?? -1;
  if (isOfMatches || at('player') === -1 || (pointsAt === -1 && at('place') === -1)) return null;
  const headings = table.head.cells;
  const placeAt = placeColumnIn(headings, (index) => columnOf(headings[index]!) === 'place');
  const rows = table.rows.flatMap((row) => {
    const name = cells(row)('player');
    if (name === '' || isTotal(name)) return [];
    const written = {
      place: row.cells[placeAt] ?? '',
      points: row.cells[pointsAt] ?? '',
      differential: cells(row)('differential'),
    };
    return [{ name, points: numberOfCell(written.points), written, line: row.line }];
  });
  return rows.length === 0 ? null : { nameAt: at('player'), placeAt, rows };
}

/** The one sheet whose places count beside the results of another sheet. */
export interface StatingSheet {
  readonly table: SheetTable;
  readonly rows: readonly StatedRow[];
}

/** The name of a sheet says that its places are those after the last round. */
const FINAL = /(?<!\p{L})(?:final|end|abschluss|schluss|końcow)/iu;

/**
 * Finds the sheet that states the final places of the players in another sheet.
 *
 * @returns null where no sheet does; all sheets where several differ and none of them is called final
 */
export function findStating(
  { table: read, reading }: { readonly table: SheetTable; readonly reading: FileReading },
  tables: readonly SheetTable[],
  answers: Answers,
): StatingSheet | readonly StatingSheet[] | null {
  const [tournament, ...others] = reading.tournaments;
  if (tournament === undefined || others.length > 0 || tournament.standings !== undefined) return null;
  const { players } = tournament;
  const named = [...players.map(({ id, name }) => ({ id, name: handleOf(name, answers) })), ...players];
  const stating = tables.flatMap((table): StatingSheet[] => {
    const isOther = table !== read && table.sheets.some(({ isHidden }) => !isHidden);
    const standings = isOther && !isOverview(table.name, table.text) ? openStandings(table) : null;
    if (standings === null || standings.placeAt === -1) return [];
    const written = standings.rows.map(({ name, written, line }) => ({
      ...{ name, ...written },
      listedAt: placeInSheet(table, line, standings.placeAt),
    }));
    const rows = standingsBeside(written, named);
    return rows === null ? [] : [{ table, rows }];
  });
  const different = [...new Map(stating.map((each) => [tellPlaces(each), each])).values()];
  if (different.length < 2) return different[0] ?? null;
  const [final, ...more] = different.filter(({ table }) => FINAL.test(table.name));
  return final !== undefined && more.length === 0 ? final : different;
}

const tellPlaces = ({ rows }: StatingSheet): string =>
  rows
    .map(({ player, place, points, differential }) => `${player} ${place} ${points} ${differential}`)
    .sort()
    .join('\n');

/** The sheet is named as a file is: other places of the tournament are in the sheet of the results. */
const placeInSheet = ({ name }: SheetTable, line: number, index: number): FilePlace => ({
  file: name,
  line,
  column: index + 1,
});

interface Contradiction {
  readonly line: number;
  readonly name: string;
  readonly told: Text;
}

/** It is somebody in the results, who may have several spellings. */
interface Person {
  readonly name: string;
  /** They are keys of names. */
  readonly names: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** Lists the people of the results. Players with the same handle by the answers are one person. */
function peopleOf({ players }: FileTournament, answers: Answers): Person[] {
  const byHandle = new Map<string, { name: string; names: Set<string>; ids: Set<string> }>();
  for (const { id, name } of players) {
    const handle = nameKey(handleOf(name, answers));
    const person = byHandle.get(handle) ?? { name, names: new Set([handle]), ids: new Set() };
    person.names.add(nameKey(name));
    person.ids.add(id);
    byHandle.set(handle, person);
  }
  return [...byHandle.values()];
}

function missing({ rows }: Standings, people: readonly Person[]): Contradiction[] {
  const played = new Set(people.flatMap(({ names }) => [...names]));
  const listed = new Set(rows.map(({ name }) => nameKey(name)));
  const known = rows.filter(({ name }) => played.has(nameKey(name)));
  // A list of other people says nothing.
  if (known.length * 2 < rows.length) return [];
  return [
    ...rows
      .filter(({ name }) => !played.has(nameKey(name)))
      .map(({ name, line }) => ({ line, name, told: say`${name} is only in the standings` })),
    ...people
      .filter(({ names }) => ![...names].some((name) => listed.has(name)))
      .map(({ name }) => ({ line: rows[0]!.line, name, told: say`${name} is only in the results` })),
  ];
}

function wrongPoints(
  { rows }: Standings,
  people: readonly Person[],
  { rounds }: Pick<FileTournament, 'rounds'>,
): Contradiction[] {
  const byName = new Map(people.flatMap(({ names, ids }) => [...names].map((name) => [name, ids] as const)));
  const counted = rows.flatMap(({ name, points, line }) => {
    const ids = byName.get(nameKey(name));
    return ids === undefined || points === null ? [] : [{ name, points, line, record: recordOf(ids, rounds) }];
  });
  const fitting = USUAL_POINTS.map((values) => {
    const pointsOf = (record: readonly number[]) => record.reduce((sum, times, at) => sum + times * values[at]!, 0);
    return counted.filter(({ points, record }) => pointsOf(record) !== points).map((each) => ({ ...each, pointsOf }));
  }).sort((one, other) => one.length - other.length)[0]!;
  if (fitting.length * 3 > counted.length) {
    const { name, points, line } = fitting[0]!;
    const told = say`the points, such as ${points} for ${name}, are not stored: no usual count of wins, draws and losses gives them`;
    return [{ line, name, told }];
  }
  return fitting.map(({ name, points, line, record, pointsOf }) => ({
    line,
    name,
    told: say`${name} has ${points} points in the standings and ${pointsOf(record)} by the results`,
  }));
}

/** Counts the wins, draws and losses of a player. */
function recordOf(
  ids: ReadonlySet<string>,
  rounds: FileTournament['rounds'],
): [wins: number, draws: number, losses: number] {
  const record: [number, number, number] = [0, 0, 0];
  for (const { matches, stage } of rounds) {
    if (stage !== 'swiss') continue;
    for (const { players, kind, result } of matches) {
      const side = players.findIndex((id) => id !== null && ids.has(id));
      if (side === -1 || kind === 'absent') continue;
      if (kind === 'bye' || result === (side === 0 ? 'win' : 'loss')) record[0]++;
      else if (result === 'draw') record[1]++;
      else record[2]++;
    }
  }
  return record;
}
