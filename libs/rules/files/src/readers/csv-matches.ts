import { say } from '@quadrant/rules/message';
import { absent, againstUnknown, bye, forfeited, mirrorResult, played, resultOf } from '../parts/results.js';
import {
  isBlank,
  isByeWord,
  columnOf,
  columnsIn,
  isDropWord,
  isNobody,
  isTotal,
  isUnknown,
  languageOf,
  resultOfWord,
  scoreOf,
  type Column,
  type ResultWord,
} from '../parts/table-words.js';
import { tournamentOf, type FileMatch, type FilePlayer, type FileTournament } from '../parts/file-tournament.js';
import { isBrokenNumber, numberOfCell, readNumber, readStart } from '../parts/cell-values.js';
import { marginOfPoints } from '../parts/pair-cards.js';
import { collectFileFindings, type FileFindings, type FilePlace } from '../parts/file-findings.js';
import type { FileReader, SourceFile } from '../parts/file-reader.js';
import type { Sheet } from '../parts/sheet.js';
import { placeOfCell, readTable, type Table, type TableRow } from '../parts/read-table.js';
import { adviceForResult, readResultText, type ResultText } from '../parts/result-text.js';
import {
  ELIMINATION,
  orderOfBracket,
  roundNumber,
  roundOfHeading,
  rowsOfRounds,
  type RowOfRound,
} from '../parts/round-cells.js';
import { addHalfScore, addNoScore, tellFromScores } from '../parts/score-cells.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { numberRounds } from '../parts/number-rounds.js';
import { collectSpellings } from '../parts/spellings.js';
import { readOnePlayer } from '../parts/one-player.js';
import { ownOrderOf } from '../parts/own-order.js';
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

/** Tells whether the head of a table names these columns. */
export function hasColumns({ sheet }: SourceFile, columns: readonly Column[]): boolean {
  const known = new Set(columnsIn(sheet?.head.names ?? []));
  if (known.has('firstName') && known.has('lastName')) known.add('player');
  return columns.every((column) => known.has(column));
}

/** Caches the values of a function: most cells of a table are repeated many times, and each text is parsed once. */
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
    const [own, other] = [`${round} ${player}`, `${round} ${opponent}`];
    if (opponents.has(own) || players.has(other)) return false;
    players.add(own);
    if (!isNobody(opponent!)) opponents.add(other);
  }
  return opponents.size > 0;
}

/** Returns the value of a column in a row, '' when the table has no such column. */
export type Cells = (column: Column) => string;

export interface Columns {
  /** The index of the column; -1 when the table has none. */
  readonly at: (column: Column) => number;
  readonly cells: (row: TableRow) => Cells;
  readonly wordOf: (text: string) => ResultWord | null;
  /** Returns the name of a column; '' when the table has none of that kind. */
  readonly heading: (column: Column) => string;
}

/** Returns how to read the columns of a table by what they hold; the first column of a kind counts. */
export function columnsOf(head: TableRow): Columns {
  const language = languageOf(head.cells);
  const indexes: Partial<Record<Column, number>> = {};
  for (const [index, kind] of columnsIn(head.cells).entries()) if (kind !== null) indexes[kind] ??= index;
  const at = (column: Column) => indexes[column] ?? -1;
  const plain = (row: TableRow, column: Column) => {
    const index = indexes[column];
    return index === undefined ? '' : (row.cells[index] ?? '');
  };
  const wordOf = remember((text) => resultOfWord(text, language));
  const heading = (column: Column) => plain(head, column);
  if (at('firstName') === -1) return { at, cells: (row) => (column) => plain(row, column), wordOf, heading };
  // "Prénom;Nom" and "Vorname;Nachname" are one name in two columns.
  const last = at('lastName') === -1 ? 'player' : 'lastName';
  const nameIn = (row: TableRow) => `${plain(row, 'firstName')} ${plain(row, last)}`.trim();
  return {
    at: (column) => (column === 'player' && at('player') === -1 ? at(last) : at(column)),
    cells: (row) => (column) => (column === 'player' ? nameIn(row) : plain(row, column)),
    wordOf,
    heading,
  };
}

