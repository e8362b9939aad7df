/**
 * The limits of a scheme are our choice, far above what 000, 12.5 needs. They bound the time to read and evaluate any
 * text: the work grows with the tokens, times the members of a set.
 */
export const SCHEME_LIMITS = {
  characters: 4000,
  tokens: 1000,
  rules: 20,
  depth: 32,
  number: 1_000_000,
  findings: 20,
} as const;

/** The most points that one award of a scheme gives; a larger award is cut. */
export const MOST_BONUS_POINTS = 50;

/** The largest maximum that a scheme may state for one entry. */
export const MOST_PER_ENTRY = 200;

/** The most characters of a reason. A longer one, such as a list of all missions of a season, is cut. */
export const LONGEST_REASON = 300;
