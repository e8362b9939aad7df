import { say } from '@quadrant/rules/message';
import { ROUND_INFERENCES } from '@quadrant/rules/tournament';
import { columnsOf, hasColumns, type Columns } from '../parts/columns.js';
import { collectFileFindings, type FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';
import { tournamentOf, type FileMatch, type FilePlayer, type FileTournament } from '../parts/file-tournament.js';
import {
  aloneIn,
  isEndingKnown,
  matchOf,
  openIn,
  pairOfPoints,
  pointsOfFirst,
  SCORES,
  scoreColumns,
  sidesOf,
} from '../parts/match-row.js';
import { marginsIn } from '../parts/pair-cards.js';
import { withMarksAsEndings } from '../parts/marked-results.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { numberRounds } from '../parts/number-rounds.js';
import { leaveOut, readTable, type Table } from '../parts/read-table.js';
import { placeOfCell, type TableRow } from '../parts/table-row.js';
import { remember } from '../parts/remember.js';
import {
  ELIMINATION,
  orderOfBracket,
  roundNumber,
  roundOfHeading,
  rowsOfRounds,
  type RowOfRound,
} from '../parts/round-cells.js';
import { numberOfCell, readStart } from '../parts/cell-values.js';
import { withPointsInBrackets } from '../parts/points-in-brackets.js';
import { roundsInOrder, tellRoundsConcluded } from '../parts/rounds-in-order.js';
import { mirrorResult } from '../parts/results.js';
import { tellFromScores } from '../parts/score-cells.js';
import type { Sheet } from '../parts/sheet.js';
import { collectSpellings } from '../parts/spellings.js';
import { roundsOfFinals, takeFinals } from '../parts/final-rows.js';
import { withStandings } from '../parts/standings-beside.js';
import {
  isBlank,
  isByeWord,
  isDropWord,
  isNobody,
  isTotal,
  isUnknown,
  scoreOf,
  type Column,
} from '../parts/table-words.js';
import { checkSimilarNames } from '../similar-names.js';

/**
 * Reads a table with a row for each match: round, two players, and a result, a winner or two scores; or winner and
 * loser. A column "tournament" allows several tournaments in one file. Results may be sentences, as in tables made of
 * Melee's pages.
 */
export const csvMatchesReader: FileReader = {
  format: 'csv-matches',
  title: say`a table of matches (CSV)`,
  recognizes: (file) =>
    hasColumns(file, ['first', 'second']) ||
    hasColumns(file, ['winner', 'loser']) ||
    (hasColumns(file, ['player', 'opponent']) && isOneSided(file.sheet!)),
  read: ({ sheet }, findings) => (sheet === null ? [] : readMatches(sheet, findings)),
};

/** Tells whether a table of players and opponents has each match once: no opponent has their own row in that round. */
function isOneSided(sheet: Sheet): boolean {
  const table = readTable(sheet, collectFileFindings());
  if (table === null) return false;
  const { at } = columnsOf(table.head);
  const [roundAt, playerAt, opponentAt] = [at('round'), at('player'), at('opponent')];
  const players = new Set<string>();
  const opponents = new Set<string>();
  let round = '';
  for (const { cells: row } of table.rows) {
    const filled = row.filter((cell) => cell.trim() !== '');
    round = row[roundAt]?.trim() || (filled.length === 1 && roundOfHeading(filled[0]!.trim())) || round;
    const [player, opponent] = [row[playerAt], row[opponentAt]].map((cell) => cell?.trim().toLowerCase() ?? '');
    // A heading names nobody: "Standings after round 5" is below the rows of round 5.
    if (player === '' || opponent === '') continue;
    const [own, other] = [`${round} ${player}`, `${round} ${opponent}`];
    if (opponents.has(own) || players.has(other)) return false;
    players.add(own);
    if (!isNobody(opponent!)) opponents.add(other);
  }
  return opponents.size > 0;
}

interface RoundRows {
  readonly number: number | null;
  readonly isElimination: boolean;
  readonly matches: FileMatch[];
}

function readMatches(sheet: Sheet, findings: FileFindings): FileTournament[] {
  const read = readTable(sheet, findings);
  if (read === null) return [];
  const { rows: ofGames, finals } = takeFinals(read.rows, true);
  const table = withMarksAsEndings(withPointsAsScores(withPointsInBrackets({ ...read, rows: ofGames })), findings);
  const columns = columnsOf(table.head);
  const [first, second] = sidesOf(columns);
  const nobody = remember(isNobody);
  const rows = rowsOfRounds(
    table.rows,
    {
      above: sheet.above,
      roundAt: columns.at('round'),
      stageAt: columns.at('stage'),
      namesPlayers: (row) => {
        const [one, other] = [columns.cells(row)(first), columns.cells(row)(second)];
        // A sentence is no player.
        if (row.cells.filter((cell) => cell !== '').length === 1 && one !== '' && IS_REMARK.test(one)) return false;
        // A bye without a player has a finding of its own.
        return !nobody(other) || isByeWord(one) || (nobody(one) ? isByeWord(other) : !isTotal(one));
      },
    },
    findings,
  );
  const groups = new Map<string, RowOfRound[]>();
  const tournamentAt = columns.at('tournament');
  for (const each of rows) {
    const name = each.row.cells[tournamentAt] ?? '';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [each]);
    else group.push(each);
  }
  if (groups.size === 0) groups.set('', []);
  const inRounds = [...groups].map(([name, ofTournament]) =>
    readOne(name, ofTournament, { ...table, nobody }, findings),
  );
  if (inRounds.length > 1) for (const { row } of finals) leaveOut(row, findings);
  const tournaments =
    inRounds.length > 1
      ? inRounds
      : inRounds.map((each) => ({
          ...each,
          rounds: [...each.rounds, ...roundsOfFinals(finals, each.rounds, each.players, findings)],
        }));
  return [...withStandings(table.standings, tournaments, findings)];
}

