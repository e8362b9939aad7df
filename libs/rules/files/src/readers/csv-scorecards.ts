import { pairCards, type CardCell, type PlayerCard } from '../pair-cards.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../read-table.js';
import { resultOf } from '../results.js';
import { collectPlayers } from '../roster.js';
import { isNobody, resultOfWord, scoreOf, type Column } from '../table-words.js';
import { withDrops, type FileTournament } from '../file-tournament.js';
import { columnsOf, hasColumns, roundNumber, type Cells } from './csv-matches.js';
import type { FileFindings } from '../file-findings.js';
import type { FileReader } from '../file-reader.js';

/**
 * Reads a table with a row for each player and round, as scorecards tell it: player, round, opponent and result or score.
 */
export const csvScorecardsReader: FileReader = {
  format: 'csv-scorecards',
  title: 'a table of scorecards (CSV)',
  recognizes: (file) => hasColumns(file, ['player', 'opponent', 'round']),
  read: ({ text }, findings) => {
    const table = readTable(text, findings);
    return table === null ? [] : [readScorecards(table, findings)];
  },
};

function readScorecards({ head, rows }: Table, findings: FileFindings): FileTournament {
  const { at, cells } = columnsOf(head);
  const roster = collectPlayers(findings);
  const cards = new Map<string, (CardCell | undefined)[]>();
  const filled = rows.filter((row) => cells(row)('player') !== '');
  for (const row of filled) {
    const id = cells(row)('player');
    if (cards.has(id)) continue;
    cards.set(id, []);
    roster.add({ id, name: id, country: null }, placeOfCell(row, at('player')));
  }
  for (const row of filled) {
    const cell = cells(row);
    const number = roundNumber(cell('round'));
    if (number === null || number > MOST_ROUNDS) {
      const message = `“${cell('round').slice(0, 40)}” is no number of a round.`;
      findings.add(
        'value-not-understood',
        placeOfCell(row, at('round')),
        message,
        `Write a whole number from 1 to ${MOST_ROUNDS}.`,
      );
      continue;
    }
    const card = cards.get(cell('player'))!;
    if (card[number - 1] !== undefined) {
      const message = `${cell('player')} has two rows for round ${number}.`;
      findings.add('value-not-understood', placeOfCell(row, at('round')), message, 'Keep one of the two rows.');
      continue;
    }
    card[number - 1] = cellOf(cell, row, at, findings);
  }
  const all = [...cards].map(([id, ofPlayer]): PlayerCard => ({ id, cells: ofPlayer }));
  const rounds = pairCards(all, roster, findings);
  return {
    name: cells(rows[0] ?? head)('tournament') || null,
    startsAt: filled.map((row) => cells(row)('start')).find((date) => date !== '') ?? null,
    endsAt: null,
    country: null,
    place: null,
    plannedRounds: null,
    players: withDrops(roster.list(), rounds),
    rounds,
  };
}

/** As in a report. */
const MOST_ROUNDS = 64;

function cellOf(
  cell: Cells,
  row: TableRow,
  at: (column: Column) => number,
  findings: FileFindings,
): CardCell | undefined {
  const [opponent, written] = [cell('opponent'), cell('result')];
  const place = placeOfCell(row, at('opponent'));
  const word = resultOfWord(written);
  if (isNobody(opponent)) {
    const outcome =
      word?.outcome === 'absent' || word?.outcome === 'loss' || word?.outcome === 'forfeit-loss' ? 'absent' : 'bye';
    return { opponent: null, outcome, score: null, written, place };
  }
  const score = scoreIn(cell);
  if (word === null && written !== '' && scoreOf(written) === null) {
    const message = `The result “${written.slice(0, 40)}” is not understood.`;
    findings.add(
      'value-not-understood',
      placeOfCell(row, at('result')),
      message,
      'Write win, loss or draw, FW, MW, FL, ML or TT, or a score as 2-1.',
    );
    return undefined;
  }
  const outcome = word === null ? score && resultOf(...score) : word.outcome;
  const margin = word?.margin ?? null;
  return { opponent, outcome, score, margin, written: written || (score?.join('-') ?? ''), place };
}

function scoreIn(cell: Cells): readonly [number, number] | null {
  const own = /^\d{1,9}$/.test(cell('score')) ? Number(cell('score')) : null;
  const other = /^\d{1,9}$/.test(cell('opponentScore')) ? Number(cell('opponentScore')) : null;
  if (own !== null && other !== null) return [own, other];
  return scoreOf(cell('score')) ?? scoreOf(cell('result'));
}
