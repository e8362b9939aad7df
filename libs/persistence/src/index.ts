export { OPERATOR, type Acceptance, type Delivery, type Refusal, type Submitter } from './acceptance/acceptance.js';
export { createDataSource, type DataSourceSettings } from './data-source.js';
export { isDatabaseOutage, isDatabaseRightMissing, isDiskFull } from './database-outage.js';
export * from './embedded/index.js';
export { RefreshRequest, type RefreshState } from './entities/refresh-request.entity.js';
export { League } from './entities/league.entity.js';
export {
  ExportRepository,
  type ExportedRating,
  type ExportedReport,
  type RatingPosition,
} from './export.repository.js';
export { HeartbeatRepository } from './heartbeat.repository.js';
export type { IdempotencyClaim } from './acceptance/idempotency-keys.js';
export type { Author } from './audit.js';
export { LeagueRepository, type NewLeague, type NewSeason } from './league.repository.js';
export { migrateWithLock } from './migrate-with-lock.js';
export { OutboxRepository, type OutboxJob } from './outbox.repository.js';
export { PersistenceModule } from './persistence.module.js';
export type { HeadRun } from './publication/head.js';
export type { HistoryRange } from './publication/history-range.js';
export type { PublishedStep } from './publication/outcome-rows.js';
export type { HistoryReader, OpenedHistory } from './publication/history-reader.js';
export type { PlayerNumbers } from './publication/player-numbers.js';
export type { Publication } from './publication/publication.js';
export { PublicationRepository } from './publication/publication.repository.js';
export type { LoadedTournament } from './publication/read-history.js';
export { RUN_KINDS, type RunFacts, type RunKind } from './publication/runs.js';
export type { SubmissionToProcess } from './publication/submission-to-process.js';
export type { PublishedCounts } from './publication/write-steps.js';
export { findTrack, listAllTracks } from './read-models/find-track.js';
export { LARGEST_MIN_GAMES } from './read-models/largest-min-games.js';
export {
  isLeaderboardPosition,
  LeaderboardReadModel,
  type LeaderboardPage,
  type LeaderboardPosition,
  type LeaderboardQuery,
  type LeaderboardRow,
  type RatingTrack,
} from './read-models/leaderboard.read-model.js';
export {
  PlayerReadModel,
  type PlayerProfile,
  type PlayerRatingChange,
  type PlayerTournament,
  type RatingChangePosition,
} from './read-models/player.read-model.js';
export { PointsReadModel, type PointsRow } from './read-models/points.read-model.js';
export { RunReadModel, type RunRow } from './read-models/run.read-model.js';
export type {
  TournamentGame,
  TournamentMatch,
  TournamentPod,
  TournamentRound,
  TournamentStanding,
} from './read-models/tournament-results.js';
export {
  TournamentReadModel,
  type SubmissionDetail,
  type TournamentDetail,
  type TournamentListing,
  type TournamentPosition,
} from './read-models/tournament.read-model.js';
export { VerdictReadModel, type UnratedTournament } from './read-models/verdict.read-model.js';
export { RefreshRequestRepository, type RefreshProgress } from './refresh-request.repository.js';
export { readDatabaseSettings, type DatabaseSettings } from './settings.js';
export { NotScored } from './scorecards/rescore.js';
export { ScorecardRepository } from './scorecards/scorecard.repository.js';
export { SubmissionRepository, type AcceptAnswer } from './submission.repository.js';
export { TokenRepository, type TokenOwner } from './token.repository.js';
export { DataSource } from 'typeorm';