interface RoundRows {
  readonly number: number | null;
  readonly isElimination: boolean;
  readonly matches: FileMatch[];
}

type Sides = readonly [Column, Column];

function sidesOf({ at }: Columns): Sides {
  if (at('first') !== -1) return ['first', 'second'];
  return at('winner') !== -1 && at('loser') !== -1 ? ['winner', 'loser'] : ['player', 'opponent'];
}

function readMatches(sheet: Sheet, findings: FileFindings): FileTournament[] {
  const read = readTable(sheet, findings);
  if (read === null) return [];
  const table = withPointsAsScores(read);
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
  const tournaments = [...groups].map(([name, ofTournament]) =>
    readOne(name, ofTournament, { ...table, nobody }, findings),
  );
  const [only, ...others] = tournaments;
  const order = only && others.length === 0 && table.standings ? orderIn(table.standings, only.players) : null;
  return order === null ? tournaments : [{ ...only!, ownOrder: order }];
}

function orderIn({ head, rows }: Table, players: readonly FilePlayer[]): string[] | null {
  const { cells } = columnsOf(head);
  const placed = rows.map((row) => ({ place: cells(row)('place'), name: cells(row)('player') }));
  return ownOrderOf(
    placed,
    players.map(({ id }) => id),
  );
}

/** A full win gives four victory points, so a pair of columns of them with more holds the points of the games. */
function withPointsAsScores(table: Table): Table {
  const columns = columnsOf(table.head);
  const first = pointsOfFirst(columns);
  if (first === null || scoreColumns(columns) !== null) return table;
  const [own, other] = [columns.at(first), columns.at('secondVp')];
  const isAbove = (cell = '') => (numberOfCell(cell) ?? 0) > MOST_VICTORY_POINTS;
  if (!table.rows.some(({ cells }) => isAbove(cells[own]) || isAbove(cells[other]))) return table;
  const cells = table.head.cells.map((name, at) => (at === own ? 'score1' : at === other ? 'score2' : name));
  return { ...table, head: { ...table.head, cells } };
}

const MOST_VICTORY_POINTS = 4;

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
  const bracket = orderOfBracket(rows.map(({ round }) => round));
  const scoredAlone: MatchAt[] = [];
  const stageAt = at('stage');
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
    const source = { cell: columns.cells(row), row, columns, place: placeOfCell(row, firstAt) };
    if (first !== null && second !== null) {
      const read = matchOf(first, second, source, findings);
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
  const startAt = at('start');
  const dates = rows.flatMap(({ row }) => {
    const text = row.cells[startAt] ?? '';
    return text === '' ? [] : [{ text, place: placeOfCell(row, startAt) }];
  });
  tellFromScores(read, at('result') !== -1 || at('winner') !== -1, findings);
  const found = withMarkedDrops([...players.values()], read, dropMarks);
  checkSimilarNames(found, read, (id) => players.get(id)!.listedAt!, findings);
  const facts = { name: name || null, ...readStart(dates, findings), hasGameScores: true };
  return tournamentOf(facts, found, read);
}

/** A row that says that a player left has nothing else. */
const isDrop = (row: TableRow, { cells }: Columns, second: Column): boolean =>
  isDropWord(cells(row)(second)) &&
  [...SCORES, 'result', 'winner'].every((column) => isBlank(cells(row)(column as Column)));

const FORFEIT =
  /forfeit|no.?show|walk.?over|^w\/?o$|^d\.?s?q\.?$|disq|kampflos|nicht (?:angetreten|erschienen)|forfait|incomparecencia|descalific|^ff$/i;

/** One row of the table, and how to read it. */
interface MatchRow {
  readonly cell: Cells;
  readonly row: TableRow;
  readonly columns: Columns;
  readonly place: FilePlace;
}

