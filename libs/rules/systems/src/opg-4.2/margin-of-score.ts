import type { RuleSystem } from '@quadrant/rules/tournament';
import { differentialCap } from './differential.js';

/**
 * 000, 7.5: a Full Win meets all victory conditions. So a win with fewer points is a Modified Win if time was called,
 * and a Full Win if something else ended the game. In Warp Speed, scenarios and Tribbles points do not show it (000,
 * 4.3.5 and 4.4).
 */
export const marginOfScore: RuleSystem['marginOfScore'] = (winning, _losing, { game, rules, scenario }) => {
  if (game === 'tribbles' || rules === 'warp-speed' || scenario !== null) return null;
  return winning >= differentialCap(rules) ? 'full' : 'either';
};
