import { say } from '@quadrant/rules/message';
import { readMark } from '@quadrant/rules/names';
import { PLACE_INFERENCES } from '@quadrant/rules/tournament';
import { POINTS_COLUMNS } from '../read-standings.js';
import { differentialOf, latinDigits, numberOfCell } from './cell-values.js';
import { columnsOf } from './columns.js';
import type { FileFindings, FilePlace } from './file-findings.js';
import type { FileTournament, StatedRow } from './file-tournament.js';
import { lookUpNames, onlyMeant } from './listed-names.js';
import { nameKey } from './name-key.js';
import { pairNames } from './pair-names.js';
import { leaveOut, type Table } from './read-table.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { concludeShared } from './shared-places.js';
import { isDropWord } from './table-words.js';

/** A row of final standings beside games, as it is written. */
export interface PlacedName {
  readonly place: string;
  readonly name: string;
  readonly points: string;
  /** It is absent where the table has no such column. */
  readonly differential?: string;
  readonly listedAt: FilePlace;
}

/** A remark behind a name may say that the player had left: "Ann (abandon)". */
const REMARK = /^(.{1,80}?) ?\(([^()]{1,30})\)$/;

const withoutDrop = (name: string): string => {
  const [, before = '', remark = ''] = REMARK.exec(name) ?? [];
  return isDropWord(remark) ? before : name;
};

/** "3", "3.", "3rd", "=3", "3=" and "3-4" are places. */
const PLACE = /^=? ?(\d{1,4})(?:\.|\)|:|st|nd|rd|th|er|e)?(?: ?[-–=] ?(?:\d{1,4})?\.?)?(?: ex[ -]aequo)?$/i;
/** A remark may be behind the points: "6 pts (+60)". */
const POINTS = /^(-?\d{1,4})(?![\d.,½])/;

/**
 * Returns what final standings beside games state. Rows without a place and a name are sums and notes.
 *
 * @param players with their names, as the games have them
 * @param findings without them, no name is paired that a look-up does not find
 * @returns null where a row names nobody of the games, or somebody twice
 */
export function standingsBeside(
  rows: readonly PlacedName[],
  players: readonly { readonly id: string; readonly name: string }[],
  findings?: FileFindings,
): StatedRow[] | null {
  const ids = new Map(players.map(({ id, name }) => [nameKey(name), id]));
  const meantBy = lookUpNames(players);
  const idOf = (name: string): string | undefined =>
    // A mark says that another one of this name is not meant.
    ids.get(nameKey(name)) ?? (readMark(name) === null ? (onlyMeant(meantBy(name)) ?? undefined) : undefined);
  const found = rows.map(({ name }) => (name === '' ? undefined : (idOf(name) ?? idOf(withoutDrop(name)))));
  // A row of a sum or a note has no place.
  const names = rows.map(({ place, name }) => (PLACE.test(latinDigits(place)) ? withoutDrop(name) : ''));
  const isUnsure =
    findings !== undefined && found.every((id, index) => id === undefined || found.indexOf(id) === index);
  const paired = isUnsure ? pairNames(names, found, players) : { ids: found, lastPaired: null };
  const read = rows.map(({ place, name, points, differential = '', listedAt }, index) => {
    const [, digits] = PLACE.exec(latinDigits(place)) ?? [];
    const player = paired.ids[index];
    return {
      ...{ name, player, listedAt },
      place: digits === undefined || name === '' ? null : Number(digits),
      // The row of a sum has no player.
      isEmpty: place.trim() === '' && player !== undefined,
      points: pointsOf(points),
      differential: differentialOf(differential),
    };
  });
  const concluded = concludeShared(read);
  const stated = new Map<string, StatedRow>();
  for (const [index, { player, points, differential, listedAt, ...row }] of read.entries()) {
    const place = row.place ?? concluded[index]!;
    if (place === null) continue;
    if (player === undefined || stated.has(player)) return null;
    const inferred = row.place === null ? { inferred: PLACE_INFERENCES[0] } : {};
    stated.set(player, {
      ...{ player, place, points, ...inferred, listedAt },
      ...(differential !== null && { differential }),
    });
  }
  if (stated.size === 0) return null;
  if (paired.lastPaired !== null) {
    const { name, listedAt } = rows[paired.lastPaired]!;
    const player = players.find(({ id }) => id === paired.ids[paired.lastPaired!])!;
    const message = say`“${name}” of the standings is read as ${player.name} of the games: nobody else is left over in either list.`;
    const advice = say`If that is right, no change is needed; otherwise write the same name in both lists.`;
    findings?.add('similar-names', listedAt, message, advice);
  }
  return [...stated.values()];
}

