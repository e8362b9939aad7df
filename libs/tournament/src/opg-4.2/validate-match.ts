import type { Finding } from '../finding.js';
import type { Match, TournamentHeader } from '../report.js';
import type { Ending } from '../vocabulary.js';
import { countedScore, differentialCap, differentialOf } from './differential.js';
import { finding } from './findings.js';
import { winnerOf } from './results.js';

/** 000, 7.4.1, 7.9 and 7.10 know these. */
const OPG_ENDINGS: readonly Ending[] = [
  'normal',
  'time',
  'concession',
  'external',
  'effect',
  'decked',
  'auto-loss',
  'both-auto-loss',
];

const ENDINGS_WITH_A_WINNER: readonly Ending[] = ['concession', 'external', 'effect', 'decked', 'auto-loss'];

/** What one match says against itself. `names` are its players as they are shown. */
export function validateMatch(
  match: Match,
  tournament: TournamentHeader,
  pointer: string,
  names: readonly string[],
): Finding[] {
  const cap = differentialCap(tournament.rules);
  const findings = [
    match.players.length === 1 ? validateLone(match, pointer, names) : null,
    match.players.length === 2 ? validateEnding(match, pointer) : null,
    match.players.length === 2 ? validateScore(match, tournament, pointer, names, cap) : null,
    validateDifferential(match, pointer, names, cap),
  ];
  return findings.filter((each) => each !== null);
}

function validateLone(
  { score, endedBy, missions, result }: Match,
  pointer: string,
  names: readonly string[],
): Finding | null {
  if (score === null && endedBy === null && missions === null) return null;
  const message = `${names.join('')} has ${result}: no game, so its score, ending and missions count nothing.`;
  return finding('details-without-game', pointer, message, 'Remove them, or name the opponent.');
}

function validateEnding({ endedBy, result }: Match, pointer: string): Finding | null {
  if (endedBy === null) return null;
  const at = `${pointer}/endedBy`;
  if (!OPG_ENDINGS.includes(endedBy)) {
    const message = `opg-4.2 does not know games ended by ${endedBy}; the result counts as if it had ended normally.`;
    return finding('ending-not-of-rule-system', at, message, 'Use concession or external, or set the differential.');
  }
  const hasWinner = winnerOf(result) !== null;
  if ((endedBy === 'both-auto-loss' && hasWinner) || (ENDINGS_WITH_A_WINNER.includes(endedBy) && !hasWinner)) {
    const expected = hasWinner ? 'a True Tie (000, 7.10)' : 'a winner (000, 7.4.1)';
    const message = `A game ended by ${endedBy} has ${expected}, the report says ${result}.`;
    return finding(
      'ending-against-result',
      at,
      message,
      'Correct the result or the ending; the result stands as given.',
    );
  }
  return null;
}

/** 000, 7.4.1 gives the winner +1 in any case; 7.5 says when a result cannot have come about with this score. */
function validateScore(
  match: Match,
  { game }: TournamentHeader,
  pointer: string,
  names: readonly string[],
  cap: number,
): Finding | null {
  const { result, score, endedBy } = match;
  if (score === null || (endedBy !== null && endedBy !== 'normal' && endedBy !== 'time')) return null;
  const at = `${pointer}/score`;
  const told = `${names[0] ?? ''} ${tellScore(score)} ${names[1] ?? ''}`;
  const winner = winnerOf(result);
  if (winner === null) {
    if (score[0] === score[1]) return null;
    const message = `${told} is reported as a True Tie, which needs equal scores.`;
    return finding(
      'tie-with-unequal-scores',
      at,
      message,
      'Check score and result; the differential is 0 (000, 7.4.1).',
    );
  }
  const loser = winner === 0 ? 1 : 0;
  const isModified = result === 'MW' || result === 'ML';
  if (game === '1e' && isModified && score[winner] < score[loser]) {
    const message = `${told} is a Modified Win of the lower score; in 1E the higher score wins.`;
    return finding('modified-win-behind', at, message, 'Check score and result (000, 7.5).');
  }
  if (countedScore(score[winner], cap) > countedScore(score[loser], cap)) return null;
  const message = `${told} was won with an equal or lower score, as counted from 0 to ${cap}.`;
  return finding(
    'winner-not-ahead',
    at,
    message,
    'If that is right, nothing: the differential is +1 and -1 (000, 7.4.1).',
  );
}

/** A minus before a number must not be taken for the hyphen between the two. */
const tellScore = ([first, second]: readonly [number, number]): string =>
  first < 0 || second < 0 ? `${first} to ${second}` : `${first}-${second}`;

function validateDifferential(match: Match, pointer: string, names: readonly string[], cap: number): Finding | null {
  const { differential, score, players } = match;
  if (differential === null) return null;
  const at = `${pointer}/differential`;
  if (Math.abs(differential) > cap) {
    const message = `The differential ${differential} is beyond ${cap}, the most that one game can give.`;
    return finding('differential-beyond-cap', at, message, 'It stands as given; check it (000, 7.4.1).');
  }
  if (score === null || players.length === 1) return null;
  const computed = differentialOf({ ...match, differential: null }, cap);
  if (computed === differential) return null;
  const message = `The director gives ${names[0] ?? ''} a differential of ${differential}, ${tellScore(score)} gives ${computed}.`;
  return finding(
    'differential-set-by-director',
    at,
    message,
    'Leave differential out, unless it was set on purpose; it stands as given (000, 7.4.1).',
  );
}