/** Reads a match of a player with an unknown opponent, from the side of the player. */
function openIn(
  first: string | null,
  second: string | null,
  source: MatchRow,
  findings: FileFindings,
): FileMatch | null {
  if (first === null && second === null) {
    const message = say`The row names no player who is known, so it is left out.`;
    findings.add('row-left-out', source.place, message, say`Name at least one player, or remove the row.`);
    return null;
  }
  const isSilent = ['result', 'winner', 'firstVp', 'secondVp', 'vp', ...SCORES].every(
    (column) => source.cell(column as Column) === '',
  );
  const match = isSilent
    ? { ...played('?', '?', null), isResultUnknown: true as const, place: source.place }
    : matchOf(first ?? '?', second ?? '?', source, findings).match;
  if (match.kind === 'forfeit' && match.result !== null && match.result !== 'draw') {
    const isThere = (match.result === 'win') === (first !== null);
    return { ...(isThere ? bye : absent)(first ?? second!), place: source.place };
  }
  if (second === null) return againstUnknown(first!, match);
  const [own, other] = match.score ?? [];
  const score = own === undefined || other === undefined ? null : ([other, own] as const);
  return againstUnknown(second, { ...match, result: mirrorResult(match.result), score });
}

function aloneIn(
  player: string | null,
  opponent: string,
  { cell, row, columns, place }: MatchRow,
  findings: FileFindings,
): FileMatch | null {
  if (player === null) {
    const message = say`The row has a bye, but no player.`;
    findings.add(
      'value-missing-in-file',
      place,
      message,
      say`Write the name of the player who had the bye, or remove the row.`,
    );
    return null;
  }
  // Programs say so in a column of their own, or in that of tables.
  const isBye = isBlank(opponent) && (IS_TRUE.test(cell('bye')) || row.cells.some((each) => BYE.test(each)));
  const scores = SCORES.map(cell).filter((each) => each !== '');
  const victoryPoints = pointsOfFirst(columns) === null ? '' : cell(pointsOfFirst(columns)!);
  const [result, winner] = [cell('result'), cell('winner')];
  // When the columns are winner and loser, the name represents the player.
  const isNamedAbove = columns.at('loser') !== -1 && columns.at('first') === -1;
  const { wordOf } = columns;
  const own = cell(sidesOf(columns)[0]) === player ? 'first' : 'second';
  const isOwn = headingNamed(winner, columns) === own || columnOf(winner) === own;
  return readOnePlayer(
    {
      player,
      opponent: isBye ? 'bye' : opponent,
      result,
      winner: isNamedAbove ? '' : isOwn ? player : winner,
      scores,
      victoryPoints,
      wordOf,
      place,
    },
    findings,
  );
}

const IS_TRUE = /^(?:true|yes|y|ja|oui|wahr|vrai|x|1)$/i;
const BYE = /^\W{0,9}bye\W{0,9}$/i;

const SCORES = ['firstScore', 'secondScore', 'score', 'opponentScore'] as const;

const NOTHING_SAID: ResultText = { outcome: null, margin: null, score: null };
const NO_GAMES: FileMatch['games'] = [];

interface ReadMatch {
  readonly match: FileMatch;
  /** Tells whether the score is in one cell and the result in another: some write the winner's points first. */
  readonly isScoreAlone: boolean;
}

