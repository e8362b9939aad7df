import { count, say } from '@quadrant/rules/message';
import { PLACE_INFERENCES } from '@quadrant/rules/tournament';
import { isBlank, isTotal, roundOfColumn } from '../parts/table-words.js';
import { numberOfCell } from '../parts/cell-values.js';
import { collectPlayers } from '../parts/roster.js';
import {
  tournamentOf,
  type FilePlayer,
  type FileRound,
  type FileTournament,
  type StatedRow,
} from '../parts/file-tournament.js';
import { collectFileFindings, type FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { leaveOut, readTable, type Table } from '../parts/read-table.js';
import { placeOfCell, type TableRow } from '../parts/table-row.js';
import type { Sheet } from '../parts/sheet.js';
import { roundsInOrder, tellRoundsConcluded } from '../parts/rounds-in-order.js';
import { standingsBelow } from '../parts/standings-beside.js';
import { concludeShared } from '../parts/shared-places.js';
import { placeOf, POINTS_COLUMNS } from '../read-standings.js';
import { columnsOf, hasColumns, type Columns } from '../parts/columns.js';

/** No match gives so many points: they are those of a round of Tribbles. */
const SURELY_TRIBBLES = 1000;

/**
 * Reads a table with a row for each player and their points in each round, as for Tribbles: "Place, Player, R1, R2, R3, Total".
 * Nobody is an opponent. The total of a row is compared with its rounds. Columns may say in which game and in which pod the
 * points were made; then a player has a row for each game.
 */
export const csvRoundPointsReader: FileReader = {
  format: 'csv-round-points',
  title: say`a table of the points of each round (CSV)`,
  recognizes: (file) => hasColumns(file, ['player']) && file.sheet !== null && holdsPoints(file.sheet),
  read: ({ sheet }, findings) => {
    const table = sheet && readTable(sheet, findings);
    return table === null ? [] : [readPoints(table, findings)];
  },
};

interface RoundColumn {
  readonly round: number;
  readonly index: number;
}

/**
 * Returns the columns with points of rounds. A table with a row for each player and round has one of them, beside its rounds
 * and its pods.
 */
function pointColumnsIn(head: TableRow): RoundColumn[] {
  const rounds = head.cells.flatMap((name, index) => {
    const round = roundOfColumn(name);
    return round === null ? [] : [{ round, index }];
  });
  const { at } = columnsOf(head);
  const pointsAt = totalOf(at);
  const isLong = rounds.length === 0 && pointsAt !== -1 && at('round') !== -1 && at('table') !== -1;
  return isLong ? [{ round: 1, index: pointsAt }] : rounds;
}

const totalOf = (at: Columns['at']): number => {
  const total = Math.max(at('total'), at('score'));
  return total === -1 ? at('vp') : total;
};

/** Tells whether every field of a round is a whole number, and one is larger than the points of any match. */
function holdsPoints(sheet: Sheet): boolean {
  const columns = pointColumnsIn({ cells: sheet.head.names, line: sheet.head.line });
  if (columns.length === 0) return false;
  const table = readTable(sheet, collectFileFindings());
  if (table === null) return false;
  const { rows } = playersOf(table, columns);
  const fields = rows.flatMap(({ cells }) => columns.map(({ index }) => cells[index] ?? ''));
  const points = fields.filter((field) => field === '0' || !isBlank(field)).map(pointsOf);
  if (!points.every((each) => each !== null)) return false;
  return points.some((each) => each >= SURELY_TRIBBLES) || addUp(table, rows, columns);
}

const FEWEST_SUMS = 3;

/** Tells whether the fields of every row add up to the points of its player, so that they are no opponents. */
function addUp({ head }: Table, rows: readonly TableRow[], columns: readonly RoundColumn[]): boolean {
  const { at } = columnsOf(head);
  const sumAt = POINTS_COLUMNS.map(at).find((index) => index !== -1) ?? -1;
  const isMatrix =
    columns.length === rows.length && rows.every(({ cells }, own) => isBlank(cells[columns[own]!.index] ?? ''));
  if (columns.length < 2 || rows.length < FEWEST_SUMS || isMatrix) return false;
  const sums = rows.map(({ cells }) => ({
    sum: columns.reduce((all, { index }) => all + (pointsOf(cells[index] ?? '') ?? 0), 0),
    total: pointsOf(cells[sumAt] ?? ''),
  }));
  return sums.every(({ sum, total }) => sum === total) && new Set(sums.map(({ sum }) => sum)).size > 1;
}

/** Clubs mark who went out first, or something of their own. */
const MARKED = /^(.*\d) ?\*$/;

function pointsOf(field: string): number | null {
  const points = numberOfCell(MARKED.exec(field)?.[1] ?? field);
  return points !== null && Number.isInteger(points) && points >= 0 ? points : null;
}

interface Rows {
  readonly rows: readonly TableRow[];
  readonly others: readonly TableRow[];
}

/** Below the players there may be sums, means and notes. */
function playersOf({ head, rows }: Table, columns: readonly RoundColumn[]): Rows {
  const { at, cells } = columnsOf(head);
  const totalAt = at('table') === -1 ? -1 : totalOf(at);
  const isPlayer = (row: TableRow) =>
    cells(row)('player') !== '' &&
    !isTotal(cells(row)('player')) &&
    [...columns.map(({ index }) => index), totalAt].some((index) => (row.cells[index] ?? '') !== '');
  return { rows: rows.filter(isPlayer), others: rows.filter((row) => !isPlayer(row)) };
}

/** The points of a player in the rounds of one game. A file may have several games, each with other pods. */
interface Entry {
  readonly row: TableRow;
  readonly player: string;
  /** It is '' where the file names no game. */
  readonly game: string;
  readonly pod: string;
  /** They are null for a round in which the player did not play. */
  readonly points: readonly (number | null)[];
  readonly place: number | null;
  /** The table has places, and none here. */
  readonly isEmpty: boolean;
  readonly total: number | null;
}

function readPoints(table: Table, findings: FileFindings): FileTournament {
  const { at, cells } = columnsOf(table.head);
  const columns = pointColumnsIn(table.head);
  const { rows, others } = playersOf(table, columns);
  for (const row of others) leaveOut(row, findings);
  const totalAt = columns.some(({ index }) => index === totalOf(at)) ? -1 : totalOf(at);
  const pointsIn = readFields(rows, columns, findings);
  const [gameAt, podAt] = [at('round'), at('table')];
  const read = rows.map((row): Entry => {
    const points = pointsIn(row);
    const sum = points.reduce<number>((all, each) => all + (each ?? 0), 0);
    const total = totalAt === -1 ? sum : pointsOf(row.cells[totalAt] ?? '');
    if (total !== null && total !== sum) {
      const message = say`The total is ${total}, but the rounds of this row give ${sum}.`;
      findings.add('total-does-not-add-up', placeOfCell(row, totalAt), message, say`Correct the total or the round.`);
    }
    const place = placeOf(cells(row)('place'))?.number ?? null;
    const seat = { game: row.cells[gameAt] ?? '', pod: row.cells[podAt] ?? '' };
    const isEmpty = at('place') !== -1 && cells(row)('place') === '';
    return { row, player: cells(row)('player'), ...seat, points, place, isEmpty, total };
  });
  const entries = podAt === -1 ? read : withGames(read, at('player'), findings);
  const players = playersIn(entries, at('player'), findings);
  tellMarks(rows, columns, findings);
  const facts = { name: null, startsAt: null, game: 'tribbles' as const };
  const rounds = roundsOf(entries, columns, at('player'), findings);
  const stated = table.standings === undefined ? null : standingsBelow(table.standings, players, findings);
  const totals = standingsOf(entries);
  return { ...tournamentOf(facts, players, rounds), standings: stated === null ? totals : withTotals(stated, totals) };
}

/** A list of places below the points may have only the places. */
function withTotals(stated: readonly StatedRow[], totals: readonly StatedRow[]): StatedRow[] {
  const pointsOfPlayer = new Map(totals.map(({ player, points }) => [player, points]));
  const isWithout = stated.every(({ points }) => points === null);
  return stated.map((row) => (isWithout ? { ...row, points: pointsOfPlayer.get(row.player) ?? null } : row));
}

/** People write nothing or a dash for a round without points. A table that writes 0 has them for who did not play. */
const EMPTY = /^[-–—−.]{0,3}$/;

/** Returns how to read the points of a row. */
function readFields(
  rows: readonly TableRow[],
  columns: readonly RoundColumn[],
  findings: FileFindings,
): (row: TableRow) => (number | null)[] {
  const empty = rows.flatMap((row) =>
    columns.flatMap(({ index }) => (EMPTY.test(row.cells[index] ?? '') ? [placeOfCell(row, index)] : [])),
  );
  const isZero = !rows.some(({ cells }) => columns.some(({ index }) => cells[index] === '0'));
  if (isZero && empty[0] !== undefined) {
    const message = say`Empty fields and dashes count as 0 points, since the table writes no 0 (${count(empty.length, 'field')}).`;
    const advice = say`If a player did not play a round, write 0 in the fields of those who played it. Otherwise no change is needed.`;
    findings.add('empty-taken-as-zero', empty[0], message, advice);
  }
  return ({ cells }) =>
    columns.map(({ index }) => {
      const field = cells[index] ?? '';
      return isZero && EMPTY.test(field) ? 0 : pointsOf(field);
    });
}

/** Adds games where the file names only pods: a pod plays the first game in which none of its players has played yet. */
function withGames(entries: readonly Entry[], playerAt: number, findings: FileFindings): Entry[] {
  const pods: Entry[][] = [];
  for (const entry of entries) {
    if (entry.game !== '') continue;
    const last = pods.at(-1);
    if (last !== undefined && last[0]!.pod === entry.pod) last.push(entry);
    else pods.push([entry]);
  }
  const games = roundsInOrder(pods.map((pod) => pod.map(({ player }) => player)));
  const second = pods[games.findIndex((game) => game > 1)];
  if (second !== undefined) {
    const message = say`The table does not say which game the pods played: each is in the first game in which none of its players has played yet.`;
    tellRoundsConcluded(message, placeOfCell(second[0]!.row, playerAt), findings);
  }
  const gameOf = new Map(pods.flatMap((pod, index) => pod.map((entry) => [entry, `${games[index]!}`] as const)));
  return entries.map((entry) => ({ ...entry, game: gameOf.get(entry) ?? entry.game }));
}

/** Lists the players. In a table without games and pods, each has one row. */
function playersIn(entries: readonly Entry[], playerAt: number, findings: FileFindings): FilePlayer[] {
  const roster = collectPlayers(findings);
  const places = placesIn(entries);
  const listed = new Set<string>();
  for (const entry of entries) {
    const { row, player, game } = entry;
    if (listed.has(player) && game !== '') continue;
    listed.add(player);
    roster.add({ id: player, name: player, place: places?.get(player) ?? null }, placeOfCell(row, playerAt));
  }
  return roster.list();
}

/** Returns the places of a table in which each player has one row and one place; null where places are those in a pod. */
function placesIn(entries: readonly Entry[]): ReadonlyMap<string, number | null> | null {
  const places = new Map(entries.map(({ player, place }) => [player, place]));
  if (places.size < entries.length) return null;
  const pods = new Set(entries.map(({ pod }) => pod));
  const firsts = entries.filter(({ place }) => place === 1);
  return pods.size > 1 && firsts.length > 1 ? null : places;
}

/** Returns the totals of all games, with the places that the table of the rounds has. */
function standingsOf(entries: readonly Entry[]): StatedRow[] {
  const places = placesIn(entries);
  const totals = new Map<string, number | null>();
  for (const { player, total } of entries) {
    const before = totals.has(player) ? totals.get(player)! : 0;
    totals.set(player, before === null || total === null ? null : before + total);
  }
  const empty = new Set(entries.flatMap(({ player, isEmpty }) => (isEmpty && places !== null ? [player] : [])));
  const rows = [...totals].map(([player, points]) => ({ player, place: places?.get(player) ?? null, points }));
  const concluded = concludeShared(rows.map((row) => ({ ...row, isEmpty: empty.has(row.player) })));
  return rows.map((row, index): StatedRow => {
    const place = concluded[index]!;
    return place === null ? row : { ...row, place, inferred: PLACE_INFERENCES[0] };
  });
}

/** Returns the rounds of all games behind each other. */
function roundsOf(
  entries: readonly Entry[],
  columns: readonly RoundColumn[],
  playerAt: number,
  findings: FileFindings,
): FileRound[] {
  const games = [...groupsOf(entries, 'game')];
  if (games.every(([game]) => /^\d{1,3}$/.test(game))) games.sort(([one], [other]) => Number(one) - Number(other));
  const rounds = games.flatMap(([game, playing]) => {
    const seated = game === '' ? playing : seatedOnce(playing, playerAt, findings);
    const pods = [...groupsOf(seated, 'pod')];
    const areTold = pods.every(([pod, { length }]) => pod !== '' && length > 1);
    return columns.flatMap((_, index): Omit<FileRound, 'round'>[] => {
      const playersOf = (all: readonly Entry[]) => all.filter(({ points }) => points[index] !== null);
      const scores = playersOf(seated).map(({ player, points }) => [player, points[index]!] as const);
      if (scores.length === 0) return [];
      const told = pods.map(([, pod]) => playersOf(pod).map(({ player }) => player)).filter((ids) => ids.length > 0);
      return [{ stage: 'swiss', matches: [], scores, ...(areTold && { pods: told }) }];
    });
  });
  return rounds.map((round, index) => ({ round: index + 1, ...round }));
}

function groupsOf(entries: readonly Entry[], key: 'game' | 'pod'): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry[key], [...(groups.get(entry[key]) ?? []), entry]);
  return groups;
}

/** A player sits in one pod of a game. */
function seatedOnce(entries: readonly Entry[], playerAt: number, findings: FileFindings): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ player, game, row }) => {
    if (!seen.has(player)) return seen.add(player);
    const message = say`${player} is twice in game ${game}.`;
    const advice = say`Remove one of the two rows, or correct the game or the player.`;
    findings.add('player-twice-in-round', placeOfCell(row, playerAt), message, advice);
    return false;
  });
}

function tellMarks(rows: readonly TableRow[], columns: readonly RoundColumn[], findings: FileFindings): void {
  const marked = rows.flatMap((row) =>
    columns.flatMap(({ index }) => (MARKED.test(row.cells[index] ?? '') ? [placeOfCell(row, index)] : [])),
  );
  const [first] = marked;
  if (first === undefined) return;
  const message = say`The mark * behind points is not kept (${count(marked.length, 'field')}).`;
  const advice = say`If it says who went out first, send a quadrant/1 document with wentOut. Otherwise no change is needed.`;
  findings.add('cell-not-used', first, message, advice);
}
