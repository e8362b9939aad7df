import { say } from '@quadrant/rules/message';
import { isBrokenNumber, latinDigits, numberOfCell, readNumber, readStart } from '../parts/cell-values.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { pairCards, type CardCell, type PlayerCard } from '../parts/pair-cards.js';
import { collectPlayers } from '../parts/roster.js';
import {
  isBlank,
  isByeWord,
  isDropWord,
  isNobody,
  isTotal,
  isUnknown,
  scoreOf,
  wideColumnOf,
  type Column,
} from '../parts/table-words.js';
import { tournamentOf, type FileTournament, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';
import type { FileReader, SourceFile } from '../parts/file-reader.js';
import type { Sheet } from '../parts/sheet.js';
import { adviceForResult, readResultText } from '../parts/result-text.js';
import { readOnePlayer } from '../parts/one-player.js';
import { leaveOut, roundNumber, rowsOfRounds } from '../parts/round-cells.js';
import { addNoScore, tellFromScores } from '../parts/score-cells.js';
import { collectSpellings, type Spellings } from '../parts/spellings.js';
import { checkTotals } from '../parts/check-totals.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../parts/read-table.js';
import { checkSimilarNames } from '../similar-names.js';
import { columnsOf, hasColumns, type Columns } from './csv-matches.js';

/**
 * Reads scorecards: a row for each player and round (player, round, opponent and result or score), or a row for each player
 * with columns for each round ("R1 Opponent", "R1 Result", "R2 Opponent", …).
 */
export const csvScorecardsReader: FileReader = {
  format: 'csv-scorecards',
  title: say`a table of scorecards (CSV)`,
  recognizes: (file) => hasColumns(file, ['player', 'opponent']) || (hasColumns(file, ['player']) && isWide(file)),
  read: ({ sheet }, findings) => {
    const table = sheet && readTable(sheet, findings);
    return table === null ? [] : [readScorecards(table, sheet!, findings)];
  },
};

const isWide = ({ sheet }: SourceFile): boolean =>
  sheet?.head.names.some((name) => wideColumnOf(name)?.column === 'opponent') === true;

/** A report has the same limit. */
const MOST_ROUNDS = 64;

/** A row that a table has about one player in one round. */
interface Line {
  readonly player: string;
  readonly round: number;
  /** It returns '' when the table has no such column. */
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

/** A row that holds sums, or the sums in the row of a player. */
interface Sums {
  readonly player: string;
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

interface PlayerRow {
  readonly row: TableRow;
  readonly player: string;
}

interface Lines {
  readonly rows: readonly PlayerRow[];
  readonly lines: readonly Line[];
  readonly sums: readonly Sums[];
}

function readScorecards(table: Table, { above }: Sheet, findings: FileFindings): FileTournament {
  const { at, cells, wordOf } = columnsOf(table.head);
  const isLong = at('opponent') !== -1;
  const spellings = collectSpellings(findings);
  const { rows, lines, sums } = isLong ? readLong(table, above, spellings, findings) : readWide(table, findings);
  const roster = collectPlayers(findings);
  const cards = new Map<string, (CardCell | undefined)[]>();
  const drops = new Map<string, string>();
  /** Opponents may be given by the number of their row. */
  const byNumber = new Map<string, string>();
  for (const { row, player: id } of rows) {
    const place = placeOfCell(row, at('player'));
    if (isLong && cards.has(id)) continue;
    const number = isLong ? null : rankOf(cells(row)('place'));
    roster.add({ id, name: id, place: number }, place);
    if (!cards.has(id)) cards.set(id, []);
    if (cells(row)('dropped') !== '') drops.set(id, cells(row)('dropped'));
    if (number !== null) byNumber.set(String(number), id);
  }
  const known = { players: cards, byNumber, spellings, wordOf };
  for (const line of lines) {
    const card = cards.get(line.player)!;
    if (!cards.has(line.cell('opponent')) && isDropWord(line.cell('opponent'))) {
      const before = line.round - 1;
      if (!drops.has(line.player)) drops.set(line.player, before > 0 ? String(before) : 'drop');
      continue;
    }
    if (card[line.round - 1] === undefined) card[line.round - 1] = cellOf(line, known, findings);
    else {
      const message = say`${line.player} has two rows for round ${line.round}.`;
      const advice =
        at('round') === -1 && isLong ? say`Add a column with the number of the round.` : say`Keep one of the two rows.`;
      findings.add('value-not-understood', line.placeOf('round'), message, advice);
    }
  }
  const all = [...cards].map(([id, ofPlayer]): PlayerCard => ({ id, cells: Array.from(ofPlayer) }));
  const rounds = pairCards(all, roster, findings);
  tellDifferentials(lines, rounds, findings);
  checkSums(lines, sums, findings);
  checkTotals(
    sums.map(({ player, cell, placeOf }) => ({ id: player, total: cell('total'), place: placeOf('total') })),
    rounds,
    findings,
  );
  const hasResults = at('result') !== -1 || table.head.cells.some((name) => wideColumnOf(name)?.column === 'result');
  tellFromScores(rounds, hasResults, findings);
  const places = new Map(roster.list().map(({ id, listedAt }) => [id, listedAt!]));
  checkSimilarNames(roster.list(), rounds, (id) => places.get(id)!, findings);
  const dated = rows.find(({ row }) => cells(row)('start') !== '')?.row;
  const facts = {
    name: cells(rows[0]?.row ?? table.head)('tournament') || null,
    ...readStart(
      dated === undefined ? [] : [{ text: cells(dated)('start'), place: placeOfCell(dated, at('start')) }],
      findings,
    ),
    hasGameScores: true,
  };
  return tournamentOf(facts, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

function rankOf(text: string): number | null {
  const rank = numberOfCell(text);
  return rank !== null && Number.isInteger(rank) && rank > 0 ? rank : null;
}

/** Reads a table with a row for each player and round. A merged cell has a name or a round in its first row only. */
function readLong({ head, rows }: Table, above: string, spellings: Spellings, findings: FileFindings): Lines {
  const { at, cells } = columnsOf(head);
  const found: PlayerRow[] = [];
  const lines: Line[] = [];
  const sums: Sums[] = [];
  const namesPlayers = (row: TableRow) => {
    const cell = cells(row);
    if (cell('player') !== '') return !isTotal(cell('player'));
    return cell('opponent') !== '' || roundNumber(cell('round')) !== null || isTotal(cell('round'));
  };
  const where = { above, roundAt: at('round'), stageAt: -1, namesPlayers };
  let player = '';
  for (const { row, round: written } of rowsOfRounds(rows, where, findings)) {
    const cell = cells(row);
    const placeOf = (column: Column) => placeOfCell(row, Math.max(at(column), 0));
    const name = cell('player');
    if (name !== '') player = spellings.find(name, () => placeOf('player'));
    else if (player === '') {
      leaveOut(row, findings);
      continue;
    }
    found.push({ row, player });
    const round = written === '' ? 1 : roundNumber(written);
    if (isTotal(cell('round'))) sums.push({ player, cell, placeOf });
    else if (round !== null && round <= MOST_ROUNDS) lines.push({ player, round, cell, placeOf });
    else {
      const message = `“${written.slice(0, 40)}” is no number of a round.`;
      const advice = say`Write a whole number from 1 to ${MOST_ROUNDS}.`;
      findings.add('value-not-understood', placeOf('round'), message, advice);
    }
  }
  return { rows: found, lines, sums };
}

/** Reads a table with a row for each player, and columns for each round. */
function readWide({ head, rows }: Table, findings: FileFindings): Lines {
  const { at, cells } = columnsOf(head);
  const found = rows.flatMap((row): PlayerRow[] => {
    const player = cells(row)('player');
    if (player === '') leaveOut(row, findings);
    return player === '' || isTotal(player) ? [] : [{ row, player }];
  });
  const wide = new Map<number, Map<Column, number>>();
  for (const [index, name] of head.cells.entries()) {
    const column = wideColumnOf(name);
    if (column === null || column.round > MOST_ROUNDS) continue;
    const ofRound = wide.get(column.round) ?? new Map<Column, number>();
    if (!ofRound.has(column.column)) wide.set(column.round, ofRound.set(column.column, index));
  }
  const lines = found.flatMap(({ row, player }) =>
    [...wide].flatMap(([round, columns]): Line[] => {
      const cell = (column: Column) => row.cells[columns.get(column) ?? -1] ?? '';
      if ([...columns.keys()].every((column) => cell(column) === '')) return [];
      const placeOf = (column: Column) => placeOfCell(row, columns.get(column) ?? Math.min(...columns.values()));
      return [{ player, round, cell, placeOf }];
    }),
  );
  const sums = found.map(({ row, player }): Sums => ({
    player,
    cell: cells(row),
    placeOf: (column) => placeOfCell(row, Math.max(at(column), 0)),
  }));
  return { rows: found, lines, sums };
}

/** Says that the differentials of the table are lost without scores, because a report computes them from scores. */
function tellDifferentials(lines: readonly Line[], rounds: readonly FileRound[], findings: FileFindings): void {
  const isPlayed = new Set(
    rounds.flatMap(({ round, matches }) =>
      matches.flatMap(({ players, kind, score }) =>
        kind === 'played' && score === null ? players.map((id) => `${round} ${id}`) : [],
      ),
    ),
  );
  const lost = lines.filter(
    ({ player, round, cell }) => isPlayed.has(`${round} ${player}`) && (numberOfCell(cell('differential')) ?? 0) !== 0,
  );
  const [line] = lost;
  if (line === undefined) return;
  const message = say`The differentials, such as ${line.cell('differential')}, are not kept where the scores of the game are missing.`;
  const advice = say`Add the scores of both players, as in 100-35. Without them the differential of these games is 0.`;
  findings.add('cell-not-used', line.placeOf('differential'), message, advice);
}

/** The values of all rounds in these columns add up to the one of the tournament. */
const SUMMED = ['vp', 'differential'] as const;

function checkSums(lines: readonly Line[], sums: readonly Sums[], findings: FileFindings): void {
  const linesOf = new Map<string, Line[]>();
  for (const line of lines) {
    const ofPlayer = linesOf.get(line.player);
    if (ofPlayer === undefined) linesOf.set(line.player, [line]);
    else ofPlayer.push(line);
  }
  for (const { player, cell, placeOf } of sums) {
    for (const column of SUMMED) {
      const total = numberOfCell(cell(column));
      const values = (linesOf.get(player) ?? []).map((line) => numberOfCell(line.cell(column)));
      if (total === null || values.length === 0 || values.every((value) => value === null)) continue;
      // Tenths only add up to the written sum after rounding.
      const sum = Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 1e6) / 1e6;
      if (sum === total) continue;
      const what = column === 'vp' ? say`victory points` : 'differential';
      const message = say`The ${what} of ${player} add up to ${sum}, but the table says ${total}.`;
      findings.add(
        'total-does-not-add-up',
        placeOf(column),
        message,
        say`Correct the total, or the round that is wrong.`,
      );
    }
  }
}

interface Known {
  readonly players: ReadonlyMap<string, unknown>;
  readonly byNumber: ReadonlyMap<string, string>;
  readonly spellings: Spellings;
  readonly wordOf: Columns['wordOf'];
}

function cellOf(
  line: Line,
  { players, byNumber, spellings, wordOf }: Known,
  findings: FileFindings,
): CardCell | undefined {
  const { cell, placeOf } = line;
  const [named, written] = [cell('opponent'), cell('result')];
  const place = placeOf('opponent');
  const opponent = players.has(named)
    ? named
    : (byNumber.get(latinDigits(named)) ?? (isNobody(named) ? named : spellings.find(named, () => place)));
  for (const column of SUMMED) if (!isBrokenNumber(cell(column))) readNumber(cell(column), placeOf(column), findings);
  if (!players.has(named) && isUnknown(named)) return openCell(line, wordOf, findings);
  // A player may be called B or MG.
  const isPlayer = players.has(opponent);
  const nobody = isPlayer ? undefined : wordOf(opponent)?.outcome;
  if ((!isPlayer && isNobody(opponent)) || nobody === 'bye' || nobody === 'absent') {
    const own = [cell('score'), cell('opponentScore'), ...(isByeWord(named) ? [] : [cell('differential')])];
    const scores = own.filter((each) => each !== '');
    const row = {
      player: line.player,
      opponent: named,
      result: written,
      scores,
      victoryPoints: cell('vp'),
      wordOf,
      place,
    };
    const match = readOnePlayer(row, findings);
    return match === null
      ? undefined
      : {
          opponent: null,
          outcome: match.isHalf ? 'half-bye' : match.kind === 'bye' ? 'bye' : 'absent',
          score: null,
          written,
          place,
        };
  }
  return playedCell(line, opponent, wordOf, findings);
}

/** Reads the line of a player whose opponent is unknown. */
function openCell(line: Line, wordOf: Columns['wordOf'], findings: FileFindings): CardCell | undefined {
  const read = playedCell(line, '?', wordOf, findings);
  if (read === undefined) return undefined;
  const isSilent = read.outcome === null && read.score === null && read.points == null && read.ownScore == null;
  return { ...read, opponent: null, isOpponentUnknown: true, ...(isSilent && { isResultUnknown: true }) };
}

function playedCell(
  line: Line,
  opponent: string,
  wordOf: Columns['wordOf'],
  findings: FileFindings,
): CardCell | undefined {
  const { cell, placeOf } = line;
  const written = cell('result');
  const place = placeOf('opponent');
  const isResultUnknown = isUnknown(written);
  const said =
    written === '' || isResultUnknown
      ? null
      : (wordOf(written) ?? readResultText(written, [line.player, opponent], wordOf));
  if (said === null && written !== '' && !isResultUnknown) {
    const message = say`The result “${written.slice(0, 40)}” is not understood.`;
    findings.add('value-not-understood', placeOf('result'), message, adviceForResult(written));
    return undefined;
  }
  const outcome = said?.outcome ?? null;
  checkScore(line, findings);
  const score = scoreIn(line) ?? (said && 'score' in said ? said.score : null);
  const points = numberOfCell(cell('vp'));
  return {
    opponent,
    outcome: outcome === 'open' ? null : outcome,
    score,
    ownScore: numberOfCell(cell('score')),
    points,
    differential: numberOfCell(cell('differential')),
    margin: said?.margin ?? null,
    isConceded: said !== null && 'isConceded' in said,
    ...(isResultUnknown && { isResultUnknown }),
    written: written || (score?.join('-') ?? (points === null ? '' : `${points} VP`)),
    place,
  };
}

/** A cell of scores has one number or two. */
function checkScore({ cell, placeOf }: Line, findings: FileFindings): void {
  for (const column of ['score', 'opponentScore'] as const) {
    const written = cell(column);
    if (isBlank(written) || isBrokenNumber(written) || numberOfCell(written) !== null) continue;
    if (column === 'opponentScore' || scoreOf(written) === null) addNoScore(written, placeOf(column), findings);
  }
}

function scoreIn({ cell }: Line): readonly [number, number] | null {
  const [own, other] = [numberOfCell(cell('score')), numberOfCell(cell('opponentScore'))];
  if (own !== null && other !== null) return [own, other];
  return scoreOf(cell('score'));
}
