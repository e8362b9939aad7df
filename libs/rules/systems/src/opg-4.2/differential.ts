import type { Match, Rules, RuleSystem } from '@quadrant/rules/tournament';
import { winnerOf } from './results.js';

// @row 23, 50, 51, 52, 53, 54, 55, 56, 57, 58, 61, 85, 86
/** 000, 7.4.1: points above it do not count. */
export const DIFFERENTIAL_CAP = 100;

/** 000, 7.4.1, last footnote, and 4.3.7: Slipstream ends at 50 points, and so does its differential. */
export const differentialCap = (rules: Rules | null): number => (rules === 'slipstream' ? 50 : DIFFERENTIAL_CAP);

/** 000, 7.4.1: points above the cap or below 0 do not count. */
export const countedScore = (score: number, cap: number): number => Math.min(Math.max(score, 0), cap);

/** 000, 7.4.1, 7.9 and 7.10: after these endings the winner gets everything and the loser nothing, whatever the score was. */
const endsAtTheCap = ({ endedBy }: Match): boolean =>
  endedBy === 'concession' || endedBy === 'external' || endedBy === 'auto-loss';

/** 000, 7.4.1: the winner "ends the game on 100 points", the loser on their own. */
const liftsTheWinner = ({ endedBy }: Match): boolean => endedBy === 'effect' || endedBy === 'decked';

/** Tells whether the differential of this match depends on a score, so that it is lost when the score is missing. */
export const needsScore = (match: Match): boolean =>
  match.differential === null && winnerOf(match) !== null && match.endedBy !== 'both-auto-loss' && !endsAtTheCap(match);

/**
 * Returns the first player's differential of a match; the opponent's is its negative. Source: 000, 7.4.1. A
 * differential set by the director is kept when there was a game; a missing score that is needed gives 0.
 */
export function differentialOf(match: Match, cap: number): number {
  // 7.5: an Earned Bye gives +100, a Bye and a Missed Game give nothing, even when the director sets a value.
  if (match.players.length === 1) return match.result === 'EARNED_BYE' ? cap : 0;
  if (match.differential !== null) return match.differential;

  const winner = winnerOf(match);
  // 7.4.1 for a True Tie, 7.10 where both lose automatically.
  if (winner === null || match.endedBy === 'both-auto-loss') return 0;

  const won = marginOfWinner(match, winner, cap);
  if (won === 0) return 0;
  return winner === 0 ? won : -won;
}

function marginOfWinner(match: Match, winner: 0 | 1, cap: number): number {
  if (endsAtTheCap(match)) return cap;
  if (match.score === null) return 0;
  const losing = countedScore(match.score[winner === 0 ? 1 : 0], cap);
  const winning = liftsTheWinner(match) ? cap : countedScore(match.score[winner], cap);
  // 7.4.1: a winner whose score is equal or lower gets +1, their opponent -1.
  return winning > losing ? winning - losing : 1;
}

/**
 * 000, 7.5: a Full Win meets all victory conditions. So a win with fewer points is a Modified Win if time was called,
 * and a Full Win if something else ended the game. In Warp Speed, scenarios and Tribbles points do not show it (000,
 * 4.3.5 and 4.4).
 */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning, _losing, { game, rules, scenario }) => {
  if (game === 'tribbles' || rules === 'warp-speed' || scenario !== null) return null;
  return winning >= differentialCap(rules) ? 'full' : 'either';
};
