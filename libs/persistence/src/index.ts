export { OPERATING, type AcceptCommand, type Acceptance, type Delivery, type Refusal, type ReportRefused, type UnknownPlayers } from './acceptance/acceptance.js';
export { type Submitter } from './acceptance/submitter.js';
export {
  APPLICATION_STATES,
  type Application,
  type ApplicationRefusal,
  type ApplicationState,
  type DecidedApplication,
  type HeldTournament,
  type NewApplication,
} from './applications/application.js';
export {
  ApplicationRepository,
  isApplicationPosition,
  type Applicant,
  type ApplicationPosition,
} from './applications/application.repository.js';
export { ChampionshipWindowRepository } from './applications/championship-window.repository.js';
export {
  CORRECTION_ACTIONS,
  type Corrected,
  type Correction,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
} from './corrections/correction.js';
export { CorrectionRepository } from './corrections/correction.repository.js';
export type { Rehearsal } from './corrections/rehearsal.js';
export type { SupposedCorrection } from './corrections/suppose-correction.js';
export type { SupposedReport } from './corrections/suppose-report.js';
export type { SupposedChange } from './corrections/supposed-change.js';
export type { TournamentRefusal } from './corrections/tournament-refusal.js';
export type { RecordedChange, VersionChanged } from './corrections/version-changed.js';
export { createDataSource, type DataSourceSettings } from './data-source.js';
export { isConflict, isDatabaseOutage, isDatabaseRightMissing, isDiskFull } from './database-outage.js';
export { DiskSpaceModule } from './disk-space/disk-space.module.js';
export { DATA_FOLDER_VARIABLE, describeSize, readDiskSpaceSettings } from './disk-space/disk-space-settings.js';
export { DiskWatch, measureFree, type Volume } from './disk-space/disk-watch.js';
export { DatabasePools, type PoolUse } from './database-pools.js';
export { findWaitProblem, type WaitProblem } from './database-waits.js';
export * from './embedded/index.js';
export { OperationsReadModel, type Operations, type WorkerHeartbeats } from './read-models/operations.read-model.js';
export {
  isMoving,
  REFRESH_KINDS,
  REFRESH_STATES,
  RefreshRequest,
  type RefreshState,
} from './entities/refresh-request.entity.js';
export { League } from './entities/league.entity.js';
export type { Difference } from './export/difference.js';
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
} from './export/published-history.js';
export { PublishedReader, type CurrentReport } from './export/published-reader.js';
export { verifyHistory, type Verification, type VerificationSettings } from './export/verify-history.js';
export { ExportRepository } from './export.repository.js';
export { HeartbeatRepository } from './heartbeat.repository.js';
export type { IdempotencyClaim } from './acceptance/idempotency-keys.js';
export { findAuditHome, openAuditHome, type AuditHome } from './audit/audit-home.js';
export { adoptAuditKey, type RegisterKey } from './audit/registered-keys.js';
export type { ChainDamage } from './audit/chain-check.js';
export type { EntriesDamage } from './audit/entries-check.js';
export { isIntact, verifyAudit, type AuditVerification } from './audit/verify-audit.js';
export { AuditRefusalRepository } from './audit/audit-refusal.repository.js';
export { QuotaExceeded, type Charge } from './usage/quota-exceeded.js';
export type { ReportAllowances } from './usage/report-allowances.js';
export { UsageRepository } from './usage/usage.repository.js';
export { AuditAnchorRepository, type Anchoring } from './audit-anchor.repository.js';
export type { Author } from './audit.js';
export type { Claim, Claimant, ClaimRefusal } from './claims/claim.js';
export type { ClaimCode } from './claims/claim-codes.js';
export type { ClaimedPlayer } from './claims/claimed-player.js';
export { ClaimRepository } from './claims/claim.repository.js';
export { LeagueRepository, type NewLeague, type LeagueDetail } from './leagues/league.repository.js';
export type { RulesChanged } from './leagues/change-rules.js';
export type { LeagueChange } from './leagues/league-change.js';
export type {
  FirstTournament,
  NewSeason,
  SeasonChangeCommand,
  SeasonRefusal,
  SeasonStored,
  ShownSeason,
} from './leagues/season-command.js';
export { SeasonRepository } from './leagues/season.repository.js';
export {
  TossRepository,
  type NewToss,
  type SeasonName,
  type ShownToss,
  type TossRefusal,
} from './leagues/toss.repository.js';
export type { GivenAward, ManualAwardRefusal } from './leagues/manual-awards/manual-award.js';
export { ManualAwardRepository } from './leagues/manual-awards/manual-award.repository.js';
export { listPrintedSchemes, listSchemeFacts, SCHEME_TEXT_LIMITS } from './leagues/schemes/scheme-catalogue.js';
export type { ListedFact, ListedScheme } from './leagues/schemes/scheme-catalogue.js';
export type { SchemeRehearsal } from './leagues/schemes/rehearse-scheme.js';
export {
  SCHEME_STATES,
  type MovedAwards,
  type SchemeEnded,
  type SchemeRefusal,
  type SchemeSaved,
  type SchemeState,
  type SchemeText,
  type SchemeVersion,
} from './leagues/schemes/scheme.js';
export { SchemeRepository } from './leagues/schemes/scheme.repository.js';
export {
  isEntitlementId,
  type EntitlementCommand,
  type EntitlementRefusal,
  type EntitlementWish,
} from './prizes/entitlement.js';
export { ENTITLEMENT_STATES, UNCOVERED_REASONS, type EntitlementState, type UncoveredReason } from '@quadrant/league';
export { EntitlementRepository } from './prizes/entitlement.repository.js';
export type { NamedTournament, ShownAct, ShownEntitlement, ShownUncovered } from './prizes/shown-entitlement.js';
export { migrateWithLock } from './migrate-with-lock.js';
export { OutboxRepository, type OutboxJob } from './outbox.repository.js';
export { PLAYER_MERGE_STATES, type PlayerMergeState } from './player-merges/stored-merges.js';
export { MergeTakenBack } from './player-merges/settle-merges.js';
export type {
  EnteredTournament,
  MergeCommand,
  MergeRefusal,
  MergeStored,
  MergeUndoCommand,
} from './player-merges/player-merge.js';
export { PlayerMergeRepository } from './player-merges/player-merge.repository.js';
export type { SupposedMerge } from './player-merges/suppose-merge.js';
export { CandidateRepository } from './people/candidate.repository.js';
export type { AskedName } from './people/find-candidates.js';
export { searchNameOf } from './people/search-name.js';
export { PersistenceModule } from './persistence.module.js';
export { RegionRepository, type RegionChange } from './places/region.repository.js';
export type { Region } from './places/regions.js';
export type { VenueDecision, VenueRefusal } from './places/venue-decision.js';
export {
  isVenuePosition,
  VenueRepository,
  type TournamentPlace,
  type VenuePosition,
  type VenueProposer,
} from './places/venue.repository.js';
export { VENUE_STATES, type NewVenue, type Venue, type VenueState } from './places/venue.js';
export type {
  Doing,
  NewAnswer,
  NewProblem,
  ProblemAnswer,
  ProblemDone,
  ProblemRefusal,
  StoredProblem,
  TooMany,
} from './problems/problem.js';
export type { HandedInPage, HandedInPosition } from './problems/handed-in-page.js';
export { subjectOfProblem } from './problems/problem-rows.js';
export { ProblemReadModel, type ProblemQuery } from './problems/problem.read-model.js';
export { ProblemRepository } from './problems/problem.repository.js';
export {
  PROPOSAL_STATES,
  type CurrentDocument,
  type NewProposal,
  type Proposal,
  type ProposalDone,
  type ProposalRefusal,
  type ProposalState,
} from './proposals/proposal.js';
export type { FieldChange } from '@quadrant/report';
export {
  PHASES,
  type AwardExplanation,
  type BracketMatch,
  type Champion,
  type Days,
  type Half,
  type HalfCriterion,
  type LeagueSeason,
  type Phase,
  type PhaseState,
  type PlayoffCriterion,
  type QualificationReason,
  type ReachRow,
  type ReachStatus,
  type Score,
  type SeasonChange,
  type SeasonDecidedBy,
  type SeedCriterion,
  type TableCriterion,
} from '@quadrant/league';
export { subjectOfProposal } from './proposals/proposal-rows.js';
export { ProposalReadModel, type ProposalQuery } from './proposals/proposal.read-model.js';
export { ProposalRepository } from './proposals/proposal.repository.js';
export { RunDiffReadModel } from './diff/run-diff.read-model.js';
export type { DiffPointsTable, DiffTournament, NamedHistoryDiff, UnstoredNames } from './diff/named-diff.js';
export type { Comparison, SupposedHistory } from './publication/comparison.js';
export type { HeadRun } from './publication/head.js';
export type { HistoryRange } from './publication/history-range.js';
export type { PublishedStep } from './publication/outcome-rows.js';
export type { HistoryReader, OpenedHistory } from './publication/history-reader.js';
export type { PlayerNumbers } from './publication/player-numbers.js';
export type { ChangesToPublish, Publication } from './publication/publication.js';
export { PublicationRepository, type WaitingWork } from './publication/publication.repository.js';
export { PreviewRepository } from './publication/preview.repository.js';
export { PublicationBusy, RollbackRepository, type RollbackRefusal } from './publication/rollback.repository.js';
export type { Pause } from './publication/pause.js';
export type { LoadedTournament } from './publication/read-history.js';
export { RUN_KINDS, type RunKind } from '@quadrant/outcome';
export type { RunFacts } from './publication/runs.js';
export { tellChanges, type RunChange } from './publication/run-changes.js';
export type { WaitingChange, WaitingJob } from './publication/waiting-jobs.js';
export type { PublishedCounts } from './publication/lot.js';
export {
  AsOfReadModel,
  PUBLICATIONS,
  viewOf,
  type AsOf,
  type AsOfWish,
  type PublicationName,
  type View,
} from './read-models/as-of.read-model.js';
export { AuditReadModel, type AuditFilters, type AuditRow } from './read-models/audit.read-model.js';
export { CauseReadModel, type MovedNumber, type MovedNumberCause } from './read-models/cause.read-model.js';
export {
  ChampionshipReadModel,
  type ChampionshipDetail,
  type ChampionshipQuery,
  type HeldChampionshipTournament,
} from './read-models/championship.read-model.js';
export { EntitlementReadModel, type PlayerEntitlements } from './read-models/entitlement.read-model.js';
export type { PlayerBadge, TournamentBadge, TournamentEntitlement } from './read-models/prize-rows.js';
export {
  ExplanationReadModel,
  type GameExplanation,
  type RatingExplanation,
} from './read-models/explanation.read-model.js';
export {
  isRatingChangePosition,
  isTournamentPosition,
  type RatingChangePosition,
  type TournamentPosition,
} from './read-models/history-positions.js';
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
export type {
  ChampionsLeagueBracket,
  ChampionsLeagueView,
  EligiblePlayer,
} from './read-models/leagues/champions-league.js';
export { ChampionsLeagueReadModel } from './read-models/leagues/champions-league.read-model.js';
export type { AwardingTournament, LeagueAward } from './read-models/leagues/league-award.js';
export {
  NOT_COUNTING_REASONS,
  type ListedTournament,
  type NotCountingReason,
  type ShownMissionTally,
} from './read-models/leagues/listed-tournament.js';
export { SeasonTournamentReadModel } from './read-models/leagues/season-tournament.read-model.js';
export type {
  LeagueListing,
  LeagueSeasonView,
  ShownIdentity,
  ShownLeague,
} from './read-models/leagues/league-season.js';
export { LeagueSeasonReadModel } from './read-models/leagues/league-season.read-model.js';
export type {
  LeaguePointsSum,
  PlayerLeague,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from './read-models/leagues/player-league-points.js';
export { PlayerLeaguePointsReadModel } from './read-models/leagues/player-league-points.read-model.js';
export { PlayerMergeReadModel, type PlayerMerge } from './read-models/player-merge.read-model.js';
export {
  PlayerReadModel,
  type PlayerProfile,
  type PlayerRatingChange,
  type PlayerTournament,
} from './read-models/player.read-model.js';
export type {
  ChangeCommand,
  PlayerChange,
  PlayerChanged,
  PlayerFacts,
  PlayerRecord,
  PlayerRefusal,
  RegisterCommand,
} from './players/player-change.js';
export { PlayerRepository } from './players/player.repository.js';
export { PointsReadModel, type PointsRow } from './read-models/points.read-model.js';
export { RunReadModel, type PublicationState, type RunRow } from './read-models/run.read-model.js';
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
  type TournamentAward,
  type TournamentDetail,
  type TournamentListing,
} from './read-models/tournament.read-model.js';
export { VerdictReadModel, type UnratedTournament } from './read-models/verdict.read-model.js';
export { RefreshDecisionRepository, type DecisionRefusal, type MovingRun } from './refresh-decision.repository.js';
export { RefreshRefused, RefreshRequestRepository, type WhatIfQuestion } from './refresh-request.repository.js';
export { REFRESH_SCOPES, type RefreshScope, type RefreshWish } from './refresh-requests.js';
export {
  RefreshCancelled,
  RefreshWorkRepository,
  type ComputedRefresh,
  type ExpectedRefresh,
  type RefreshProgress,
  type RefreshToWork,
} from './refresh-work.repository.js';
export { findRoles, sessionOptions, type DatabaseRoles } from './roles/database-roles.js';
export { PREVIEW_LIMITS, type SessionLimits } from './roles/session-limits.js';
export { prepareDatabase } from './roles/prepare-database.js';
export { refuseForeignHome } from './roles/refuse-foreign-home.js';
export { readDatabaseSettings, type DatabaseSettings } from './settings.js';
export { NotScored } from './scorecards/rescore.js';
export { ScorecardRepository } from './scorecards/scorecard.repository.js';
export { SubmissionRepository, type AcceptAnswer } from './submission.repository.js';
export type { Account, GivenRole } from './accounts/account.js';
export { AccountRepository, type AccountSwitch, type Invitation } from './accounts/account.repository.js';
export { ATTEMPT_LIMITS, type AttemptPurpose } from './accounts/attempt-limits.js';
export { AttemptThrottle, type Attempt } from './accounts/attempt-throttle.js';
export type { HandleObstacle } from './accounts/handle-obstacle.js';
export { IdentityRepository } from './accounts/identity.repository.js';
export { KNOWN_DEVICE_LIFETIME_MS } from './accounts/known-device-rows.js';
export { KnownDeviceRepository } from './accounts/known-device.repository.js';
export { PasswordLinkRepository, type LinkHolder } from './accounts/password-link.repository.js';
export {
  PasswordRepository,
  type PasswordChange,
  type PasswordChanged,
  type PasswordHolder,
} from './accounts/password.repository.js';
export { RoleRepository } from './accounts/role.repository.js';
export { TOKEN_LIFETIME_MS } from './accounts/token-rows.js';
export { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './accounts/session-rows.js';
export { SessionRepository, type FoundSession, type NewSession } from './accounts/session.repository.js';
export type { Identity, SignedUp, SignUp, SignUpRefusal } from './accounts/sign-up.js';
export {
  TokenRepository,
  type ForbiddenRequest,
  type FoundToken,
  type ListedToken,
  type NewToken,
  type OwnToken,
} from './accounts/token.repository.js';
export {
  OtherRules,
  VerificationRepository,
  type RunVerification,
  type VerificationRow,
} from './verification.repository.js';
export { DataSource } from 'typeorm';
