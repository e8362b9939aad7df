export {
  type LeagueInput,
  leagueTournamentOf,
  type Outcome,
  pastTournamentOf,
  rememberInLeague,
  type TournamentInput,
  type RatingChange,
} from './compute-outcome.js';
export { CHAIN_START, type ChainLinks, ENGINE_VERSION, linkChains, hashInput } from './hashes.js';
export {
  BEGIN_OF_HISTORY,
  compareHistory,
  earlierPosition,
  END_OF_HISTORY,
  type HistoryPosition,
  tournamentKey,
} from './history.js';
export { Identities, identityCauseOf } from './identities.js';
export { LeagueInputs } from './league-inputs.js';
export {
  type HistoryReading,
  type HistoryTournament,
  NotTakenIn,
  replay,
  type Replayed,
  type ReplayedStep,
  type ReplayProgress,
  withoutTournament,
  withTournament,
  withTournaments,
} from './replay.js';
export {
  bringIn,
  linksAfterOpenings,
  NO_OPENINGS,
  type OpenedPlayer,
  type OpenedRating,
  openingInstant,
  type OpeningPoints,
  type OpeningRating,
  type Openings,
  ratedByPreviousSystem,
} from './opening.js';
export { type RunChange, tellChanges } from './run-changes.js';
export { RUN_KINDS, type RunKind } from './run-kinds.js';
export { findRunContradiction, type RunRecord, RunCheck } from './run-records.js';
export { isOfSameRules } from './same-rules.js';
export {
  type AnnouncedFacts,
  asAnnounced,
  type Overrides,
  type Scorecard,
  scoreReport,
  type Scoring,
  type ScoringFacts,
  settleHeader,
} from './scorecard.js';
export type { Sha256 } from './sha256.js';
export { HistoryState, TrackRatings } from './state.js';
export { switchedRules } from './switched-rules.js';
export { takeIn, type HistoryStep } from './take-in.js';
