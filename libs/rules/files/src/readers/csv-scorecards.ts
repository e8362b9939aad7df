import { isBrokenNumber, latinDigits, numberOfCell, readDay, readNumber } from '../cell-values.js';
import { withMarkedDrops } from '../marked-drops.js';
import { checkTotals } from '../check-totals.js';
import { findHead } from '../find-head.js';
import { pairCards, type CardCell, type PlayerCard } from '../pair-cards.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../read-table.js';
import { resultOf } from '../results.js';
import { collectPlayers } from '../roster.js';
import { checkSimilarNames } from '../similar-names.js';
import { isNobody, isTotal, scoreOf, wideColumnOf, type Column } from '../table-words.js';
import { tournamentOf, type FileTournament } from '../file-tournament.js';
import { columnsOf, hasColumns, roundNumber, type Columns } from './csv-matches.js';
import type { FileFindings, FilePlace } from '../file-findings.js';
import type { FileReader } from '../file-reader.js';

/**
 * Reads scorecards: a row for each player and round (player, round, opponent and result or score), or a row for each player
 * with columns for each round ("R1 Opponent", "R1 Result", "R2 Opponent", …).
 */
export const csvScorecardsReader: FileReader = {
  format: 'csv-scorecards',
  title: 'a table of scorecards (CSV)',
  recognizes: (file) =>
    hasColumns(file, ['player', 'opponent', 'round']) || (hasColumns(file, ['player']) && isWide(file.text)),
  read: ({ text }, findings) => {
    const table = readTable(text, findings);
    return table === null ? [] : [readScorecards(table, findings)];
  },
};

const isWide = (text: string): boolean =>
  findHead(text)?.names.some((name) => wideColumnOf(name)?.column === 'opponent') === true;

/** As in a report. */
const MOST_ROUNDS = 64;

/** What a table says of one player in one round. */
interface Line {
  readonly player: string;
  readonly round: number;
  /** '' where the table has no such column. */
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

/** A row of sums, or the sums in the row of a player. */
interface Sums {
  readonly player: string;
  readonly cell: (column: Column) => string;
  readonly placeOf: (column: Column) => FilePlace;
}

interface Lines {
  readonly lines: readonly Line[];
  readonly sums: readonly Sums[];
}

function readScorecards(table: Table, findings: FileFindings): FileTournament {
  const { at, cells, wordOf } = columnsOf(table.head);
  const rows = table.rows.filter((row) => {
    const name = cells(row)('player');
    return name !== '' && !isTotal(name);
  });
  const isLong = at('opponent') !== -1 && at('round') !== -1;
  const { lines, sums } = isLong ? linesOfLong(table, rows, findings) : linesOfWide(table, rows);
  const roster = collectPlayers(findings);
  const cards = new Map<string, (CardCell | undefined)[]>();
  const drops = new Map<string, string>();
  /** Opponents may be told by the number of their row. */
  const byNumber = new Map<string, string>();
  for (const row of rows) {
    const id = cells(row)('player');
    const place = placeOfCell(row, at('player'));
    if (isLong && cards.has(id)) continue;
    roster.add({ id, name: id, place: isLong ? null : rankOf(cells(row)('place')) }, place);
    if (!cards.has(id)) cards.set(id, []);
    if (cells(row)('dropped') !== '') drops.set(id, cells(row)('dropped'));
    const number = isLong ? null : rankOf(cells(row)('place'));
    if (number !== null) byNumber.set(String(number), id);
  }
  for (const line of lines) {
    const card = cards.get(line.player)!;
    if (card[line.round - 1] === undefined)
      card[line.round - 1] = cellOf(line, { players: cards, byNumber, wordOf }, findings);
    else {
      const message = `${line.player} has two rows for round ${line.round}.`;
      findings.add('value-not-understood', line.placeOf('round'), message, 'Keep one of the two rows.');
    }
  }
  const all = [...cards].map(([id, ofPlayer]): PlayerCard => ({ id, cells: Array.from(ofPlayer) }));
  const rounds = pairCards(all, roster, findings);
  checkSums(lines, sums, findings);
  checkTotals(
    sums.map(({ player, cell, placeOf }) => ({ id: player, total: cell('total'), place: placeOf('total') })),
    rounds,
    findings,
  );
  const places = new Map(roster.list().map(({ id, listedAt }) => [id, listedAt!]));
  checkSimilarNames(roster.list(), rounds, (id) => places.get(id)!, findings);
  const dated = rows.find((row) => cells(row)('start') !== '');
  const facts = {
    name: cells(rows[0] ?? table.head)('tournament') || null,
    startsAt: dated === undefined ? null : readDay(cells(dated)('start'), placeOfCell(dated, at('start')), findings),
    hasGameScores: true,
  };
  return tournamentOf(facts, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

function rankOf(text: string): number | null {
  const rank = numberOfCell(text);
  return rank !== null && Number.isInteger(rank) && rank > 0 ? rank : null;
}

function linesOfLong({ head }: Table, rows: readonly TableRow[], findings: FileFindings): Lines {
  const { at, cells } = columnsOf(head);
  const lines: Line[] = [];
  const sums: Sums[] = [];
  for (const row of rows) {
    const cell = cells(row);
    const placeOf = (column: Column) => placeOfCell(row, Math.max(at(column), 0));
    const round = roundNumber(cell('round'));
    if (isTotal(cell('round'))) sums.push({ player: cell('player'), cell, placeOf });
    else if (round !== null && round <= MOST_ROUNDS) lines.push({ player: cell('player'), round, cell, placeOf });
    else {
      const message = `“${cell('round').slice(0, 40)}” is no number of a round.`;
      const advice = `Write a whole number from 1 to ${MOST_ROUNDS}.`;
      findings.add('value-not-understood', placeOf('round'), message, advice);
    }
  }
  return { lines, sums };
}

function linesOfWide({ head }: Table, rows: readonly TableRow[]): Lines {
  const { at, cells } = columnsOf(head);
  /** Index of the column by round and what it holds. */
  const wide = new Map<number, Map<Column, number>>();
  for (const [index, name] of head.cells.entries()) {
    const found = wideColumnOf(name);
    if (found === null || found.round > MOST_ROUNDS) continue;
    const ofRound = wide.get(found.round) ?? new Map<Column, number>();
    if (!ofRound.has(found.column)) wide.set(found.round, ofRound.set(found.column, index));
  }
  const lines = rows.flatMap((row) =>
    [...wide].flatMap(([round, columns]): Line[] => {
      const cell = (column: Column) => row.cells[columns.get(column) ?? -1] ?? '';
      if ([...columns.keys()].every((column) => cell(column) === '')) return [];
      const placeOf = (column: Column) => placeOfCell(row, columns.get(column) ?? Math.min(...columns.values()));
      return [{ player: cells(row)('player'), round, cell, placeOf }];
    }),
  );
  const sums = rows.map((row): Sums => ({
    player: cells(row)('player'),
    cell: cells(row),
    placeOf: (column) => placeOfCell(row, Math.max(at(column), 0)),
  }));
  return { lines, sums };
}

/** Columns whose values of all rounds add up to the one of the tournament. */
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
      // Tenths add up to what is written only after rounding.
      const sum = Math.round(values.reduce<number>((all, value) => all + (value ?? 0), 0) * 1e6) / 1e6;
      if (sum === total) continue;
      const what = column === 'vp' ? 'victory points' : 'differential';
      const message = `The ${what} of ${player} add up to ${sum}, but the table says ${total}.`;
      findings.add('total-does-not-add-up', placeOf(column), message, 'Correct the total, or the round that is wrong.');
    }
  }
}

