import type { RuleSystem } from '@quadrant/rules/tournament';

/** 1E and 2E share these members, and Tribbles has a separate implementation (000, section 1). */
export type Play = Pick<RuleSystem, 'validate' | 'computeStandings' | 'ratedGames' | 'awardsPoints'>;
