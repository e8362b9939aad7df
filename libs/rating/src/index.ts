export { expectedScore, MAX_RATING, MIN_RATING, START_RATING } from './elo.js';
export { listTrackChanges, rateGames, type EntryChange, type RatedResult } from './rate-games.js';
export { ratingPolicies, type RatingPolicy } from './policy.js';
