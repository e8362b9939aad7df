import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import { differentialOf, numberOfCell } from './cell-values.js';
import type { CardCell, PlayerCard } from './player-cards.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { readResultText } from './result-text.js';
import { resultOf } from './results.js';
import { tellRoundsConcluded } from './rounds-in-order.js';
import type { Sheet } from './sheet.js';
import {
  columnOf,
  foldHeading,
  isUnknown,
  resultOfWord,
  roundOfColumn,
  scoreOf,
  type ResultWord,
} from './table-words.js';

/** People cross out the field in which a player meets themselves. */
const CROSSED_OUT = /^[x#*\\/|■█▓–—-]{1,9}$/iu;
const FEWEST_PLAYERS = 3;
/** An empty field, or a mark, says that two did not meet. */
const NOT_PLAYED = /^(?:[-–—.]{0,9}|n\/?[ap]\.?|not played|nicht gespielt|non jou[ée]e?)$/i;

/**
 * Tells whether a crosstable has a column for each player in place of each round. Then the fields from the first to the last
 * one, in which players would meet themselves, are crossed out. They may be empty if every other field is empty or a score.
 *
 * @param columns indexes of the columns that are called 1, 2, 3 and so on
 */
export function isMatrix(rows: readonly TableRow[], columns: readonly number[]): boolean {
  if (rows.length < FEWEST_PLAYERS || columns.length !== rows.length) return false;
  const field = (row: number, column: number) => rows[row]!.cells[columns[column]!] ?? '';
  const own = rows.map((_, index) => field(index, index));
  if (own.every((text) => CROSSED_OUT.test(text))) return true;
  const others = rows.flatMap((_, row) => columns.flatMap((_, column) => (row === column ? [] : [field(row, column)])));
  return (
    own.every((text) => text === '') &&
    others.some((text) => text !== '') &&
    (others.every((text) => text === '' || isResult(text)) ||
      rows.every((_, one) => areTurned(one, field, rows.length)))
  );
}

/** A word or a sign without a number names no opponent, so it is the result of two. */
const isResult = (text: string): boolean => scoreOf(text) !== null || (resultOfWord(text) !== null && !/\d/.test(text));

const POINTS: readonly string[] = ['0', '½', '1'];

/** Tells whether the points of a player and of each other one add up to 1, as 1 and 0 do. */
function areTurned(one: number, field: (row: number, column: number) => string, size: number): boolean {
  return Array.from({ length: size }, (_, other) => {
    if (one === other) return true;
    const [own, theirs] = [field(one, other), field(other, one)].map((text) =>
      POINTS.indexOf(text.replace(/^(?:0[.,]5|1\/2)$/, '½')),
    );
    return (own === -1 && field(one, other) === '' && field(other, one) === '') || (own !== -1 && own! + theirs! === 2);
  }).every((is) => is);
}

/**
 * Reads the fields of such a table. It does not say when two met, so the games are in the order in which a round robin has
 * them; a finding says so.
 *
 * @param ids of the players, in the order of rows
 */
export function cardsOfMatrix(
  rows: readonly TableRow[],
  columns: readonly number[],
  { ids, wordOf }: { readonly ids: readonly string[]; readonly wordOf: (text: string) => ResultWord | null },
  findings: FileFindings,
): PlayerCard[] {
  const told = { wordOf, hasPoints: holdVictoryPoints(rows, columns) };
  const fields = rows.map((row, one) =>
    columns.map((column, other) => (one === other ? undefined : fieldOf(row, column, ids[other]!, told, findings))),
  );
  const met = new Map<number, (readonly [number, number])[]>();
  for (const one of ids.keys()) {
    for (let other = one + 1; other < ids.length; other++) {
      if (fields[one]![other] === undefined && fields[other]![one] === undefined) continue;
      const round = roundOfPair(one, other, ids.length);
      met.set(round, [...(met.get(round) ?? []), [one, other]]);
    }
  }
  const cells: (CardCell | undefined)[][] = ids.map(() => []);
  const inOrder = [...met].sort(([a], [b]) => a - b);
  for (const [index, [, pairs]] of inOrder.entries()) {
    for (const [one, other] of pairs) {
      const [own, theirs] = [fields[one]![other], fields[other]![one]];
      cells[one]![index] = own ?? silent(theirs!, ids[other]!);
      cells[other]![index] = theirs ?? silent(own!, ids[one]!);
    }
  }
  const message = say`The table does not say in which round two players met: the rounds are in the order of a round robin.`;
  tellRoundsConcluded(message, placeOfCell(rows[0]!, columns[0]!), findings);
  return ids.map((id, index) => ({ id, cells: Array.from(cells[index]!) }));
}

/** Fields with numbers above 1 hold the victory points of a match, such as 4 and 1. */
function holdVictoryPoints(rows: readonly TableRow[], columns: readonly number[]): boolean {
  const numbers = rows.flatMap(({ cells }) => columns.map((column) => numberOfCell(cells[column] ?? '') ?? 0));
  return Math.max(...numbers) > 1;
}

/** One of the two fields of a pair may be empty. */
const silent = ({ place }: CardCell, opponent: string): CardCell => ({
  ...{ opponent, outcome: null, score: null, written: '', place },
});

function fieldOf(
  row: TableRow,
  column: number,
  opponent: string,
  { wordOf, hasPoints }: { readonly wordOf: (text: string) => ResultWord | null; readonly hasPoints: boolean },
  findings: FileFindings,
): CardCell | undefined {
  const written = row.cells[column] ?? '';
  const place = placeOfCell(row, column);
  if (NOT_PLAYED.test(written)) return undefined;
  if (isUnknown(written)) return { opponent, outcome: null, isResultUnknown: true, score: null, written, place };
  const score = scoreOf(written);
  if (score !== null) return { opponent, outcome: resultOf(...score), score, written, place };
  const [, ofMatch, led] = POINTS_AND_DIFFERENTIAL.exec(written) ?? [];
  if (led !== undefined) {
    const told = { points: Number(ofMatch), differential: differentialOf(led) };
    return { opponent, outcome: null, score: null, ...told, written, place };
  }
  const points = hasPoints ? numberOfCell(written) : null;
  if (points !== null) return { opponent, outcome: null, score: null, points, written, place };
  const told = readResultText(written, ['', ''], wordOf);
  if (told !== null && told.score !== null && told.outcome !== null && told.outcome !== 'open')
    return { opponent, outcome: told.outcome, margin: told.margin, score: told.score, written, place };
  const word = wordOf(written);
  if (word !== null) return { opponent, outcome: word.outcome, margin: word.margin, score: null, written, place };
  const message = say`“${written.slice(0, 40)}” is not the result of two players.`;
  const advice = say`Write the score of the player of the row first, as in 100-35, or 1, 0 or a word as W, L or D.`;
  findings.add('value-not-understood', place, message, advice);
  return undefined;
}

/** A field may have the victory points of its player with the differential in brackets: "4 (+65)". */
const POINTS_AND_DIFFERENTIAL = /^(\d{1,2}) ?\(([+−–±-]?\d{1,4})\)$/u;

/** The circle method: one player stays, and the others move on by one seat each round. */
function roundOfPair(one: number, other: number, players: number): number {
  const seats = players + (players % 2) - 1;
  return other === seats ? (2 * one) % seats : (one + other) % seats;
}

/**
 * Returns a table whose columns are headed by names or initials of its players, with 1, 2, 3 and so on above them, so that it
 * is a crosstable; the names may have no heading. Every other table stays as it is.
 */
export function numberMatrix(sheet: Sheet): Sheet {
  const { names } = sheet.head;
  if (names.length <= FEWEST_PLAYERS || names.some((name) => roundOfColumn(name) === 1)) return sheet;
  const records = sheet.records();
  if ('code' in records || records.length > MOST_ROWS) return sheet;
  const rows = records.slice(sheet.head.height);
  for (let start = 1; start + FEWEST_PLAYERS <= names.length; start++) {
    const playerAt = names.slice(0, start).findLastIndex((name) => name.trim() === '' || columnOf(name) === 'player');
    const isOwn = (row: number): boolean => {
      const field = rows[row]?.[start + row]?.trim();
      const heading = foldHeading(names[start + row] ?? '');
      return (
        CROSSED_OUT.test(field ?? '') ||
        (field === '' && heading !== '' && heading === foldHeading(rows[row]![playerAt] ?? ''))
      );
    };
    let size = 0;
    while (isOwn(size)) size += 1;
    // A dash may be anything in a table: below the last field, no other row has one more.
    if (size < FEWEST_PLAYERS || playerAt === -1 || start + size > names.length) continue;
    const headed = names.map((name, at) => {
      if (at === playerAt) return PLAYER;
      return at < start || at >= start + size ? name : String(at - start + 1);
    });
    return { ...sheet, head: { ...sheet.head, names: headed }, records: () => [headed, ...records.slice(1)] };
  }
  return sheet;
}

const PLAYER = 'Player';
/** More people never all met each other. */
const MOST_ROWS = 500;
