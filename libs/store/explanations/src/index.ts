export { CauseReadModel, type MovedNumberCause } from './cause.read-model.js';
export { DecidedPlacesReadModel } from './decided-places.read-model.js';
export { ExplanationReadModel, type GameExplanation, type RatingExplanation } from './explanation.read-model.js';
export { type AskedGame, type ForeseenRating, ForeseenRatingReadModel } from './foreseen-rating.read-model.js';
export { type UnratedTournament, VerdictReadModel } from './verdict.read-model.js';
