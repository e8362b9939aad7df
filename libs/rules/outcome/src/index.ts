export {
  type LeagueInput,
  leagueTournamentOf,
  type Outcome,
  pastTournamentOf,
  rememberInLeague,
  type TournamentInput,
} from './compute-outcome.js';
export { DiffCollector } from './diff/collect-diff.js';
export type { LeaderboardPair } from './diff/compare-leaderboards.js';
export type { SeasonPair } from './diff/compare-seasons.js';
export { describeDiff } from './diff/describe-diff.js';
export type { DiffCauseKind, HistoryDiff, PointsTableId } from './diff/history-diff.js';
export { listMentioned, nameDiff } from './diff/name-diff.js';
export {
  type DiffPointsTable,
  type DiffTournament,
  type NamedHistoryDiff,
  renamePlayers,
  type UnstoredNames,
} from './diff/named-diff.js';
export {
  type PlayerAward,
  type PlayerChange,
  type PlayerPrize,
  sumAwards,
  tellPrizes,
  type TournamentDifference,
  type TournamentSide,
} from './diff/tournament-difference.js';
export type { Difference } from './difference.js';
export { explainTrack } from './explain/explain-track.js';
export { type ForeseenGame, foreseeTrack } from './explain/foresee-track.js';
export { type CausePath, findCause } from './explain/find-cause.js';
export type { Moved, MovedHistory, MovedPlayer, MovedTournament } from './explain/moved-history.js';
export { roundsOfGames } from './explain/rounds-of-games.js';
export { tellOutcome } from './explain/tell-outcome.js';
export { tellCause } from './explain/tell-cause.js';
export { CHAIN_START, type ChainLinks, ENGINE_VERSION, linkChains } from './hashes.js';
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
} from './replay.js';
export { type RunChange, tellChanges } from './run-changes.js';
export { RUN_KINDS, type RunKind } from './run-kinds.js';
export { findRunContradiction, type RunRecord } from './run-records.js';
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
export type {
  DocumentedTournament,
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedHistory,
  PublishedLeague,
  PublishedPlayer,
  PublishedRating,
  PublishedRun,
  PublishedStanding,
  PublishedTables,
  PublishedTournament,
} from './verify/published-history.js';
export { switchedRules } from './switched-rules.js';
export {
  findRunDifference,
  type Verification,
  type VerificationSettings,
  verifyHistory,
} from './verify/verify-history.js';