/** Names each differential that is no whole number, and so is not kept. */
export const tellDifferentialCells = (table: Pick<Table, 'head' | 'rows'>, findings: FileFindings): void =>
  tellNotWhole(table, columnsOf(table.head).at('differential'), differentialOf, findings);

function tellNotWhole(
  { rows }: Pick<Table, 'rows'>,
  index: number,
  readCell: (cell: string) => number | null,
  findings: FileFindings,
): void {
  for (const row of rows) {
    const cell = row.cells[index] ?? '';
    if (!/[\p{L}\p{N}]/u.test(cell) || readCell(cell) !== null) continue;
    const message = say`“${cell.slice(0, 60)}” is no whole number, so the cell is not used.`;
    const advice = say`Correct the cell, or leave it empty if it is unknown.`;
    findings.add('cell-not-used', placeOfCell(row, index), message, advice);
  }
}

/** Points of Tribbles have more digits, and may be written as 12,345. */
function pointsOf(written: string): number | null {
  const whole = numberOfCell(written);
  if (whole !== null && Number.isInteger(whole)) return whole;
  const [, number] = POINTS.exec(latinDigits(written)) ?? [];
  return number === undefined ? null : Number(number);
}

const placeOfHead = ({ head }: Table): FilePlace =>
  placeOfCell(
    head,
    head.cells.findIndex((cell) => cell !== ''),
  );

/**
 * Returns what a table of final standings below games, or beside them, states. Where it names somebody who is in no game, it is
 * not stored, and a finding says so.
 *
 * @param tournaments those of the games; standings beside several are nobody's
 */
export function withStandings(
  standings: Table | undefined,
  tournaments: readonly FileTournament[],
  findings: FileFindings,
): readonly FileTournament[] {
  if (standings === undefined || standings.rows.length === 0) return tournaments;
  const [only, ...others] = tournaments;
  const stated = only === undefined || others.length > 0 ? null : standingsBelow(standings, only.players, findings);
  if (stated !== null) return [{ ...only!, standings: stated }];
  const message = say`The standings from row ${standings.head.line} on are not stored: they name somebody who is in no game, or nobody with a place.`;
  const advice = say`Write each name as in the games, and send the file again.`;
  findings.add('row-left-out', placeOfHead(standings), message, advice);
  return tournaments;
}

/** Returns what a table of final standings below the games states; null as {@link standingsBeside} does. */
export function standingsBelow(
  { head, rows }: Table,
  players: readonly { readonly id: string; readonly name: string }[],
  findings: FileFindings,
): StatedRow[] | null {
  const { at, cells } = columnsOf(head);
  const pointsIn = POINTS_COLUMNS.find((column) => at(column) !== -1);
  // A signature and a note may be below the list.
  const isNote = (row: TableRow) =>
    row.cells.filter((cell) => cell !== '').length === 1 && !PLACE.test(cells(row)('place'));
  for (const row of rows.filter(isNote)) leaveOut(row, findings);
  const written = rows.map((row) => ({
    place: cells(row)('place'),
    name: cells(row)('player'),
    points: pointsIn === undefined ? '' : cells(row)(pointsIn),
    differential: cells(row)('differential'),
    listedAt: placeOfCell(row, Math.max(at('place'), 0)),
  }));
  const stated = standingsBeside(written, players, findings);
  if (stated === null) return null;
  const used = new Set(stated.map(({ listedAt }) => listedAt));
  const isUsed = rows.map((_, index) => used.has(written[index]!.listedAt));
  for (const [index, row] of rows.entries()) if (!isNote(row) && !isUsed[index]) leaveOut(row, findings);
  const kept = { head, rows: rows.filter((_, index) => isUsed[index]) };
  tellDifferentialCells(kept, findings);
  if (pointsIn !== undefined) tellNotWhole(kept, at(pointsIn), pointsOf, findings);
  return stated;
}
