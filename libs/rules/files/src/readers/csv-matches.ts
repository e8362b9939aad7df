import { absent, bye, forfeited, played, resultOf } from '../results.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../read-table.js';
import {
  columnOf,
  isNobody,
  isTotal,
  languageOf,
  resultOfWord,
  scoreOf,
  type Column,
  type ResultWord,
} from '../table-words.js';
import {
  tournamentOf,
  type FileMatch,
  type FilePlayer,
  type FileRound,
  type FileTournament,
} from '../file-tournament.js';
import { findHead } from '../find-head.js';
import { isBrokenNumber, latinDigits, readDay, readNumber } from '../cell-values.js';
import { readResultSentence } from '../result-sentence.js';
import { checkSimilarNames } from '../similar-names.js';
import type { FileFindings, FilePlace } from '../file-findings.js';
import type { FileReader, SourceFile } from '../file-reader.js';

/**
 * Reads a table with a row for each match: round, two players, and a result, a winner or two scores; or winner and loser. A
 * column "tournament" holds several tournaments in one file. Results may be sentences, as in tables made of Melee's pages.
 */
export const csvMatchesReader: FileReader = {
  format: 'csv-matches',
  title: 'a table of matches (CSV)',
  recognizes: (file) => hasColumns(file, ['first', 'second']) || hasColumns(file, ['winner', 'loser']),
  read: ({ text }, findings) => readMatches(readTable(text, findings), findings),
};

/** Whether the head of a table names these columns. */
export function hasColumns({ text, json, xml }: SourceFile, columns: readonly Column[]): boolean {
  if (json !== undefined || xml !== null) return false;
  const known = new Set(findHead(text)?.names.map(columnOf));
  if (known.has('firstName') && known.has('lastName')) known.add('player');
  return columns.every((column) => known.has(column));
}

/** The value of a column in a row, '' where the table has no such column. */
export type Cells = (column: Column) => string;

/** The columns of one table. */
export interface Columns {
  /** Index of the column; -1 where the table has none. */
  readonly at: (column: Column) => number;
  readonly cells: (row: TableRow) => Cells;
  /** What a word for a result means in the language of the table. */
  readonly wordOf: (text: string) => ResultWord | null;
}

/** How to read the columns of a table by what they hold; the first column of a kind counts. */
export function columnsOf(head: TableRow): Columns {
  const language = languageOf(head.cells);
  const indexes = new Map<Column | null, number>();
  for (const [index, kind] of head.cells.map(columnOf).entries()) if (!indexes.has(kind)) indexes.set(kind, index);
  const at = (column: Column) => indexes.get(column) ?? -1;
  const plain = (row: TableRow, column: Column) => row.cells[at(column)] ?? '';
  const wordOf = (text: string) => resultOfWord(text, language);
  if (at('firstName') === -1) return { at, cells: (row) => (column) => plain(row, column), wordOf };
  // "Prénom;Nom" and "Vorname;Nachname": one name in two columns.
  const last = at('lastName') === -1 ? 'player' : 'lastName';
  const nameIn = (row: TableRow) => `${plain(row, 'firstName')} ${plain(row, last)}`.trim();
  return {
    at: (column) => (column === 'player' && at('player') === -1 ? at(last) : at(column)),
    cells: (row) => (column) => (column === 'player' ? nameIn(row) : plain(row, column)),
    wordOf,
  };
}

/** The number of a round: 3, R3, Round 3; null for other texts. */
export function roundNumber(text: string): number | null {
  const [, digits] = /^\D{0,12}(\d{1,3})$/.exec(latinDigits(text)) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

const ELIMINATION = /final|elim|knock|playoff|^top ?\d|^(sf|qf|f)$/i;

function readMatches(table: Table | null, findings: FileFindings): FileTournament[] {
  if (table === null) return [];
  const { cells } = columnsOf(table.head);
  const groups = new Map<string, TableRow[]>();
  for (const row of table.rows) {
    const name = cells(row)('tournament');
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [row]);
    else group.push(row);
  }
  return [...groups].map(([name, rows]) => readOne(name, rows, table, findings));
}

interface RoundRows {
  readonly key: string;
  readonly number: number | null;
  readonly isElimination: boolean;
  readonly matches: FileMatch[];
}

