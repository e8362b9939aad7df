import type { RuleSystem } from '@quadrant/rules/tournament';

/** What 1E and 2E share and Tribbles has of its own (000, section 1). */
export type Play = Pick<RuleSystem, 'validate' | 'computeStandings' | 'ratedGames' | 'awardsPoints'>;
