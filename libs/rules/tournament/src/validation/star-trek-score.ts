import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';

/**
 * Ours: a game of Star Trek First Edition ends when somebody has 100 points, so that three times as many, and as many
 * below 0, are a slip of the pen. 000, 7.4.1, 001, Scoring and 002, 4 all know scores below 0 and above 100.
 */
export const STAR_TREK_SCORES = { lowest: -100, highest: 300 } as const;

/** Scores that a game of Star Trek cannot have ended on; `pointer` is that of the score. */
export const validateStarTrekScore = (score: readonly number[], pointer: string, source: string): Finding[] =>
  score.flatMap((points, side) => {
    const { lowest, highest } = STAR_TREK_SCORES;
    if (points >= lowest && points <= highest) return [];
    const message = say`A game of Star Trek does not end on ${points} points.`;
    const advice = say`Check the score; it is from ${lowest} to ${highest} (${source}).`;
    return [finding('score-out-of-range', `${pointer}/${side}`, message, advice)];
  });
