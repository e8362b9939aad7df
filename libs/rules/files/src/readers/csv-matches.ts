import {
  absent,
  bye,
  forfeited,
  resultOf,
  columnOf,
  isNobody,
  isTotal,
  languageOf,
  resultOfWord,
  scoreOf,
  type Column,
  type ResultWord,
  tournamentOf,
  type FileMatch,
  type FilePlayer,
  type FileRound,
  type FileTournament,
  isBrokenNumber,
  numberOfCell,
  readDay,
  readNumber,
  marginOfPoints,
  type FileFindings,
  type FilePlace,
  type FileReader,
  type SourceFile,
  type Sheet,
} from '@quadrant/rules/file-reading';
import { placeOfCell, readTable, type Table, type TableRow } from '../read-table.js';
import { adviceForResult, readResultText, type ResultText } from '../result-text.js';
import { ELIMINATION, roundNumber, roundOfHeading, rowsOfRounds, type RowOfRound } from '../round-cells.js';
import { checkSimilarNames } from '../similar-names.js';
import { collectSpellings } from '../spellings.js';

/**
 * Reads a table with a row for each match: round, two players, and a result, a winner or two scores; or winner and loser. A
 * column "tournament" holds several tournaments in one file. Results may be sentences, as in tables made of Melee's pages.
 */
export const csvMatchesReader: FileReader = {
  format: 'csv-matches',
  title: 'a table of matches (CSV)',
  recognizes: (file) =>
    hasColumns(file, ['first', 'second']) ||
    hasColumns(file, ['winner', 'loser']) ||
    (hasColumns(file, ['player', 'opponent']) && isOneSided(file.sheet!)),
  read: ({ sheet }, findings) => (sheet === null ? [] : readMatches(sheet, findings)),
};

/** Whether the head of a table names these columns. */
export function hasColumns({ sheet }: SourceFile, columns: readonly Column[]): boolean {
  const known = new Set(sheet?.head.names.map(columnOf));
  if (known.has('firstName') && known.has('lastName')) known.add('player');
  return columns.every((column) => known.has(column));
}

/** The same function; in a table most cells are written many times, and each is taken apart once. */
function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

