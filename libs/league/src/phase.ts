/** The three parts of a season (000, 12.2): two halves of the regular season, and the playoffs. */
export const PHASES = ['first-half', 'second-half', 'playoffs'] as const;
export type Phase = (typeof PHASES)[number];