/** It holds a colon or a sign of a sentence, or numbers such as a score. */
const IS_REMARK = /[:!?;]\s|[!?:]$|\d{1,4} ?[-–:] ?\d{1,4}/;

interface MatchTable extends Table {
  readonly nobody: (text: string) => boolean;
}

function readOne(
  name: string,
  listed: readonly RowOfRound[],
  { head, nobody }: MatchTable,
  findings: FileFindings,
): FileTournament {
  const columns = columnsOf(head);
  const { at } = columns;
  const [firstColumn, secondColumn] = sidesOf(columns);
  const [firstAt, secondAt] = [at(firstColumn), at(secondColumn)];
  const players = new Map<string, FilePlayer>();
  const spellings = collectSpellings(findings);
  const ids = new Map<string, string | null>();
  const marginOf = marginsIn(
    listed.flatMap(({ row }) => pairOfPoints(columns, columns.cells(row)) ?? []),
    findings,
  );
  const idOf = (row: TableRow, column: Column, index: number): string | null => {
    const written = columns.cells(row)(column);
    const known = ids.get(written);
    if (known !== undefined) return known;
    const id = nobody(written) ? null : spellings.find(written, () => placeOfCell(row, index));
    ids.set(written, id);
    if (id !== null && !players.has(id)) {
      const unknown = { seed: null, country: null, place: null, droppedAfterRound: null };
      players.set(id, { id, name: id, ...unknown, listedAt: placeOfCell(row, index) });
    }
    return id;
  };
  const stageAt = at('stage');
  const startAt = at('start');
  const days = new Set(listed.flatMap(({ row }) => row.cells[startAt] || []));
  // Matches of several days may be those of several tournaments.
  const isUntold = days.size < 2 && listed.every(({ row, round }) => round === '' && (row.cells[stageAt] ?? '') === '');
  const concluded = isUntold
    ? concludeRounds(listed, (row) => {
        const first = idOf(row, firstColumn, firstAt);
        return isDrop(row, columns, secondColumn) ? null : [first, idOf(row, secondColumn, secondAt)];
      })
    : null;
  const rows = concluded ?? listed;
  if (concluded !== null) {
    const message = say`The table does not say in which round two players met: each match is in the first round in which neither has played yet.`;
    const { row } = concluded.find(({ round }) => round === '2')!;
    tellRoundsConcluded(message, placeOfCell(row, firstAt), findings);
  }
  const rounds = new Map<string, RoundRows>();
  const bracket = orderOfBracket(rows.map(({ round }) => round));
  const scoredAlone: MatchAt[] = [];
  const dropMarks = new Map<string, string>();
  for (const { row, round: written } of rows) {
    if (isDrop(row, columns, secondColumn)) {
      const dropped = idOf(row, firstColumn, firstAt);
      const before = (roundNumber(written) ?? 1) - 1;
      if (dropped !== null && !dropMarks.has(dropped)) dropMarks.set(dropped, before > 0 ? String(before) : 'drop');
      continue;
    }
    const stage = stageAt === -1 ? '' : (row.cells[stageAt] ?? '');
    const key = stage === '' ? written || '1' : `${stage} ${written}`.trim();
    let round = rounds.get(key);
    if (round === undefined) {
      const number = bracket === null ? roundNumber(written) : bracket(written);
      round = { number, isElimination: bracket !== null || ELIMINATION.test(key), matches: [] };
      rounds.set(key, round);
      if (number === null && written !== '' && !round.isElimination) {
        const message = say`“${written.slice(0, 40)}” is no number of a round.`;
        const advice = say`Write a whole number from 1, or the name of a final.`;
        findings.add('value-not-understood', placeOfCell(row, at('round')), message, advice);
      }
    }
    const [first, second] = [idOf(row, firstColumn, firstAt), idOf(row, secondColumn, secondAt)];
    const source = { cell: columns.cells(row), row, columns, place: placeOfCell(row, firstAt), marginOf };
    if (first !== null && second !== null) {
      const read = matchOf(first, second, source, findings);
      const before = written === '' ? undefined : round.matches.find((match) => isRepeated(match, read.match));
      if (before !== undefined) {
        tellRepeated(read.match, before, findings);
        continue;
      }
      round.matches.push(read.match);
      if (read.isScoreAlone) scoredAlone.push({ matches: round.matches, index: round.matches.length - 1 });
    } else {
      const other = first === null ? columns.cells(row)(firstColumn) : columns.cells(row)(secondColumn);
      const match = isUnknown(other)
        ? openIn(first, second, source, findings)
        : aloneIn(first ?? second, other, source, findings);
      if (match !== null) round.matches.push(match);
    }
  }
  turnScores(scoredAlone, findings);
  tellEndings(rows, columns, findings);

  const ordered = [...rounds.values()].sort(
    (a, b) => Number(a.isElimination) - Number(b.isElimination) || (a.number ?? 0) - (b.number ?? 0),
  );
  const read = numberRounds(
    ordered.map(({ number, isElimination, matches }) => ({
      // The words of a bracket, such as "Quarterfinal", are no numbers.
      number: bracket === null ? number : null,
      stage: isElimination ? 'elimination' : 'swiss',
      matches,
    })),
    findings,
  );
  const dates = rows.flatMap(({ row }) => {
    const text = row.cells[startAt] ?? '';
    return text === '' ? [] : [{ text, place: placeOfCell(row, startAt) }];
  });
  tellFromScores(read, at('result') !== -1 || at('winner') !== -1, findings);
  const found = withMarkedDrops([...players.values()], read, dropMarks);
  checkSimilarNames(found, read, (id) => players.get(id)!.listedAt!, findings);
  const facts = {
    ...{ name: name || null, ...readStart(dates, findings), hasGameScores: true },
    ...(concluded !== null && { roundsInferred: IN_ORDER_OF_ROWS }),
  };
  return tournamentOf(facts, found, read);
}

