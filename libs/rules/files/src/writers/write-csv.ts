import { stringify } from 'csv-stringify/sync';
import {
  basisOfPlace,
  withoutMark,
  numbersOfMatches,
  type IncompleteMatch,
  type Match,
  type Round,
  type Standing,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { makeHarmless } from '../parts/harmless.js';
import { mirrorOf, outcomeOf, type Outcome } from './outcome-of.js';

/** A text that a spreadsheet program would compute has an apostrophe before it; see {@link makeHarmless}. */
export type Cell = string | number;
/** The first row has the headings. */
export type Rows = readonly (readonly Cell[])[];

/** Writes rows as RFC 4180 has them. */
export const writeRows = (rows: Rows): string => stringify([...rows], { record_delimiter: '\r\n' });

const harmless = (rows: Rows): Rows =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? makeHarmless(cell) : cell)));

const scoreCells = ({ score }: Outcome): readonly [Cell, Cell] => score ?? ['', ''];

/** Returns a row for each match: round, stage, two players, result and scores. A bye has the word in place of the opponent. */
export function rowsOfMatches({ entries, rounds }: TournamentReport): Rows {
  const rows = rounds.flatMap((round) =>
    listMatches(round).map((match) => {
      const [first, second] = match.players.map((index) => (index === null ? UNKNOWN : entries[index]!.handle));
      const outcome = outcomeOf(match);
      return [round.round, round.stage, first!, second ?? 'bye', outcome.word, ...scoreCells(outcome)];
    }),
  );
  return harmless([['Round', 'Stage', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'], ...rows]);
}

/** Returns a row for each player and round, as on their scorecard. */
export function rowsOfScorecards(report: TournamentReport): Rows {
  const rows = report.entries.flatMap(({ handle }, index) =>
    report.rounds.flatMap((round) => {
      const found = cardOf(listMatches(round), index);
      if (found === null) return [];
      const opponent = found.opponent === null ? found.nobody : report.entries[found.opponent]!.handle;
      return [[handle, round.round, opponent, found.outcome.word, ...scoreCells(found.outcome)]];
    }),
  );
  return harmless([['Player', 'Round', 'Opponent', 'Result', 'Score', 'Opponent score'], ...rows]);
}

/** Returns a row for each player and a column for each round, with the opponent's number and the result, as in 12FW. */
export function rowsOfCrosstable({ entries, rounds }: TournamentReport): Rows {
  const rows = entries.map(({ handle }, index) => [
    index + 1,
    handle,
    ...rounds.map((round) => {
      const found = cardOf(listMatches(round), index);
      if (found === null || found.outcome.kind === 'absent') return '';
      const word = SHORT[found.outcome.word] ?? found.outcome.word;
      if (found.opponent !== null) return `${found.opponent + 1}${word}`;
      return found.nobody === UNKNOWN && word !== UNKNOWN ? `${UNKNOWN}${word}` : found.nobody;
    }),
  ]);
  return harmless([['No', 'Name', ...rounds.map(({ round }) => `R${round}`)], ...rows]);
}

/** Returns a row for each player: their place and points, and where the place comes from. */
export function rowsOfStatedStandings(report: TournamentReport, standings: readonly Standing[]): Rows {
  const rows = standings.map((row) => [
    row.stated === undefined ? row.place : withoutMark(row.stated),
    report.entries[row.entry]!.handle,
    row.pointsAtLeast === true ? `at least ${row.points}` : (row.points ?? ''),
    basisOfPlace(row),
  ]);
  return harmless([['Place', 'Player', 'Points', 'Basis'], ...rows]);
}

/** These results are too long for a cell with a number. */
const SHORT: Readonly<Record<string, string>> = {
  win: 'W',
  loss: 'L',
  draw: 'D',
  FULL_WIN: 'FW',
  FULL_LOSS: 'FL',
  TRUE_TIE: 'TT',
  MODIFIED_WIN: 'MW',
  MODIFIED_LOSS: 'ML',
};

/** A table has this in place of an unknown opponent or result. */
const UNKNOWN = '?';

/** Lists all matches of a round in the order of the document. */
export const listMatches = (round: Round): (Match | IncompleteMatch)[] => {
  const numbers = numbersOfMatches(round);
  return [
    ...round.matches.map((match, index) => ({ match, number: numbers[index]! })),
    ...(round.incomplete ?? []).map((match) => ({ match, number: match.number })),
  ]
    .sort((one, other) => one.number - other.number)
    .map(({ match }) => match);
};

/** Returns the match of one player in a round, from their side; null when they had none. */
export function cardOf(
  matches: readonly (Match | IncompleteMatch)[],
  entry: number,
): {
  readonly opponent: number | null;
  /** It stands in place of the opponent where there is none, or where they are unknown. */
  readonly nobody: 'bye' | typeof UNKNOWN;
  readonly outcome: Outcome;
  readonly isFirst: boolean;
  readonly match: Match | IncompleteMatch;
} | null {
  const match = matches.find(({ players }) => players.includes(entry as never));
  if (match === undefined) return null;
  const isFirst = match.players[0] === entry;
  const outcome = outcomeOf(match);
  const [first, second] = match.players;
  const opponent = isFirst ? (second ?? null) : first;
  const nobody = second === null ? UNKNOWN : 'bye';
  return { opponent, nobody, outcome: isFirst ? outcome : mirrorOf(outcome), isFirst, match };
}