function matchOf(first: string, second: string, source: MatchRow, findings: FileFindings): ReadMatch {
  const { cell, row, columns, place } = source;
  const { at, wordOf } = columns;
  const as = (match: FileMatch): ReadMatch => ({ match: { ...match, place }, isScoreAlone: false });
  const resultColumn = resultColumnOf(source);
  const written = cell(resultColumn);
  const saysForfeit = [cell('ending'), cell('differential'), written].some((each) => FORFEIT.test(each));
  const winner = cell('winner') === '' ? undefined : winnerIn([first, second], source, findings);
  const said = written === '' ? NOTHING_SAID : readResultText(written, [first, second], wordOf);
  const outcome = said?.outcome ?? null;
  // In a table of scores alone, the cell of the score says that the result is unknown.
  const isOfScores = at('result') === -1 && at('score') !== -1;
  const told = isOfScores ? cell('score') : written;
  if (winner === undefined && isUnknown(told)) {
    const unknown = { ...played(first, second, null), isResultUnknown: true as const };
    return as({ ...unknown, score: isOfScores ? null : scoreIn(source, null, findings) });
  }
  if (outcome === 'bye') {
    const message = say`The result is “${written.slice(0, 40)}”, but the row names two players, ${first} and ${second}.`;
    const advice = say`Write "bye" in place of the second player, or correct the result.`;
    findings.add('value-not-understood', placeOfCell(row, at(resultColumn)), message, advice);
    return as(played(first, second, null));
  }
  const inPoints = written === '' && winner === undefined ? outcomeInPoints(source) : null;
  if (inPoints !== null) {
    const { isPlayed, result, score } = inPoints;
    return as({ ...(isPlayed ? played : forfeited)(first, second, result), score });
  }
  const score = scoreIn(source, said?.score ?? null, findings);
  if (outcome === 'forfeit-both') return as({ ...forfeited(first, second, null), score });
  // A player who is named with an opponent and has a missed game lost without playing.
  const forfeit = outcome === 'absent' ? 'loss' : outcome === null ? undefined : FORFEITS[outcome];
  if (forfeit !== undefined) return as({ ...forfeited(first, second, winner ?? forfeit), score });
  const isConceded = said?.isConceded === true || CONCEDED.test(cell('ending'));
  const points = pointsIn(source, findings);
  const done = (result: FileMatch['result'], isFromScore = false): ReadMatch => ({
    match: {
      players: [first, second],
      kind: saysForfeit ? 'forfeit' : 'played',
      ...(isFromScore && { isFromScore }),
      ...(isConceded && { isConceded }),
      result,
      margin:
        result === 'win' || result === 'loss'
          ? (said?.margin ?? (points && marginOfPoints(points)) ?? marginOfEnding(cell('ending')))
          : null,
      score,
      games: NO_GAMES,
      place,
    },
    isScoreAlone: !isFromScore && score !== null && resultColumn === 'result' && isScoreCell(source),
  });
  if (said === null) {
    const message = say`The result “${written.slice(0, 40)}” is not understood.`;
    findings.add('value-not-understood', placeOfCell(row, at(resultColumn)), message, adviceForResult(written));
    return done(winner ?? null);
  }
  if (winner !== undefined) {
    checkWinner(winner, outcome, source, findings);
    if (points !== null && resultOf(...points) !== winner) tellOtherPoints(winner, points, source, findings);
    return done(winner);
  }
  if (outcome === 'win' || outcome === 'loss' || outcome === 'draw') {
    if (points !== null && resultOf(...points) !== outcome) tellOtherPoints(outcome, points, source, findings);
    return done(outcome);
  }
  const numbers = score ?? points;
  if (numbers !== null) return done(resultOf(...numbers), score !== null && said.score === null);
  // A score that cannot be read has its finding already.
  if (cell('firstScore') !== '' && cell('secondScore') !== '') return done(null);
  return { match: leaveOpen(done(null).match, source, findings), isScoreAlone: false };
}

/** A word alone does not say whether the player of its cell was there. */
const WHO_WAS_THERE = /^(?:ff|kampflos|forfait|forfeit|wo|w\/o|walk.?over)$/i;

interface WordInPoints extends Pick<FileMatch, 'result' | 'score'> {
  readonly isPlayed: boolean;
}

