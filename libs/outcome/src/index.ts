export {
  admitReport,
  type Admission,
  type AdmissionFacts,
  type ScoredTournament,
  type SubmitterRole,
} from './admission.js';
export {
  leagueTournamentOf,
  pastTournamentOf,
  rememberInLeague,
  type LeagueInput,
  type Outcome,
  type RatingChange,
  type TournamentInput,
} from './compute-outcome.js';
export { DiffCollector } from './diff/collect-diff.js';
export type { SeasonPair } from './diff/compare-seasons.js';
export { describeDiff } from './diff/describe-diff.js';
export type {
  CauseCount,
  CutList,
  DiffCause,
  DiffCauseKind,
  HistoryDiff,
  LeaderboardDiff,
  MovedPrize,
  MovedRating,
  PlaceChange,
  PointsTableDiff,
  PointsTableId,
  PrizesDiff,
  QualificationChange,
  RankChange,
  SeasonDiff,
  StagePlaceChange,
} from './diff/history-diff.js';
export type { LeaderboardPair } from './diff/compare-leaderboards.js';
export { listMentioned, nameDiff } from './diff/name-diff.js';
export {
  sumAwards,
  tellPrizes,
  type PlayerAward,
  type PlayerChange,
  type PlayerPrize,
  type TournamentDifference,
  type TournamentSide,
} from './diff/tournament-difference.js';
export { explainTrack, type ExplainedTrack } from './explain/explain-track.js';
export { findCause, type CausePath, type CauseStep } from './explain/find-cause.js';
export type { Moved, MovedHistory, MovedPlayer, MovedTournament } from './explain/moved-history.js';
export { roundsOfGames } from './explain/rounds-of-games.js';
export { tellCause } from './explain/tell-cause.js';
export { CHAIN_START, ENGINE_VERSION, hashInput, linkChains, type ChainLinks } from './hashes.js';
export {
  compareHistory,
  earlierPosition,
  END_OF_HISTORY,
  reportDeadline,
  tournamentKey,
  type HistoryPosition,
} from './history.js';
export { LEAGUE_FINDINGS, type KnownLeague } from './league-findings.js';
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
export { RUN_KINDS, type RunKind } from './run-kinds.js';
export { findRunContradiction, RunCheck, type RunContradiction, type RunRecord } from './run-records.js';
export type { Sha256 } from './sha256.js';
export {
  scoreReport,
  settleHeader,
  type Overrides,
  type Scorecard,
  type Scoring,
  type ScoringFacts,
} from './scorecard.js';
export { HistoryState, type TrackRatings } from './state.js';
export { takeIn, type HistoryStep } from './take-in.js';
