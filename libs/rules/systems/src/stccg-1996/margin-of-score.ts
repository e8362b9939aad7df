import type { RuleSystem } from '@quadrant/rules/tournament';
import { MOST_POINTS } from './differential.js';

/** 002, 4, Scoring: 100 points are two points for the winner, a win by time limit or by running out of cards is one. */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning) => (winning >= MOST_POINTS ? 'full' : 'modified');
