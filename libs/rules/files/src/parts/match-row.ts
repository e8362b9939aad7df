import { say } from '@quadrant/rules/message';
import { isBrokenNumber, numberOfCell, readNumber } from './cell-values.js';
import type { Cells, Columns } from './columns.js';
import type { FileFindings, FilePlace } from './file-findings.js';
import type { FileMatch } from './file-tournament.js';
import { gamesOfScore } from './games-of-score.js';
import { lookUpNames, onlyMeant } from './listed-names.js';
import { readGames, type ToldGames } from './match-games.js';
import { readOnePlayer } from './one-player.js';
import type { marginOfPoints } from './pair-cards.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { adviceForResult, marginOfText, readResultText, type ResultText, wordToExplain } from './result-text.js';
import {
  absent,
  againstUnknown,
  bye,
  forfeited,
  mirrorResult,
  played,
  resultOf,
  signedDifferential,
} from './results.js';
import { isForfeitAlone, saysForfeit } from './forfeit-words.js';
import { addHalfScore, addNoScore } from './score-cells.js';
import { columnOf, isBlank, isNobody, isUnknown, scoreOf, type Column } from './table-words.js';

type Sides = readonly [Column, Column];

/** Returns the columns of the two players of a match. */
export function sidesOf({ at }: Columns): Sides {
  if (at('first') !== -1) return ['first', 'second'];
  return at('winner') !== -1 && at('loser') !== -1 ? ['winner', 'loser'] : ['player', 'opponent'];
}

/** One row of the table, and how to read it. */
export interface MatchRow {
  readonly cell: Cells;
  readonly row: TableRow;
  readonly columns: Columns;
  readonly place: FilePlace;
  /** Returns what the victory points of both say about a win, see {@link marginsIn}. */
  readonly marginOf: typeof marginOfPoints;
}