/** Whether a table of players and opponents has each match once: nobody who is an opponent has a row of their own in that round. */
function isOneSided(sheet: Sheet): boolean {
  const records = sheet.records();
  if ('code' in records) return false;
  const { at } = columnsOf({ cells: sheet.head.names, line: 1 });
  const [roundAt, playerAt, opponentAt] = [at('round'), at('player'), at('opponent')];
  const players = new Set<string>();
  const opponents = new Set<string>();
  let round = '';
  for (const row of records.slice(sheet.head.height)) {
    const filled = row.filter((cell) => cell.trim() !== '');
    round = row[roundAt]?.trim() || (filled.length === 1 && roundOfHeading(filled[0]!.trim())) || round;
    const [player, opponent] = [row[playerAt], row[opponentAt]].map((cell) => cell?.trim().toLowerCase() ?? '');
    const [own, other] = [`${round} ${player}`, `${round} ${opponent}`];
    if (opponents.has(own) || players.has(other)) return false;
    players.add(own);
    if (!isNobody(opponent!)) opponents.add(other);
  }
  return opponents.size > 0;
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
  const indexes: Partial<Record<Column, number>> = {};
  for (const [index, name] of head.cells.entries()) {
    const kind = columnOf(name);
    if (kind !== null) indexes[kind] ??= index;
  }
  const at = (column: Column) => indexes[column] ?? -1;
  const plain = (row: TableRow, column: Column) => {
    const index = indexes[column];
    return index === undefined ? '' : (row.cells[index] ?? '');
  };
  const wordOf = remember((text) => resultOfWord(text, language));
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

interface RoundRows {
  readonly number: number | null;
  readonly isElimination: boolean;
  readonly matches: FileMatch[];
}

/** The columns of the two players of a row. */
type Sides = readonly [Column, Column];

function sidesOf({ at }: Columns): Sides {
  if (at('first') !== -1) return ['first', 'second'];
  return at('winner') !== -1 && at('loser') !== -1 ? ['winner', 'loser'] : ['player', 'opponent'];
}

function readMatches(sheet: Sheet, findings: FileFindings): FileTournament[] {
  const table = readTable(sheet, findings);
  if (table === null) return [];
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
        return !nobody(other) || (!nobody(one) && !isTotal(one));
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
  return [...groups].map(([name, ofTournament]) => readOne(name, ofTournament, { ...table, nobody }, findings));
}

interface MatchTable extends Table {
  readonly nobody: (text: string) => boolean;
}

function readOne(
  name: string,
  rows: readonly RowOfRound[],
  { head, nobody }: MatchTable,
  findings: FileFindings,
): FileTournament {
  const columns = columnsOf(head);
  const { at } = columns;
  const [firstColumn, secondColumn] = sidesOf(columns);
  const [firstAt, secondAt] = [at(firstColumn), at(secondColumn)];
  const players = new Map<string, FilePlayer>();
  const spellings = collectSpellings(findings);
  /** Ids by what is written; null for nobody. */
  const ids = new Map<string, string | null>();
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
  const rounds = new Map<string, RoundRows>();
  const stageAt = at('stage');
  for (const { row, round: written } of rows) {
    const stage = stageAt === -1 ? '' : (row.cells[stageAt] ?? '');
    const key = stage === '' ? written || '1' : `${stage} ${written}`.trim();
    let round = rounds.get(key);
    if (round === undefined) {
      const number = roundNumber(written);
      round = { number, isElimination: ELIMINATION.test(key), matches: [] };
      rounds.set(key, round);
      if (number === null && written !== '' && !round.isElimination) {
        const message = `“${written.slice(0, 40)}” is no number of a round.`;
        const advice = 'Write a whole number from 1, or the name of a final.';
        findings.add('value-not-understood', placeOfCell(row, at('round')), message, advice);
      }
    }
    const [first, second] = [idOf(row, firstColumn, firstAt), idOf(row, secondColumn, secondAt)];
    const source = { cell: columns.cells(row), row, columns, place: placeOfCell(row, firstAt) };
    const alone = first ?? second;
    if (first !== null && second !== null) round.matches.push(matchOf(first, second, source, findings));
    else if (alone !== null) round.matches.push(aloneIn(alone, source));
  }
  const ordered = [...rounds.values()].sort(
    (a, b) => Number(a.isElimination) - Number(b.isElimination) || (a.number ?? 0) - (b.number ?? 0),
  );
  const read = ordered.map(({ isElimination, matches }, index): FileRound => ({
    round: index + 1,
    stage: isElimination ? 'elimination' : 'swiss',
    matches,
  }));
  const startAt = at('start');
  const dates = rows.flatMap(({ row }) => {
    const written = row.cells[startAt] ?? '';
    return written === '' ? [] : (readDay(written, placeOfCell(row, startAt), findings) ?? []);
  });
  const found = [...players.values()];
  checkSimilarNames(found, read, (id) => players.get(id)!.listedAt!, findings);
  const facts = { name: name || null, startsAt: dates.sort()[0] ?? null, hasGameScores: true };
  return tournamentOf(facts, found, read);
}

const FORFEIT = /forfeit|no.?show|kampflos|forfait/i;

/** One row of the table, and how to read it. */
interface MatchRow {
  readonly cell: Cells;
  readonly row: TableRow;
  readonly columns: Columns;
  readonly place: FilePlace;
}

function aloneIn(player: string, { cell, columns, place }: MatchRow): FileMatch {
  const outcome = columns.wordOf(cell('result'))?.outcome;
  const isAbsent = outcome === 'absent' || outcome === 'loss' || outcome === 'forfeit-loss';
  return { ...(isAbsent ? absent(player) : bye(player)), place };
}

const NOTHING_SAID: ResultText = { outcome: null, margin: null, score: null };
const NO_GAMES: FileMatch['games'] = [];

function matchOf(first: string, second: string, source: MatchRow, findings: FileFindings): FileMatch {
  const { cell, row, columns, place } = source;
  const { at, wordOf } = columns;
  const written = cell('result');
  const said = written === '' ? NOTHING_SAID : (wordOf(written) ?? readResultText(written, [first, second], wordOf));
  if (said?.outcome === 'bye') return { ...bye(first), place };
  if (said?.outcome === 'forfeit-both') return { ...forfeited(first, second, null), place };
  if (said?.outcome === 'forfeit-win' || said?.outcome === 'forfeit-loss')
    return { ...forfeited(first, second, said.outcome === 'forfeit-win' ? 'win' : 'loss'), place };
  const score = (said && 'score' in said ? said.score : null) ?? scoreIn(source, findings);
  const points = pointsIn(source);
  const done = (result: FileMatch['result']): FileMatch => ({
    players: [first, second],
    kind: FORFEIT.test(cell('ending')) ? 'forfeit' : 'played',
    result,
    margin: result === 'win' || result === 'loss' ? (said?.margin ?? (points && marginOfPoints(points))) : null,
    score,
    games: NO_GAMES,
    place,
  });
  if (cell('winner') !== '') return done(winnerIn([first, second], source, findings));
  if (said === null) {
    const message = `The result “${written.slice(0, 40)}” is not understood.`;
    findings.add('value-not-understood', placeOfCell(row, at('result')), message, adviceForResult(written));
    return done(null);
  }
  if (said.outcome === 'win' || said.outcome === 'loss' || said.outcome === 'draw') return done(said.outcome);
  const numbers = score ?? points;
  if (numbers !== null) return done(resultOf(...numbers));
  // A score that cannot be read has its finding already.
  if (cell('firstScore') !== '' && cell('secondScore') !== '') return done(null);
  const message = `The match of ${first} and ${second} has no result.`;
  const column = [at('result'), at('winner'), at('firstScore'), 0].find((each) => each !== -1)!;
  findings.add('match-without-result', placeOfCell(row, column), message, 'Write a result, a winner or a score.');
  return done(null);
}

/** Two columns, or one like "100-35". */
function scoreIn({ cell, row, columns }: MatchRow, findings: FileFindings): readonly [number, number] | null {
  const isOneSided = columns.at('first') === -1 && columns.at('opponentScore') !== -1;
  const [own, other] = (
    isOneSided ? (['score', 'opponentScore'] as const) : (['firstScore', 'secondScore'] as const)
  ).map((column) =>
    isBrokenNumber(cell(column)) ? null : readNumber(cell(column), placeOfCell(row, columns.at(column)), findings),
  );
  if (own != null && other != null) return [own, other];
  return scoreOf(cell('score'));
}

/** Victory points of both, where the table has two columns of them. */
function pointsIn({ cell }: MatchRow): readonly [number, number] | null {
  const [own, other] = [numberOfCell(cell('firstVp')), numberOfCell(cell('secondVp'))];
  return own === null || other === null ? null : [own, other];
}

function winnerIn(
  [first, second]: readonly [string, string],
  { cell, row, columns: { at, wordOf } }: MatchRow,
  findings: FileFindings,
): FileMatch['result'] {
  const winner = cell('winner');
  // Where the columns are winner and loser, somebody has to stand first in a draw too.
  if (at('loser') !== -1 && wordOf(cell('result'))?.outcome === 'draw') return 'draw';
  const is = (name: string, number: string, column: Column) =>
    winner.toLowerCase() === name.toLowerCase() || winner === number || columnOf(winner) === column;
  if (is(first, '1', 'first')) return 'win';
  if (is(second, '2', 'second')) return 'loss';
  if (wordOf(winner)?.outcome === 'draw' || isNobody(winner)) return 'draw';
  const message = `The winner “${winner.slice(0, 40)}” is neither ${first} nor ${second}.`;
  const advice = 'Write the name of one of the two, or "draw".';
  findings.add('value-not-understood', placeOfCell(row, at('winner')), message, advice);
  return null;
}
