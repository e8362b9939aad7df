export { categoriesOf } from './categories.js';
export { START_RATING } from './elo.js';
export { computeTrackChanges, type EntryChange } from './rate-games.js';
export { RATING_POLICIES, type RatingPolicy } from './policy.js';
