import type { RuleSystem } from '@quadrant/rules/tournament';
import { POINTS_TO_WIN } from './differential.js';

/**
 * 001, Scoring: a Star Trek game is won in full with 100 points. A full win of Star Wars leaves the loser no Life Force; with some
 * left, time was called. In Young Jedi planets come before cards, so cards tell nothing.
 */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning, losing, { game }) => {
  if (game === 'stccg') return winning >= POINTS_TO_WIN ? 'full' : 'modified';
  if (game === 'swccg') return losing <= 0 ? 'full' : 'modified';
  return null;
};
