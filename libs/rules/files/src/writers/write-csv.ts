import { stringify } from 'csv-stringify/sync';
import type { Match, TournamentReport } from '@quadrant/rules/tournament';
import { makeHarmless } from '../parts/harmless.js';
import { mirrorOf, outcomeOf, type Outcome } from './outcome-of.js';

type Cell = string | number;

/** Writes RFC 4180; names are made harmless to spreadsheet programs. */
const lines = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], { record_delimiter: '\r\n', cast: { string: makeHarmless } });

const scoreCells = ({ score }: Outcome): readonly [Cell, Cell] => score ?? ['', ''];

/** Writes a row for each match: round, stage, two players, result and scores. A bye has the word in place of the opponent. */
export function writeMatches({ entries, rounds }: TournamentReport): string {
  const rows = rounds.flatMap(({ round, stage, matches }) =>
    matches.map((match) => {
      const [first, second] = match.players.map((index) => entries[index]!.handle);
      const outcome = outcomeOf(match);
      return [round, stage, first!, second ?? 'bye', outcome.word, ...scoreCells(outcome)];
    }),
  );
  return lines([['Round', 'Stage', 'Player 1', 'Player 2', 'Result', 'Score 1', 'Score 2'], ...rows]);
}

/** Writes a row for each player and round, as on their scorecard. */
export function writeScorecards(report: TournamentReport): string {
  const rows = report.entries.flatMap(({ handle }, index) =>
    report.rounds.flatMap(({ round, matches }) => {
      const found = cardOf(matches, index);
      if (found === null) return [];
      const opponent = found.opponent === null ? 'bye' : report.entries[found.opponent]!.handle;
      return [[handle, round, opponent, found.outcome.word, ...scoreCells(found.outcome)]];
    }),
  );
  return lines([['Player', 'Round', 'Opponent', 'Result', 'Score', 'Opponent score'], ...rows]);
}

/** Writes a row for each player and a column for each round, with the opponent's number and the result, as in 12FW. */
export function writeCrosstable({ entries, rounds }: TournamentReport): string {
  const rows = entries.map(({ handle }, index) => [
    index + 1,
    handle,
    ...rounds.map(({ matches }) => {
      const found = cardOf(matches, index);
      if (found === null || found.outcome.kind === 'absent') return '';
      return found.opponent === null
        ? 'bye'
        : `${found.opponent + 1}${SHORT[found.outcome.word] ?? found.outcome.word}`;
    }),
  ]);
  return lines([['No', 'Name', ...rounds.map(({ round }) => `R${round}`)], ...rows]);
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

/** Returns the match of one player in a round, from their side; null when they had none. */
export function cardOf(
  matches: readonly Match[],
  entry: number,
): {
  readonly opponent: number | null;
  readonly outcome: Outcome;
  readonly isFirst: boolean;
  readonly match: Match;
} | null {
  const match = matches.find(({ players }) => players.includes(entry as never));
  if (match === undefined) return null;
  const isFirst = match.players[0] === entry;
  const outcome = outcomeOf(match);
  const opponent = match.players.length === 1 ? null : isFirst ? match.players[1] : match.players[0];
  return { opponent, outcome: isFirst ? outcome : mirrorOf(outcome), isFirst, match };
}