/** Reads a word in place of the points of a player, as in "Ann;forfeit win;Bob;" and "Ann;100;Bob;absent". */
function outcomeInPoints({ cell, columns }: MatchRow): WordInPoints | null {
  const first = pointsOfFirst(columns);
  const texts = (first === null ? (scoreColumns(columns) ?? []) : ([first, 'secondVp'] as const)).map(cell);
  const numbers = texts.map(numberOfCell);
  const [own = 0, other = 0] = numbers.map((number) => number ?? 0);
  const score = numbers.every((number) => number === null) ? null : ([own, other] as const);
  for (const [side, text] of texts.entries()) {
    const outcome = /[\p{L}+]/u.test(text) && !WHO_WAS_THERE.test(text) ? columns.wordOf(text)?.outcome : undefined;
    if (outcome === undefined || outcome === 'bye') continue;
    if (outcome === 'forfeit-both') return { isPlayed: false, result: null, score };
    const isPlayed = outcome === 'win' || outcome === 'loss' || outcome === 'draw';
    const result = isPlayed ? outcome : outcome === 'absent' ? 'loss' : FORFEITS[outcome]!;
    return { isPlayed, result: side === 0 ? result : mirrorResult(result), score };
  }
  return null;
}

function leaveOpen(match: FileMatch, { row, columns: { at } }: MatchRow, findings: FileFindings): FileMatch {
  const [first, second] = match.players;
  const message = say`The match of ${first} and ${second!} has no result.`;
  const column = [at('result'), at('winner'), at('firstScore'), 0].find((each) => each !== -1)!;
  const advice = say`Write a result, a winner or a score, or ? if it is unknown.`;
  findings.add('match-without-result', placeOfCell(row, column), message, advice);
  return { ...match, kind: 'played', isResultMissing: true };
}

const FORFEITS: Readonly<Record<string, 'win' | 'loss'>> = { 'forfeit-win': 'win', 'forfeit-loss': 'loss' };

/** A column called Score may hold results: W, FW, draw, FW 100-35. */
const resultColumnOf = ({ cell, columns }: MatchRow): Column =>
  columns.at('result') === -1 && /\p{L}/u.test(cell('score')) ? 'score' : 'result';

/** The ending of a win tells whether time was called. */
const marginOfEnding = (ending: string): FileMatch['margin'] => (TIMED.test(ending) ? 'modified' : null);

const TIMED = /^(?:on )?time(?:d| called)?$|^zeit|^temps/i;
const CONCEDED = /^conce|^resign|^aufgegeben|^aufgabe|^abandon/i;

/** Reports a result that says another winner than the winner's column, unless results there are the winner's. */
function checkWinner(
  winner: FileMatch['result'],
  outcome: ResultText['outcome'],
  { cell, row, columns: { at } }: MatchRow,
  findings: FileFindings,
): void {
  const isDraw = winner === 'draw';
  const isAgainst = outcome === 'loss' ? winner === 'win' : outcome === 'draw' ? !isDraw : outcome === 'win' && isDraw;
  if (!isAgainst || winner === null) return;
  const message = say`The winner is “${cell('winner').slice(0, 40)}”, but the result is “${cell('result').slice(0, 40)}”.`;
  findings.add('value-not-understood', placeOfCell(row, at('result')), message, say`Correct one of the two.`);
}

/** Reports victory points that say another result than the one of the table. */
function tellOtherPoints(
  result: FileMatch['result'],
  points: readonly [number, number],
  { row, columns }: MatchRow,
  findings: FileFindings,
): void {
  if (result === null) return;
  const message = say`The result is a ${result} of the first player, but the victory points are ${points.join('-')}.`;
  const place = placeOfCell(row, columns.at(pointsOfFirst(columns)!));
  findings.add(
    'score-against-result',
    place,
    message,
    say`Correct the victory points or the result; the result counts.`,
  );
}

function scoreColumns({ at }: Columns): readonly [Column, Column] | null {
  const other = at('secondScore') !== -1 ? 'secondScore' : 'opponentScore';
  const own = at('firstScore') !== -1 ? 'firstScore' : 'score';
  return at(own) === -1 || at(other) === -1 ? null : [own, other];
}