/** More findings about words would not help. */
const MOST_ENDINGS = 8;

/** Names each ending that says nothing known. */
function tellEndings(rows: readonly RowOfRound[], { at, wordOf }: Columns, findings: FileFindings): void {
  const index = at('ending');
  const told = new Set<string>();
  for (const { row } of index === -1 ? [] : rows) {
    const ending = row.cells[index] ?? '';
    if (told.has(ending) || told.size === MOST_ENDINGS || isEndingKnown(ending, wordOf)) continue;
    told.add(ending);
    const message = say`The ending “${ending.slice(0, 40)}” is not understood, and it is not used.`;
    const advice = say`Write full, modified, tie, forfeit or conceded. If it is a remark, no change is needed.`;
    findings.add('cell-not-used', placeOfCell(row, index), message, advice);
  }
}

const IN_ORDER_OF_ROWS = ROUND_INFERENCES[1];

/**
 * Returns the matches of a table without rounds, each with the round in which its players are free.
 *
 * @param playersIn the ids in a row, which are null where it names nobody; null for a row that is no match
 * @returns null where everybody plays once
 */
function concludeRounds(
  rows: readonly RowOfRound[],
  playersIn: (row: TableRow) => readonly (string | null)[] | null,
): RowOfRound[] | null {
  const players = rows.map(({ row }) => playersIn(row));
  const rounds = roundsInOrder(players.map((ids) => (ids ?? []).filter((id) => id !== null)));
  if (!rounds.some((round) => round > 1)) return null;
  return rows.map(({ row }, index) => ({ row, round: players[index] === null ? '' : String(rounds[index]!) }));
}

