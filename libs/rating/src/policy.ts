import type { Category, Format, RuleSystemId } from '@quadrant/tournament';

/** How a rule system rates. What the documents do not say is a choice of ours, named here once. */
export interface RatingPolicy {
  /** The categories that a rated tournament of this format moves, each an Elo of its own. */
  readonly categories: Readonly<Partial<Record<Format, readonly Category[]>>>;
}

/**
 * 000, section 8: "individual ratings for constructed and sealed play, as well as an overall rating combining the two".
 * Choices: draft counts as sealed, since the text has no third rating; overall is an Elo of its own over all games,
 * since no formula for combining is printed.
 */
const opg: RatingPolicy = {
  categories: {
    constructed: ['constructed', 'overall'],
    draft: ['sealed', 'overall'],
    sealed: ['sealed', 'overall'],
  },
};

/** 001, II.A: three formats, a rating for each, and none that combines them. */
const decipher: RatingPolicy = {
  categories: { constructed: ['constructed'], junior: ['junior'], sealed: ['sealed'] },
};

/** How each rule system rates. One that is missing here has no rating in its documents (002, 004). */
export const RATING_POLICIES: Readonly<Partial<Record<RuleSystemId, RatingPolicy>>> = {
  'opg-4.2': opg,
  'decipher-1999': decipher,
};
