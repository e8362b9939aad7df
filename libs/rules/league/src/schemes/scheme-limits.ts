/**
 * What a scheme may measure; our choice, far above what 000, 12.5, needs. They bound the time for reading and evaluating
 * whatever anybody sends: the work grows with the tokens, times the members of a set.
 */
export const SCHEME_LIMITS = {
  characters: 4000,
  tokens: 1000,
  rules: 20,
  depth: 32,
  number: 1_000_000,
  findings: 20,
} as const;

/** The most points that one award of a scheme gives; more are cut to it. */
export const MOST_BONUS_POINTS = 50;

/** The largest maximum that a scheme may state for one entry. */
export const MOST_PER_ENTRY = 200;

/** Characters of a reason; what is longer, such as one that lists all missions of a season, is cut. */
export const LONGEST_REASON = 300;
