export { categoriesOf } from './categories.js';
export { expectedScore } from './elo.js';
export { type ExplainedGame, explainGames } from './explain-games.js';
export { countPackedGames, GameUnpacker, packGames } from './packed-games.js';
export { type GameTally, tallyGames } from './tally-games.js';
export { parseRatingRules } from './parse-rating-rules.js';
export { getPolicy, START_RATING } from './policies.js';
export type { RatingPolicy } from './policy.js';
export { rateGames } from './rate-games.js';
export {
  DEFAULT_RATING_RULES,
  explainKFactor,
  findPolicy,
  kFactorOn,
  type KFactorRule,
  type RatingRules,
} from './rating-rules.js';
export { ratingRulesSignature } from './rules-signature.js';
export { computeTrackChanges } from './track-changes.js';