const isScoreCell = ({ columns, cell }: MatchRow): boolean => scoreColumns(columns) === null && cell('score') !== '';

/** Reads a score from two columns, from one like "100-35", or from the result. */
function scoreIn(source: MatchRow, inResult: FileMatch['score'], findings: FileFindings): FileMatch['score'] {
  const { cell, row, columns } = source;
  const both = scoreColumns(columns);
  if (both !== null) {
    const [own, other] = both.map((column) =>
      isBrokenNumber(cell(column)) ? null : readNumber(cell(column), placeOfCell(row, columns.at(column)), findings),
    );
    if (own != null && other != null) return [own, other];
    if (own == null && other == null) return inResult;
    const index = own == null ? 1 : 0;
    if (isBlank(cell(both[1 - index]!)))
      addHalfScore(cell(both[index]), placeOfCell(row, columns.at(both[index])), findings);
    return inResult;
  }
  const alone = ['firstScore', 'secondScore', 'opponentScore'].find(
    (column) => cell(column as Column) !== '',
  ) as Column;
  if (alone !== undefined) addHalfScore(cell(alone), placeOfCell(row, columns.at(alone)), findings);
  const written = cell('score');
  if (written === '' || isBrokenNumber(written) || resultColumnOf(source) === 'score') return inResult;
  const score = scoreOf(written);
  if (score !== null) return score;
  const place = placeOfCell(row, columns.at('score'));
  if (numberOfCell(written) !== null && !written.includes(',')) addHalfScore(written, place, findings);
  else addNoScore(written, place, findings);
  return inResult;
}

function pointsIn({ cell, row, columns }: MatchRow, findings: FileFindings): readonly [number, number] | null {
  const first = pointsOfFirst(columns);
  if (first === null) return null;
  const [own, other] = [first, 'secondVp' as const].map((column) =>
    readNumber(cell(column), placeOfCell(row, columns.at(column)), findings),
  );
  return own == null || other == null ? null : [own, other];
}

function pointsOfFirst({ at }: Columns): Column | null {
  if (at('secondVp') === -1) return null;
  return at('firstVp') !== -1 ? 'firstVp' : at('vp') !== -1 ? 'vp' : null;
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

/** "L" below "Winner" is the player below "Light", where the other heading begins with another letter. */
function headingNamed(winner: string, columns: Columns): Column | null {
  if (winner.length !== 1) return null;
  const letters = (['first', 'second'] as const).map((column) => columns.heading(column).charAt(0).toLowerCase());
  if (letters[0] === letters[1]) return null;
  const side = letters.indexOf(winner.toLowerCase());
  return side === -1 ? null : (['first', 'second'] as const)[side]!;
}

function winnerIn(
  [first, second]: readonly [string, string],
  source: MatchRow,
  findings: FileFindings,
): FileMatch['result'] {
  const {
    cell,
    row,
    columns: { at, wordOf },
  } = source;
  const winner = cell('winner');
  // When the columns are winner and loser, one of the players has to be first in a draw too.
  if (at('loser') !== -1 && wordOf(cell('result'))?.outcome === 'draw') return 'draw';
  const named = headingNamed(winner, source.columns);
  const is = (name: string, number: string, column: Column) =>
    winner.toLowerCase() === name.toLowerCase() || winner === number || columnOf(winner) === column || named === column;
  if (is(first, '1', 'first')) return 'win';
  if (is(second, '2', 'second')) return 'loss';
  if (wordOf(winner)?.outcome === 'draw' || isNobody(winner)) return 'draw';
  const message = say`The winner “${winner.slice(0, 40)}” is neither ${first} nor ${second}.`;
  const advice = say`Write the name of one of the two, or "draw".`;
  findings.add('value-not-understood', placeOfCell(row, at('winner')), message, advice);
  return null;
}
