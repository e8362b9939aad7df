import { joined, say } from '@quadrant/rules/message';
import {
  type Finding,
  type Match,
  type TournamentHeader,
  finding,
  tellScore,
  type GameTitle,
} from '@quadrant/rules/tournament';
import { countedScore, DIFFERENTIAL_CAP, differentialCap } from '../differential.js';
import { leaderOnTime } from '../modified-win.js';
import { resultOf, winnerOf } from '../results.js';
import { scenarioRules } from '../scenarios.js';

type Score = NonNullable<Match['score']>;

const NOTHING: Finding[] = [];

/** Our choice: a game ends when a player has won it, so a score of three times what wins is a slip of the pen. */
const MOST_TIMES_OVER = 3;

/**
 * Scores that a game can end on; 000, 7.4.1 knows scores below 0 in First Edition. Where players rotate, 4.4.3 adds up
 * those of several games.
 */
function scoreRange({ game, scenario }: TournamentHeader, cap: number): readonly [lowest: number, highest: number] {
  const addsUp = scenario !== null && scenarioRules(scenario).rotationMinutes !== null;
  return [game === '1e' ? -cap : 0, addsUp ? Infinity : MOST_TIMES_OVER * cap];
}

// @row 28, 54
/** Scores that a game cannot end on, and those that a change of the required points cuts off (000, 7.4.1, last footnote). */
export function validateScoreRange(score: Score, tournament: TournamentHeader, pointer: string): Finding[] {
  const { game, rules } = tournament;
  const cap = differentialCap(rules);
  const [lowest, highest] = scoreRange(tournament, cap);
  const isUsual = (points: number) => points >= lowest && points <= highest && points <= cap;
  if (isUsual(score[0]) && isUsual(score[1])) return NOTHING;
  return score.flatMap((points, side) => {
    const at = `${pointer}/score/${side}`;
    if (points < lowest || points > highest) {
      const message = say`A game of ${game} does not end on ${points} points, which count as ${countedScore(points, cap)}.`;
      const bounds = points < lowest ? say`at least ${lowest}` : say`at most ${highest}`;
      const advice = say`Check the score; it is ${bounds} (Organized Play Guide 4.2, section 7.4.1).`;
      return [finding('score-out-of-range', at, message, advice)];
    }
    if (points <= cap || cap === DIFFERENTIAL_CAP) return [];
    const message = say`The score ${points} counts as ${cap}, with which a game by the rules ${rules ?? ''} is won.`;
    return [
      finding(
        'score-capped',
        at,
        message,
        say`No change is needed if the rules are correct (Organized Play Guide 4.2, section 7.4.1).`,
      ),
    ];
  });
}

/**
 * Score and missions against the result of a game that ended by itself or on time; 000, 7.5 says when they cannot go
 * together.
 */
export function validateScore(
  match: Match,
  { game, rules }: TournamentHeader,
  pointer: string,
  names: readonly string[],
): Finding | null {
  const { score, endedBy } = match;
  if (endedBy !== null && endedBy !== 'normal' && endedBy !== 'time') return null;
  const [first = '', second = ''] = names;
  const winner = winnerOf(match);
  if (score !== null && winner === null && score[0] !== score[1]) {
    const message = say`${tellScore(score, names)} is reported as a True Tie, which needs equal scores.`;
    const advice = say`Check score and result; the differential is 0 (Organized Play Guide 4.2, section 7.4.1).`;
    return finding('tie-with-unequal-scores', `${pointer}/score`, message, advice);
  }
  return (
    validateTimedResult(match, game, pointer, [first, second]) ??
    (score === null || winner === null
      ? null
      : validateLead(score, winner, differentialCap(rules), `${pointer}/score`, names))
  );
}

/** 000, 7.5: who has the Modified Win, or that both have a True Tie. */
function validateTimedResult(
  match: Match,
  game: GameTitle,
  pointer: string,
  names: readonly [string, string],
): Finding | null {
  const result = resultOf(match);
  if (result === 'FW' || result === 'FL') return null;
  const leader = leaderOnTime(game, match);
  const reported = winnerOf(match) ?? 'tie';
  if (leader === null || leader === reported) return null;
  const told = reported === 'tie' ? 'a True Tie' : say`a Modified Win of ${names[reported]}`;
  if (game === '2e') {
    const found = leader === 'tie' ? say`both are level` : say`${names[leader]} is ahead`;
    const message = say`${joined(names, ' against ')} is reported as ${told}, but by missions and score ${found}.`;
    const advice = say`A planet and a space mission go before one mission, one mission before none; then the score decides (Organized Play Guide 4.2, section 7.5).`;
    return finding('missions-against-result', `${pointer}/missions`, message, advice);
  }
  if (leader === 'tie') return null;
  const message = say`The lower score is reported as ${told}; in 1E the higher score wins.`;
  return finding(
    'modified-win-behind',
    `${pointer}/score`,
    message,
    say`Check score and result (Organized Play Guide 4.2, section 7.5).`,
  );
}

/** 000, 7.4.1 gives the winner +1 in any case. */
function validateLead(score: Score, winner: 0 | 1, cap: number, at: string, names: readonly string[]): Finding | null {
  const loser = winner === 0 ? 1 : 0;
  if (countedScore(score[winner], cap) > countedScore(score[loser], cap)) return null;
  const message = say`${tellScore(score, names)} was won with an equal or lower score, as counted from 0 to ${cap}.`;
  const advice = say`If this is correct, no change is needed: the differential is +1 and -1 (Organized Play Guide 4.2, section 7.4.1).`;
  return finding('winner-not-ahead', at, message, advice);
}
