import type { RuleSystem } from '../../rule-system.js';
import { awardsPoints } from './awards-points.js';
import { ratedGames } from './rated-games.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';

/** Rounds of pods: what 000 says of Tribbles apart from the two-player games. */
export const tribbles: Pick<RuleSystem, 'validate' | 'computeStandings' | 'ratedGames' | 'awardsPoints'> = {
  validate,
  computeStandings,
  ratedGames,
  awardsPoints,
};
