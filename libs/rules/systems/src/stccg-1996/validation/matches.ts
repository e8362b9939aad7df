import { say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type Match,
  type TournamentReport,
  finding,
  validateSign,
  validateStarTrekScore,
  validateLone,
  type Ending,
} from '@quadrant/rules/tournament';
import { countedScore, differentialOf, MOST_POINTS } from '../differential.js';
import { winnerOf } from '../results.js';

/** 002, 4, Scoring: by achieving 100 points, or by time limit or running out of cards, which is worth one point. */
const FULL_ENDING: Ending = 'normal';
const MODIFIED_ENDINGS: readonly Ending[] = ['time', 'decked'];

// @row 208
/** Checks each match for contradictions (002, 4, Scoring). */
export function validateMatches(report: TournamentReport): Finding[] {
  return report.rounds.flatMap(({ matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      const names = match.players.map((player) => handleOf(report, player));
      if (match.players.length === 1) return validateLone(match, pointer, names.join(''), 'differential');
      return [
        ...validateEnding(match, pointer),
        ...(match.score === null
          ? []
          : validateStarTrekScore(match.score, `${pointer}/score`, 'Star Trek CCG Tournament Rules 1996, section 4')),
        ...validateScore(match, pointer, names),
        ...validateMargin(match, pointer, names),
      ];
    }),
  );
}

const isFull = ({ result }: Match): boolean => result === 'WIN' || result === 'LOSS';

function validateEnding(match: Match, pointer: string): Finding[] {
  const { endedBy, result } = match;
  if (endedBy === null || winnerOf(match) === null) return [];
  const at = `${pointer}/endedBy`;
  if (endedBy !== FULL_ENDING && !MODIFIED_ENDINGS.includes(endedBy)) {
    const message = say`stccg-1996 does not know games ended by ${endedBy}; the result counts as given.`;
    const advice = say`No change is needed if the result is correct; otherwise use normal, time or decked (Star Trek CCG Tournament Rules 1996, section 4).`;
    return [finding('ending-not-of-rule-system', at, message, advice)];
  }
  if (isFull(match) === (endedBy === FULL_ENDING)) return [];
  const expected = isFull(match) ? say`worth one point, MODIFIED_WIN` : say`worth two points, WIN`;
  const message = say`A game ended by ${endedBy} is ${expected} for its winner, but the report says ${result ?? ''}.`;
  return [
    finding(
      'ending-against-result',
      at,
      message,
      say`Correct one of them; the result counts as given (Star Trek CCG Tournament Rules 1996, section 4).`,
    ),
  ];
}

function validateScore(match: Match, pointer: string, names: readonly string[]): Finding[] {
  const { score, endedBy } = match;
  if (score === null) return [];
  const at = `${pointer}/score`;
  const told = say`${names[0] ?? ''} ${score[0]} to ${score[1]} ${names[1] ?? ''}`;
  const winner = winnerOf(match);
  if (winner === null) {
    if (score[0] === score[1]) return [];
    const message = say`${told} is reported as a true tie, which needs equal scores.`;
    return [finding('tie-with-unequal-scores', at, message, say`Check score and result; the differential is 0.`)];
  }
  const winning = score[winner];
  const losing = score[winner === 0 ? 1 : 0];
  if (!isFull(match) && winning <= losing) {
    const message = say`${told} was won on time or cards without being ahead.`;
    return [
      finding(
        'modified-win-behind',
        at,
        message,
        say`Check score and result; the player who is ahead wins (Star Trek CCG Tournament Rules 1996, section 4).`,
      ),
    ];
  }
  if (!isFull(match) && endedBy !== FULL_ENDING && winning >= MOST_POINTS) {
    const message = say`${told} is reported as a modified win, but ${MOST_POINTS} points make a full one.`;
    const advice = say`Check the score; a player who achieved them has WIN (Star Trek CCG Tournament Rules 1996, section 4). The result counts as given.`;
    return [finding('modified-win-of-100', at, message, advice)];
  }
  if (isFull(match) && (endedBy ?? FULL_ENDING) === FULL_ENDING && winning < MOST_POINTS) {
    const message = say`${told} is reported as a full win, which needs ${MOST_POINTS} points.`;
    const advice = say`Check the score; a win on time or cards is MODIFIED_WIN (Star Trek CCG Tournament Rules 1996, section 4). The result counts as given.`;
    return [finding('full-win-below-100', at, message, advice)];
  }
  if (countedScore(winning) > countedScore(losing)) return [];
  const message = say`${told} was won with an equal or lower score, as counted up to ${MOST_POINTS}.`;
  return [
    finding(
      'winner-not-ahead',
      at,
      message,
      say`If this is correct, no change is needed: the margin counts as computed (Star Trek CCG Tournament Rules 1996, section 4).`,
    ),
  ];
}

function validateMargin(match: Match, pointer: string, names: readonly string[]): Finding[] {
  const { differential, score } = match;
  if (differential === null) return [];
  const against = validateSign(
    differential,
    winnerOf(match),
    `${pointer}/differential`,
    names[0] ?? '',
    'Star Trek CCG Tournament Rules 1996, section 4',
  );
  if (against !== null || score === null) return against === null ? [] : [against];
  const computed = differentialOf({ ...match, differential: null });
  if (computed === differential) return [];
  const message = say`The director gives ${names[0] ?? ''} a differential of ${differential}, the score gives ${computed}.`;
  const advice = say`Leave differential out, unless it was set on purpose; it counts as given (Star Trek CCG Tournament Rules 1996, section 4).`;
  return [finding('differential-set-by-director', `${pointer}/differential`, message, advice)];
}
