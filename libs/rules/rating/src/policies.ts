import { plain } from '@quadrant/rules/message';
import type { RatingPolicy } from './policy.js';

// @row 88, 167
/** 000, section 8. */
export const START_RATING = 1500;

// @reading rating-policy
/**
 * 000, section 8: start 1500, bounds 0 and 3000, "individual ratings for constructed and sealed play, as well as an
 * overall rating combining the two". It names Elo and no more, so the rest is ours to choose: running ratings as
 * Decipher had them, full precision, modified wins count in full. Draft counts as sealed, since the text has no third
 * rating; overall is an Elo of its own over all games, since no formula for combining is printed. A round of Tribbles is
 * one step, every pair of a pod of n a game for 1 / (n - 1) of the k-value: the games come that way.
 */
const opg: RatingPolicy = {
  name: 'opg-4.2',
  source: '000, section 8; per game, full precision, modified wins and categories of draft and overall: our choice',
  start: START_RATING,
  floor: 0,
  ceiling: 3000,
  update: 'per-game',
  adjustment: 'exact',
  minimumAdjustment: 0,
  modifiedWin: 'full',
  protectBelow: null,
  categories: {
    constructed: ['constructed', 'overall'],
    draft: ['sealed', 'overall'],
    sealed: ['sealed', 'overall'],
  },
};

/** The other reading of 000, section 8: every game of a tournament on the ratings before it, bounds asked once at its end. */
const opgPerEvent: RatingPolicy = {
  ...opg,
  name: 'opg-4.2-per-event',
  source: '000, section 8, read as one calculation for each tournament; the rest as opg-4.2',
  update: 'per-event',
};

/** trekcc.org did this before OPG 5.1 merged Draft into Sealed (2023-05-01), though 000 does not say so. */
const opgDraftApart: RatingPolicy = {
  ...opg,
  name: 'opg-4.2-draft-apart',
  source: plain`trekcc.org, article 3461: a rating for draft until 2023-05-01; the rest as opg-4.2`,
  categories: { ...opg.categories, draft: ['draft', 'overall'] },
};

/**
 * 001, I.E names Elo, II.A has three formats with a rating for each and none that combines them. Start, bounds and the
 * rest are chosen as in opg-4.2.
 */
const decipher: RatingPolicy = {
  ...opg,
  name: 'decipher-1999',
  source: '001, I.E and II.A; start, bounds and how games are rated: as opg-4.2, our choice',
  categories: { constructed: ['constructed'], junior: ['junior'], sealed: ['sealed'] },
};

/**
 * The policy that Decipher published for The Lord of the Rings TCG, the only one known step by step. The points
 * adjustment is a player's own expected score times k, rounded to nearest, 2 at the least; a full win gains k less the
 * adjustment, a loss loses it, a modified win gains half as much as a full one and costs the loser all; nobody rated below
 * 1600 loses points; everything is recalculated after each game.
 *
 * Choices: the minimum holds for the adjustment of either player, and k is its maximum, so that nobody loses by winning;
 * a half of a point is rounded up; a tie, which that game does not have, counts as half a win for both: half of k less
 * the adjustment; who is at 1600 or above may fall below; bounds and categories as in decipher-1999.
 */
const decipherLotr: RatingPolicy = {
  ...decipher,
  name: 'decipher-lotr',
  source: plain`lotrtcgwiki.com, forums, topic 2673; start: online help of the same game; bounds and categories: our choice`,
  adjustment: 'rounded',
  minimumAdjustment: 2,
  modifiedWin: 'half-gain',
  protectBelow: 1600,
};

/** Every policy that rules can name. */
export const RATING_POLICIES: readonly [RatingPolicy, ...RatingPolicy[]] = [
  opg,
  opgPerEvent,
  opgDraftApart,
  decipher,
  decipherLotr,
];

/** Returns the policy that has this name; null for an unknown name. */
export const findPolicyByName = (name: string): RatingPolicy | null =>
  RATING_POLICIES.find((policy) => policy.name === name) ?? null;

/** @throws RangeError for an unknown name */
export function getPolicy(name: string): RatingPolicy {
  const policy = findPolicyByName(name);
  if (policy === null) throw new RangeError(`There is no rating policy ${name}.`);
  return policy;
}