/** Reads a match of a player with an unknown opponent, from the side of the player. */
export function openIn(
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

export function aloneIn(
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

export const SCORES = ['firstScore', 'secondScore', 'score', 'opponentScore'] as const;

const NOTHING_SAID: ResultText = { outcome: null, margin: null, score: null };
const NO_GAMES: FileMatch['games'] = [];

export interface ReadMatch {
  readonly match: FileMatch;
  /** Tells whether the score is in one cell and the result in another: some write the winner's points first. */
  readonly isScoreAlone: boolean;
}

/** Reads a match of two players; what cannot be read has a finding, and the result is null. */
export function matchOf(first: string, second: string, source: MatchRow, findings: FileFindings): ReadMatch {
  const { row, columns } = source;
  const told = readGames(row, columns.games, [first, second], columns.wordOf, findings);
  if (told === null) return wholeMatchOf(first, second, source, findings);
  const { cell } = source;
  const isSilent = cell('result') === '' && cell('winner') === '' && SCORES.every((column) => cell(column) === '');
  const read = isSilent
    ? { match: { ...played(first, second, told.result), place: source.place }, isScoreAlone: false }
    : wholeMatchOf(first, second, source, findings);
  return { ...read, match: withGames(read.match, told, source, findings) };
}

/** Adds the single games to a match. Where the result of the whole match is another one, it counts, and the games are not used. */
function withGames(match: FileMatch, told: ToldGames, { row, columns }: MatchRow, findings: FileFindings): FileMatch {
  const { games, lightOf, result } = told;
  if (match.kind !== 'played' || match.isResultUnknown === true) return match;
  const isOther =
    match.result !== result ||
    (match.score !== null && gamesOfScore(match.score) !== null && !isScoreOf(match.score, games));
  if (!isOther) return { ...match, games, ...(lightOf && { lightOf }) };
  const [first, second] = match.players;
  const message = say`The games of ${first} and ${second!} have another result than their match.`;
  const place = placeOfCell(row, columns.games[0]!.index);
  findings.add('score-against-result', place, message, say`Correct the games or the match; the match counts.`);
  return match;
}

/** Tells whether a score counts these games: 1-1 and 3-3 are a win of each player. */
function isScoreOf(score: readonly [number, number], games: FileMatch['games']): boolean {
  const sorted = (list: FileMatch['games']) => list.map(String).sort().join(' ');
  return sorted(gamesOfScore(score) ?? []) === sorted(games);
}

function wholeMatchOf(first: string, second: string, source: MatchRow, findings: FileFindings): ReadMatch {
  const { cell, row, columns, place, marginOf } = source;
  const { at, wordOf } = columns;
  const as = (match: FileMatch): ReadMatch => ({ match: { ...match, place }, isScoreAlone: false });
  const resultColumn = resultColumnOf(source);
  const written = cell(resultColumn);
  const isForfeit = [cell('ending'), cell('differential'), written].some(saysForfeit);
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
  const ended = wordOf(cell('ending'))?.outcome;
  if (outcome === 'forfeit-both' || ended === 'forfeit-both') return as({ ...forfeited(first, second, null), score });
  // A player who is named with an opponent and has a missed game lost without playing.
  const forfeit = outcome === 'absent' ? 'loss' : outcome === null ? undefined : FORFEITS[outcome];
  if (forfeit !== undefined) return as({ ...forfeited(first, second, winner ?? forfeit), score });
  const isConceded = said?.isConceded === true || CONCEDED.test(cell('ending'));
  const points = pointsIn(source, findings);
  const differential = said?.differential ?? numberOfCell(cell('differential'));
  const done = (result: FileMatch['result'], isFromScore = false): ReadMatch => {
    tellOtherEnding(result, source, findings);
    return {
      match: {
        players: [first, second],
        kind: isForfeit ? 'forfeit' : 'played',
        ...(isFromScore && { isFromScore }),
        ...(isConceded && { isConceded }),
        result,
        margin:
          result === 'win' || result === 'loss'
            ? (said?.margin ?? (points && marginOf(points)) ?? marginOfEnding(cell('ending'), wordOf))
            : null,
        score,
        ...(differential !== null && { differential: signedDifferential(differential, result) }),
        games: NO_GAMES,
        place,
      },
      isScoreAlone: !isFromScore && score !== null && resultColumn === 'result' && isScoreCell(source),
    };
  };
  if (said === null) {
    const message = say`The result “${written.slice(0, 40)}” is not understood.`;
    const unknown = { ...placeOfCell(row, at(resultColumn)), value: wordToExplain(written) };
    findings.add('value-not-understood', unknown, message, adviceForResult(written));
    return done(winner ?? null);
  }
  // A form asks for the winner in every row, "or either, if tied".
  if (winner !== undefined && ended === 'draw') return done('draw');
  if (winner !== undefined) {
    checkWinner(winner, outcome, source, findings);
    if (points !== null && resultOf(...points) !== winner) tellOtherPoints(winner, points, source, findings);
    return done(winner);
  }
  if (outcome === 'win' || outcome === 'loss' || outcome === 'draw') {
    if (points !== null && resultOf(...points) !== outcome) tellOtherPoints(outcome, points, source, findings);
    return done(outcome);
  }
  // A tie-break may decide a match of one game each, and the points tell it.
  const isLevel = score !== null && score[0] === score[1];
  const numbers = isLevel ? (points ?? score) : (score ?? points);
  if (numbers !== null) {
    const shown = resultOf(...numbers);
    if (points !== null && resultOf(...points) !== shown) tellOtherPoints(shown, points, source, findings);
    return done(shown, numbers === score && said.score === null);
  }
  // A score that cannot be read has its finding already.
  if (cell('firstScore') !== '' && cell('secondScore') !== '') return done(null);
  return { match: leaveOpen(done(null).match, source, findings), isScoreAlone: false };
}

interface WordInPoints extends Pick<FileMatch, 'result' | 'score'> {
  readonly isPlayed: boolean;
}

/**
 * Reads a word in place of the points of a player, as in "Ann;forfeit win;Bob;" and "Ann;100;Bob;absent", or behind them, as in
 * "Ann;3f;Bob;0f".
 */
function outcomeInPoints(source: MatchRow): WordInPoints | null {
  const { columns } = source;
  const first = pointsOfFirst(columns);
  const pairs = [first === null ? null : ([first, 'secondVp'] as const), scoreColumns(columns)];
  for (const pair of pairs) {
    const told = pair === null ? null : outcomeInPair(pair, source);
    if (told !== null) return told;
  }
  return null;
}

function outcomeInPair(pair: Sides, { cell, columns }: MatchRow): WordInPoints | null {
  const texts = pair.map(cell);
  const numbers = texts.map((text) => numberOfCell(text.replace(FORFEIT_BEHIND, '$1')));
  const [own = 0, other = 0] = numbers.map((number) => number ?? 0);
  const score = numbers.every((number) => number === null) ? null : ([own, other] as const);
  if (score !== null && texts.some((text) => FORFEIT_BEHIND.test(text)))
    return { isPlayed: false, result: own === other ? null : resultOf(own, other), score: null };
  // A word alone does not say whether the player of its cell was there.
  const outcomes = texts.map((text) =>
    /[\p{L}+]/u.test(text) && !isForfeitAlone(text) ? columns.wordOf(text)?.outcome : undefined,
  );
  if (outcomes.every((outcome) => outcome === 'forfeit-loss' || outcome === 'absent'))
    return { isPlayed: false, result: null, score };
  for (const [side, outcome] of outcomes.entries()) {
    if (outcome === undefined || outcome === 'bye') continue;
    if (outcome === 'forfeit-both') return { isPlayed: false, result: null, score };
    const isPlayed = outcome === 'win' || outcome === 'loss' || outcome === 'draw';
    const result = isPlayed ? outcome : outcome === 'absent' ? 'loss' : FORFEITS[outcome]!;
    return { isPlayed, result: side === 0 ? result : mirrorResult(result), score };
  }
  return null;
}

/** A sign behind the points of a game says that it was not played: "3f", "0 (ff)". */
const FORFEIT_BEHIND = /^(\d{1,3}) ?\(?(?:ff?|ft|forfeit|forfait)\)?$/i;

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
  columns.at('result') === -1 && scoreColumns(columns) === null && /\p{L}/u.test(cell('score')) ? 'score' : 'result';

/** The ending of a win tells whether it was full, or whether time was called: F, FW, Full, M, Mod, time. */
const marginOfEnding = (ending: string, wordOf: Columns['wordOf']): FileMatch['margin'] =>
  ENDED_FULL.test(ending)
    ? 'full'
    : ENDED_MODIFIED.test(ending)
      ? 'modified'
      : (wordOf(ending)?.margin ?? marginOfText(ending));

/** Tells whether an ending says something about its game that is read. */
export const isEndingKnown = (ending: string, wordOf: Columns['wordOf']): boolean =>
  saysForfeit(ending) ||
  CONCEDED.test(ending) ||
  wordOf(ending) !== null ||
  marginOfEnding(ending, wordOf) !== null ||
  isBlank(ending);

const ENDED_FULL = /^f\.?$/i;
const ENDED_MODIFIED = /^m\.?$/i;

/** Reports an ending that does not go with the result: a tie where somebody won, or a full win where nobody did. */
function tellOtherEnding(result: FileMatch['result'], { cell, row, columns }: MatchRow, findings: FileFindings): void {
  const ending = cell('ending');
  if (ending === '' || result === null) return;
  const saysDraw = columns.wordOf(ending)?.outcome === 'draw';
  const saysFull = marginOfEnding(ending, columns.wordOf) === 'full';
  if (!(result === 'draw' ? saysFull : saysDraw)) return;
  const message = say`The result is a ${result}, but the ending is “${ending.slice(0, 40)}”.`;
  const place = placeOfCell(row, columns.at('ending'));
  findings.add('score-against-result', place, message, say`Correct the ending or the result; the result counts.`);
}

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
  const place = placeOfCell(row, columns.at(pointsOfFirst(columns) ?? 'vp'));
  findings.add(
    'score-against-result',
    place,
    message,
    say`Correct the victory points or the result; the result counts.`,
  );
}

export function scoreColumns({ at }: Columns): readonly [Column, Column] | null {
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
  // One cell may have the victory points of both: "3-1".
  if (first === null) return scoreOf(cell('vp'));
  const [own, other] = [first, 'secondVp' as const].map((column) =>
    readNumber(cell(column), placeOfCell(row, columns.at(column)), findings),
  );
  return own == null || other == null ? null : [own, other];
}

/** Returns the victory points of both players of a row, as a list with one pair; null where it has none. */
export function pairOfPoints(columns: Columns, cell: Cells): readonly [readonly [number, number]] | null {
  const first = pointsOfFirst(columns);
  const pair =
    first === null ? scoreOf(cell('vp')) : ([first, 'secondVp'] as const).map((column) => numberOfCell(cell(column)));
  const [own, other] = pair ?? [];
  return own == null || other == null ? null : [[own, other]];
}

export function pointsOfFirst({ at }: Columns): Column | null {
  if (at('secondVp') === -1) return null;
  return at('firstVp') !== -1 ? 'firstVp' : at('vp') !== -1 ? 'vp' : null;
}

/** "L" below "Winner" is the player below "Light", where the other heading begins with another letter; "B" the one below "Player B". */
function headingNamed(winner: string, columns: Columns): Column | null {
  if (winner.length !== 1) return null;
  const headings = (['first', 'second'] as const).map((column) => columns.heading(column).toLowerCase());
  const begun = headings.map((heading) => heading.charAt(0));
  const letters = begun[0] === begun[1] ? headings.map((heading) => OWN_LETTER.exec(heading)?.[0] ?? '') : begun;
  if (letters[0] === letters[1]) return null;
  const side = letters.indexOf(winner.toLowerCase());
  return side === -1 ? null : (['first', 'second'] as const)[side]!;
}

/** It is at the end of a heading, as in "Player B". */
const OWN_LETTER = /(?<= )[a-z]$/;

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
  const players = [first, second].map((name) => ({ id: name, name }));
  const meant = onlyMeant(lookUpNames(players)(winner));
  if (meant !== null) return meant === first ? 'win' : 'loss';
  const message = say`The winner “${winner.slice(0, 40)}” is neither ${first} nor ${second}.`;
  const advice = say`Write the name of one of the two, or "draw".`;
  findings.add('value-not-understood', placeOfCell(row, at('winner')), message, advice);
  return null;
}
