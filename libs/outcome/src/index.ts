export { admitReport, type Admission, type AdmissionFacts, type SubmitterRole } from './admission.js';
export { computeOutcome, type Outcome, type RatingChange, type TournamentInput } from './compute-outcome.js';
export { ENGINE_VERSION, GENESIS, hashStandings, type Sha256 } from './hashes.js';
export { compareHistory, reportDeadline, tournamentKey, type HistoryPosition } from './history.js';
export { trackOf, type PlayerRating, type RatingState, type Track } from './state.js';
export { takeIn, type HistoryStep } from './take-in.js';
