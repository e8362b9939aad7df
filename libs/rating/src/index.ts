export { START_RATING } from './elo.js';
export { listTrackChanges, type EntryChange, type RatedResult } from './rate-games.js';
export { ratingPolicies, type RatingPolicy } from './policy.js';
