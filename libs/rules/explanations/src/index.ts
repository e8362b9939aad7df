export { explainTrack } from './explain-track.js';
export { type ForeseenGame, foreseeTrack } from './foresee-track.js';
export { type CausePath, findCause } from './find-cause.js';
export type { Moved, MovedHistory, MovedPlayer, MovedTournament } from './moved-history.js';
export { roundsOfGames } from './rounds-of-games.js';
export { tellOutcome } from './tell-outcome.js';
export { tellCause } from './tell-cause.js';
