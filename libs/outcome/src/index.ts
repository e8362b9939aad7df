export { admitReport, type Admission, type AdmissionFacts, type SubmitterRole } from './admission.js';
export type { Outcome, RatingChange, TournamentInput } from './compute-outcome.js';
export { ENGINE_VERSION, GENESIS, hashStandings, type Sha256 } from './hashes.js';
export { compareHistory, tournamentKey, type HistoryPosition } from './history.js';
export { trackOf, type PlayerRating, type RatingState, type Track } from './state.js';
export { takeIn, type HistoryStep } from './take-in.js';