/** What the cells of a table may name. */
interface Known {
  readonly players: ReadonlyMap<string, unknown>;
  readonly byNumber: ReadonlyMap<string, string>;
  readonly wordOf: Columns['wordOf'];
}

function cellOf(line: Line, { players, byNumber, wordOf }: Known, findings: FileFindings): CardCell | undefined {
  const { cell, placeOf } = line;
  const [named, written] = [cell('opponent'), cell('result')];
  const opponent = players.has(named) ? named : (byNumber.get(latinDigits(named)) ?? named);
  const place = placeOf('opponent');
  const word = wordOf(written);
  for (const column of SUMMED) if (!isBrokenNumber(cell(column))) readNumber(cell(column), placeOf(column), findings);
  // Somebody may be called B or MG.
  const isPlayer = players.has(opponent);
  const nobody = isPlayer ? undefined : wordOf(opponent)?.outcome;
  if ((isNobody(opponent) && !isPlayer) || nobody === 'bye' || nobody === 'absent') {
    const isAbsent = nobody === 'absent' || ['absent', 'loss', 'forfeit-loss'].includes(word?.outcome ?? '');
    return { opponent: null, outcome: isAbsent ? 'absent' : 'bye', score: null, written, place };
  }
  const score = scoreIn(line);
  if (word === null && written !== '' && scoreOf(written) === null) {
    const message = `The result “${written.slice(0, 40)}” is not understood.`;
    const advice = 'Write win, loss or draw, FW, MW, FL, ML or TT, or a score as 2-1.';
    findings.add('value-not-understood', placeOf('result'), message, advice);
    return undefined;
  }
  const outcome = word === null ? score && resultOf(...score) : word.outcome;
  const margin = word?.margin ?? null;
  return { opponent, outcome, score, margin, written: written || (score?.join('-') ?? ''), place };
}

function scoreIn({ cell }: Line): readonly [number, number] | null {
  const [own, other] = [numberOfCell(cell('score')), numberOfCell(cell('opponentScore'))];
  if (own !== null && other !== null) return [own, other];
  return scoreOf(cell('score')) ?? scoreOf(cell('result'));
}
