export { categoriesOf } from './categories.js';
export { explainGames, type ExplainedGame } from './explain-games.js';
export type { GameColumns } from './game-columns.js';
export { countPackedGames, GameUnpacker, packGames } from './packed-games.js';
export { parseRatingRules, type ParsedRatingRules } from './parse-rating-rules.js';
export { getPolicy, START_RATING } from './policies.js';
export type { RatingPolicy } from './policy.js';
export type { KTable } from './k-tables.js';
export { rateGames } from './rate-games.js';
export {
  DEFAULT_RATING_RULES,
  explainKFactor,
  findPolicy,
  kFactorOn,
  type DatedPolicy,
  type KFactorRule,
  type RatingRules,
} from './rating-rules.js';
export { RATING_RULES_FINDINGS } from './rules-findings.js';
export { ratingRulesSignature } from './rules-signature.js';
export { computeTrackChanges, type EntryChange } from './track-changes.js';
