import { joined, say } from '@quadrant/rules/message';
import {
  type Finding,
  type Match,
  type TournamentHeader,
  finding,
  validateSign,
  validateLone,
  tellScore,
  type Ending,
  type Result,
  type Stage,
} from '@quadrant/rules/tournament';
import { differentialCap, differentialOf } from '../differential.js';
import { resultOf, winnerOf } from '../results.js';
import { validateFinish } from './finish.js';
import { validateGames } from './games.js';
import { validateScore, validateScoreRange } from './score.js';

/** 000, 7.4.1, 7.9 and 7.10 have these endings. */
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

/** Checks one match for contradictions. `names` are its players as they are displayed. */
export function validateMatch(
  match: Match,
  stage: Stage,
  tournament: TournamentHeader,
  pointer: string,
  names: readonly string[],
): Finding[] {
  if (match.players.length === 1) return validateLone(match, pointer, names.join(''), 'missions', 'differential');
  const findings: Finding[] = [];
  // Most matches have no findings, and an import checks millions of matches.
  const add = (found: Finding | null) => {
    if (found !== null) findings.push(found);
  };
  add(match.endedBy === 'forfeit' ? countsAsPlayed(pointer, names) : validateEnding(match, pointer));
  if (match.score !== null) for (const each of validateScoreRange(match.score, tournament, pointer)) add(each);
  add(validateScore(match, tournament, pointer, names));
  add(validateFinish(match, tournament, pointer, names));
  for (const each of validateGames(match, stage, tournament, pointer)) add(each);
  add(validateDifferential(match, pointer, names, differentialCap(tournament.rules)));
  return findings;
}

// @row 68, 69
/** 000, 7.5: a game that was not played is a Bye and a Missed Game, which do not count for ratings. */
const countsAsPlayed = (pointer: string, names: readonly string[]): Finding =>
  finding(
    'forfeit-counts-as-played',
    `${pointer}/endedBy`,
    say`${joined(names, ' against ')} is reported as forfeited, but the Organized Play Guide has no such result: the game counts, for ratings too, as if it had been played.`,
    say`If one of them did not appear, write MG for them and BYE for the other; if one conceded, write "endedBy": "concession". If the report is right, confirm this with a reason (Organized Play Guide 4.2, sections 7.5 and 7.9).`,
  );

function validateEnding(match: Match, pointer: string): Finding | null {
  const { endedBy } = match;
  if (endedBy === null) return null;
  const at = `${pointer}/endedBy`;
  if (!OPG_ENDINGS.includes(endedBy)) {
    const message = say`opg-4.2 does not know games ended by ${endedBy}; the result counts as if it had ended normally.`;
    return finding('ending-not-of-rule-system', at, message, say`Use concession or external, or set the differential.`);
  }
  const result = resultOf(match);
  const expected = resultsOf(endedBy);
  if (expected === null || expected.includes(result)) return null;
  const message = say`A game ended by ${endedBy} has the result ${joined(expected, ' or ')}, but the report says ${result}.`;
  const advice = say`Correct the result or the ending; the result counts as given (Organized Play Guide 4.2, sections 7.4.1, 7.5 and 7.10).`;
  return finding('ending-against-result', at, message, advice);
}

/** Returns the possible results of a game that ended like this (000, 7.5, 7.9 and 7.10); null when any result is. */
function resultsOf(endedBy: Ending): readonly Result[] | null {
  if (endedBy === 'both-auto-loss') return ['TT'];
  if (endedBy === 'normal') return ['FW', 'FL', 'TT'];
  return ENDINGS_WITH_A_WINNER.includes(endedBy) ? ['FW', 'FL'] : null;
}

function validateDifferential(match: Match, pointer: string, names: readonly string[], cap: number): Finding | null {
  const { differential, score } = match;
  if (differential === null) return null;
  const at = `${pointer}/differential`;
  if (Math.abs(differential) > cap) {
    const message = say`The differential ${differential} is beyond ${cap}, the most that one game can give.`;
    return finding(
      'differential-beyond-cap',
      at,
      message,
      say`Check it; it counts as given (Organized Play Guide 4.2, section 7.4.1).`,
    );
  }
  const against = validateSign(
    differential,
    winnerOf(match),
    at,
    names[0] ?? '',
    'Organized Play Guide 4.2, section 7.4.1',
  );
  if (against !== null || score === null) return against;
  const computed = differentialOf({ ...match, differential: null }, cap);
  if (computed === differential) return null;
  const message = say`The director gives ${names[0] ?? ''} a differential of ${differential}, ${tellScore(score)} gives ${computed}.`;
  return finding(
    'differential-set-by-director',
    at,
    message,
    say`Leave differential out, unless it was set on purpose; it counts as given (Organized Play Guide 4.2, section 7.4.1).`,
  );
}
