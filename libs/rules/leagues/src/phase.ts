/** 000, 12.2: the parts of a season, in playing order. */
export const PHASES = ['first-half', 'second-half', 'playoffs'] as const;

export type Phase = (typeof PHASES)[number];

/** The parts of a season by which players qualify for the playoffs (000, 12.6). */
export type Half = Exclude<Phase, 'playoffs'>;

/** These parts of a season are closed one by one: a half, or the whole season with its playoffs. */
export const SEASON_PARTS = ['first-half', 'second-half', 'season'] as const;

export type SeasonPart = (typeof SEASON_PARTS)[number];
