export {
  admitReport,
  type Admission,
  type AdmissionFacts,
  type ScoredTournament,
  type SubmitterRole,
} from './admission.js';
export type { Outcome, RatingChange, TournamentInput } from './compute-outcome.js';
export { hashStandings } from './hash-standings.js';
export { CHAIN_START, ENGINE_VERSION, type ChainLinks } from './hashes.js';
export { compareHistory, tournamentKey, type HistoryPosition } from './history.js';
export {
  NotTakenIn,
  replay,
  withoutTournament,
  withTournament,
  type HistoryReading,
  type HistoryTournament,
  type Replayed,
  type ReplayedStep,
  type ReplayProgress,
} from './replay.js';
export type { Sha256 } from './sha256.js';
export { scoreReport, type Scorecard, type Scoring, type ScoringFacts } from './scorecard.js';
export { RatingState, type TrackRatings } from './state.js';
export { takeIn, type HistoryStep } from './take-in.js';