function readOne(name: string, rows: readonly TableRow[], { head }: Table, findings: FileFindings): FileTournament {
  const columns = columnsOf(head);
  const { at, cells } = columns;
  const players = new Map<string, FilePlayer>();
  const list = (id: string, place: FilePlace): void => {
    if (players.has(id)) return;
    players.set(id, {
      id,
      name: id,
      seed: null,
      country: null,
      place: null,
      droppedAfterRound: null,
      listedAt: place,
    });
  };
  const rounds = new Map<string, RoundRows>();
  const sides = at('first') === -1 ? (['winner', 'loser'] as const) : (['first', 'second'] as const);
  for (const row of rows) {
    const cell = cells(row);
    const [first, second] = [cell(sides[0]), cell(sides[1])];
    const [isAlone, isEmpty] = [!players.has(second) && isNobody(second), !players.has(first) && isNobody(first)];
    if (isAlone && isTotal(first || row.cells[0]!)) continue;
    const key = `${cell('stage')} ${cell('round')}`.trim() || '1';
    let round = rounds.get(key);
    if (round === undefined) {
      const number = roundNumber(cell('round'));
      round = { key, number, isElimination: ELIMINATION.test(key), matches: [] };
      rounds.set(key, round);
      if (number === null && cell('round') !== '' && !round.isElimination) {
        const message = `“${cell('round').slice(0, 40)}” is no number of a round.`;
        const advice = 'Write a whole number from 1, or the name of a final.';
        findings.add('value-not-understood', placeOfCell(row, at('round')), message, advice);
      }
    }
    if (isAlone && isEmpty) continue;
    const place = placeOfCell(row, at(sides[0]));
    if (!isEmpty) list(first, place);
    if (!isAlone) list(second, placeOfCell(row, at(sides[1])));
    const source = { cell, row, columns };
    if (isAlone || isEmpty) round.matches.push({ ...aloneIn(isEmpty ? second : first, source), place });
    else round.matches.push({ ...matchOf(first, second, source, findings), place });
  }
  const ordered = [...rounds.values()].sort(
    (a, b) => Number(a.isElimination) - Number(b.isElimination) || (a.number ?? 0) - (b.number ?? 0),
  );
  const read = ordered.map(({ isElimination, matches }, index): FileRound => ({
    round: index + 1,
    stage: isElimination ? 'elimination' : 'swiss',
    matches,
  }));
  const dates = rows.flatMap((row) => {
    const written = cells(row)('start');
    return written === '' ? [] : (readDay(written, placeOfCell(row, at('start')), findings) ?? []);
  });
  const found = [...players.values()];
  checkSimilarNames(found, read, (id) => players.get(id)!.listedAt!, findings);
  const facts = { name: name || null, startsAt: dates.sort()[0] ?? null, hasGameScores: true };
  return tournamentOf(facts, found, read);
}

/** One row of the table, and how to read it. */
interface MatchRow {
  readonly cell: Cells;
  readonly row: TableRow;
  readonly columns: Columns;
}

const aloneIn = (player: string, { cell, columns }: MatchRow): FileMatch =>
  columns.wordOf(cell('result'))?.outcome === 'absent' ? absent(player) : bye(player);

function matchOf(first: string, second: string, source: MatchRow, findings: FileFindings): FileMatch {
  const { cell } = source;
  // Most results are one word; looking for a sentence in them made reading slower.
  const said = cell('result').includes(' ') ? readResultSentence(cell('result'), first, second) : null;
  if (said?.kind === 'bye') return bye(first);
  if (said?.kind === 'forfeit') return forfeited(first, second, said.result);
  const score = said?.score ?? scoreIn(source, findings);
  const isSaid = said?.kind === 'played';
  const match = isSaid ? played(first, second, said.result) : playedBy(first, second, score, source, findings);
  const isForfeit = /forfeit|no.?show|kampflos|forfait/i.test(cell('ending'));
  return { ...match, score, ...(isForfeit && { kind: 'forfeit' }) };
}

/** Two columns, or one like "100-35". */
function scoreIn({ cell, row, columns }: MatchRow, findings: FileFindings): readonly [number, number] | null {
  const [own, other] = (['firstScore', 'secondScore'] as const).map((column) =>
    isBrokenNumber(cell(column)) ? null : readNumber(cell(column), placeOfCell(row, columns.at(column)), findings),
  );
  if (own != null && other != null) return [own, other];
  return scoreOf(cell('score')) ?? scoreOf(cell('result'));
}

function playedBy(
  first: string,
  second: string,
  score: readonly [number, number] | null,
  { cell, row, columns: { at, wordOf } }: MatchRow,
  findings: FileFindings,
): FileMatch {
  const word = wordOf(cell('result'));
  const winner = cell('winner');
  if (winner !== '') {
    // Where the columns are winner and loser, somebody has to stand first in a draw too.
    if (at('loser') !== -1 && word?.outcome === 'draw') return played(first, second, 'draw');
    if (winner === first || winner === '1') return played(first, second, 'win');
    if (winner === second || winner === '2') return played(first, second, 'loss');
    if (wordOf(winner)?.outcome === 'draw') return played(first, second, 'draw');
    const message = `The winner “${winner.slice(0, 40)}” is neither ${first} nor ${second}.`;
    findings.add(
      'value-not-understood',
      placeOfCell(row, at('winner')),
      message,
      'Write the name of one of the two, or "draw".',
    );
    return played(first, second, null);
  }
  if (word !== null) {
    if (word.outcome === 'forfeit-win' || word.outcome === 'forfeit-loss')
      return forfeited(first, second, word.outcome === 'forfeit-win' ? 'win' : 'loss');
    if (word.outcome !== 'bye' && word.outcome !== 'absent')
      return { ...played(first, second, word.outcome), margin: word.margin };
  } else if (cell('result') !== '' && scoreOf(cell('result')) === null) {
    const message = `The result “${cell('result').slice(0, 40)}” is not understood.`;
    findings.add(
      'value-not-understood',
      placeOfCell(row, at('result')),
      message,
      'Write win, loss or draw as the first player’s, FW, MW, FL, ML or TT, or a score as 2-1.',
    );
    return played(first, second, null);
  }
  if (score !== null) return played(first, second, resultOf(...score));
  // A score that cannot be read has its finding already.
  if (cell('firstScore') !== '' && cell('secondScore') !== '') return played(first, second, null);
  const message = `The match of ${first} and ${second} has no result.`;
  findings.add(
    'match-without-result',
    placeOfCell(
      row,
      [at('result'), at('winner'), at('firstScore'), 0].find((column) => column !== -1)!,
    ),
    message,
    'Write a result, a winner or a score.',
  );
  return played(first, second, null);
}
