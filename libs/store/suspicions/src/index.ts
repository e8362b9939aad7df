export { type ConfirmedFinding, type Suspicion, SuspicionRepository } from './suspicion.repository.js';
export { hashScores, loadPlayed, type StoredTournament } from './played-rows.js';
export { findPositions } from './venue-positions.js';
