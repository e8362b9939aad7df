import { ratedGames } from './rated-games.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints } from './verdicts.js';
import type { RuleSystem } from '@quadrant/rules/tournament';

/** Rounds of pods: what 000 says of Tribbles apart from the two-player games. */
export const tribbles: Play = { validate, computeStandings, ratedGames, awardsPoints };

/** 1E and 2E share these members, and Tribbles has a separate implementation (000, section 1). */
export type Play = Pick<RuleSystem, 'validate' | 'computeStandings' | 'ratedGames' | 'awardsPoints'>;