/** A row that says that a player left has nothing else. */
const isDrop = (row: TableRow, { cells }: Columns, second: Column): boolean =>
  isDropWord(cells(row)(second)) &&
  [...SCORES, 'result', 'winner'].every((column) => isBlank(cells(row)(column as Column)));

/** A full win gives four victory points, so a column of them with more, or a pair of columns, holds the points of the games. */
function withPointsAsScores(table: Table): Table {
  const columns = columnsOf(table.head);
  const first = pointsOfFirst(columns);
  if (scoreColumns(columns) !== null || columns.at('score') !== -1) return table;
  const [own, other] = first === null ? [columns.at('vp'), -1] : [columns.at(first), columns.at('secondVp')];
  const isAbove = (cell = '') => Math.max(...(scoreOf(cell) ?? [numberOfCell(cell) ?? 0])) > MOST_VICTORY_POINTS;
  if (!table.rows.some(({ cells }) => isAbove(cells[own]) || isAbove(cells[other]))) return table;
  const name = first === null ? 'score' : 'score1';
  const cells = table.head.cells.map((each, at) => (at === own ? name : at === other ? 'score2' : each));
  return { ...table, head: { ...table.head, cells } };
}

const MOST_VICTORY_POINTS = 4;

/** Fewer points may be those of single games, of which two can be the same. */
const MOST_GAMES = 3;

/** Tells whether both players sent one match: a form collects each result twice, also from the other side. */
function isRepeated(one: FileMatch, other: FileMatch): boolean {
  const { players, result, score } = other;
  if (score === null || one.score === null || Math.max(...score) <= MOST_GAMES || one.kind !== other.kind) return false;
  const isSame = (those: FileMatch['players'], outcome: FileMatch['result'], [own, points]: readonly number[]) =>
    one.players.every((player, at) => player === those[at]) &&
    one.result === outcome &&
    one.score![0] === own &&
    one.score![1] === points;
  const [first, second] = players;
  return isSame(players, result, score) || isSame([second!, first], mirrorResult(result), [score[1], score[0]]);
}

function tellRepeated({ players, place }: FileMatch, before: FileMatch, findings: FileFindings): void {
  const message = say`The row repeats the match of ${players[0]} and ${players[1]!} in row ${String(before.place?.line ?? '')}, with the same score in the same round, and is left out.`;
  findings.add('row-left-out', place ?? { pointer: '' }, message, say`If they played twice, write two rounds.`);
}

interface MatchAt {
  readonly matches: FileMatch[];
  readonly index: number;
}

/**
 * Some people write the winner's points first in every row. When no first number is lower than the second, although
 * first players lost, the scores of those matches are swapped.
 */
function turnScores(scored: readonly MatchAt[], findings: FileFindings): void {
  const decided = scored.filter(({ matches, index }) => ['win', 'loss'].includes(matches[index]!.result ?? ''));
  if (decided.some(({ matches, index }) => matches[index]!.score![0] < matches[index]!.score![1])) return;
  const turned = decided.filter(({ matches, index }) => {
    const { result, score } = matches[index]!;
    return result === 'loss' && score![0] > score![1];
  });
  const [first] = turned;
  if (first === undefined) return;
  const { score, place = { pointer: '' } } = first.matches[first.index]!;
  for (const { matches, index } of turned) {
    const match = matches[index]!;
    matches[index] = { ...match, score: [match.score![1], match.score![0]] };
  }
  const message = say`Every score has the higher number first, also where the second player won, such as ${score!.join('-')}: it is read as the winner's.`;
  const advice = say`If that is right, no change is needed; otherwise correct the results.`;
  findings.add('score-against-result', place, message, advice);
}
