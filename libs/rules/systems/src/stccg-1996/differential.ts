import type { Match, RuleSystem } from '@quadrant/rules/tournament';
import { winnerOf } from './results.js';

// @row 210
/** 002, 4, Scoring: the most points that a player can achieve in a game. */
export const MOST_POINTS = 100;

/** Limits a score for the margin: 002 has an upper limit only, so 100 against -20 is +120. */
export const countedScore = (score: number): number => Math.min(score, MOST_POINTS);

/** Tells whether the margin depends on a score, so that it is lost when the score is missing. */
export const needsScore = (match: Match): boolean =>
  match.differential === null && match.players.length === 2 && winnerOf(match) !== null;

/**
 * Returns the first player's margin of victory or loss; the opponent's is its negative (002, 4, Scoring). A bye and a
 * tie are 0. A margin set by the director is kept; a missing score gives 0.
 */
export function differentialOf(match: Match): number {
  if (match.players.length === 1) return 0;
  if (match.differential !== null) return match.differential;
  if (match.score === null || !needsScore(match)) return 0;
  return countedScore(match.score[0]) - countedScore(match.score[1]);
}

/** 002, 4, Scoring: 100 points are two points for the winner, a win by time limit or by running out of cards is one. */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning) => (winning >= MOST_POINTS ? 'full' : 'modified');
