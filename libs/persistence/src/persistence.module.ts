import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountRepository } from './accounts/account.repository.js';
import { AttemptThrottle } from './accounts/attempt-throttle.js';
import { IdentityRepository } from './accounts/identity.repository.js';
import { KnownDeviceRepository } from './accounts/known-device.repository.js';
import { PasswordLinkRepository } from './accounts/password-link.repository.js';
import { PasswordRepository } from './accounts/password.repository.js';
import { RoleRepository } from './accounts/role.repository.js';
import { SessionRepository } from './accounts/session.repository.js';
import { TokenRepository } from './accounts/token.repository.js';
import { ApplicationRepository } from './applications/application.repository.js';
import { ChampionshipWindowRepository } from './applications/championship-window.repository.js';
import { openAuditHome } from './audit/audit-home.js';
import { ForeignAuditKey } from './audit/registered-keys.js';
import { AuditAnchorRepository } from './audit-anchor.repository.js';
import { ClaimRepository } from './claims/claim.repository.js';
import { CorrectionRepository } from './corrections/correction.repository.js';
import { createDataSource } from './data-source.js';
import { DatabasePools } from './database-pools.js';
import { RunDiffReadModel } from './diff/run-diff.read-model.js';
import { ExportRepository } from './export.repository.js';
import { HeartbeatRepository } from './heartbeat.repository.js';
import { LeagueRepository } from './leagues/league.repository.js';
import { SeasonRepository } from './leagues/season.repository.js';
import { TossRepository } from './leagues/toss.repository.js';
import { ManualAwardRepository } from './leagues/manual-awards/manual-award.repository.js';
import { SchemeRepository } from './leagues/schemes/scheme.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { PlayerRepository } from './players/player.repository.js';
import { PlayerMergeRepository } from './player-merges/player-merge.repository.js';
import { ProblemReadModel } from './problems/problem.read-model.js';
import { ProblemRepository } from './problems/problem.repository.js';
import { ProposalReadModel } from './proposals/proposal.read-model.js';
import { ProposalRepository } from './proposals/proposal.repository.js';
import { EntitlementRepository } from './prizes/entitlement.repository.js';
import { PublicationRepository } from './publication/publication.repository.js';
import { PreviewRepository } from "./publication/preview.repository.js";
import { CandidateRepository } from './people/candidate.repository.js';
import { RegionRepository } from './places/region.repository.js';
import { VenueRepository } from './places/venue.repository.js';
import { AsOfReadModel } from './read-models/as-of.read-model.js';
import { AuditReadModel } from './read-models/audit.read-model.js';
import { CauseReadModel } from './read-models/cause.read-model.js';
import { ChampionshipReadModel } from './read-models/championship.read-model.js';
import { EntitlementReadModel } from './read-models/entitlement.read-model.js';
import { ExplanationReadModel } from './read-models/explanation.read-model.js';
import { RollbackRepository } from './publication/rollback.repository.js';
import { LeaderboardReadModel } from './read-models/leaderboard.read-model.js';
import { ChampionsLeagueReadModel } from './read-models/leagues/champions-league.read-model.js';
import { SeasonTournamentReadModel } from './read-models/leagues/season-tournament.read-model.js';
import { LeagueSeasonReadModel } from './read-models/leagues/league-season.read-model.js';
import { OperationsReadModel } from './read-models/operations.read-model.js';
import { PlayerLeaguePointsReadModel } from './read-models/leagues/player-league-points.read-model.js';
import { PlayerMergeReadModel } from './read-models/player-merge.read-model.js';
import { PlayerReadModel } from './read-models/player.read-model.js';
import { PointsReadModel } from './read-models/points.read-model.js';
import { RunReadModel } from './read-models/run.read-model.js';
import { TournamentReadModel } from './read-models/tournament.read-model.js';
import { VerdictReadModel } from './read-models/verdict.read-model.js';
import { RefreshDecisionRepository } from './refresh-decision.repository.js';
import { RefreshRequestRepository } from './refresh-request.repository.js';
import { RefreshWorkRepository } from './refresh-work.repository.js';
import { findRoles, ONE_USER_WARNING, sessionOptions } from './roles/database-roles.js';
import { prepareDatabase } from './roles/prepare-database.js';
import { NO_LIMITS, REQUEST_LIMITS, type SessionLimits } from './roles/session-limits.js';
import { ScorecardRepository } from './scorecards/scorecard.repository.js';
import { readDatabaseSettings } from './settings.js';
import { SubmissionRepository } from './submission.repository.js';
import { UsageRepository } from './usage/usage.repository.js';
import { AuditRefusalRepository } from './audit/audit-refusal.repository.js';
import { VerificationRepository } from './verification.repository.js';

const REPOSITORIES = [
  AccountRepository,
  ApplicationRepository,
  AttemptThrottle,
  AuditAnchorRepository,
  AuditRefusalRepository,
  CandidateRepository,
  ChampionshipWindowRepository,
  ClaimRepository,
  CorrectionRepository,
  EntitlementRepository,
  ExportRepository,
  HeartbeatRepository,
  KnownDeviceRepository,
  IdentityRepository,
  LeagueRepository,
  ManualAwardRepository,
  OutboxRepository,
  PasswordLinkRepository,
  PasswordRepository,
  PlayerMergeRepository,
  PlayerRepository,
  ProblemRepository,
  ProposalRepository,
  PreviewRepository,
  PublicationRepository,
  RegionRepository,
  RefreshDecisionRepository,
  RefreshRequestRepository,
  RefreshWorkRepository,
  RoleRepository,
  RollbackRepository,
  SchemeRepository,
  ScorecardRepository,
  SeasonRepository,
  SessionRepository,
  SubmissionRepository,
  TokenRepository,
  TossRepository,
  UsageRepository,
  VenueRepository,
  VerificationRepository,
];

/** What reads what is published, and nothing else. */
const READ_MODELS = [
  AsOfReadModel,
  AuditReadModel,
  CauseReadModel,
  ChampionsLeagueReadModel,
  ChampionshipReadModel,
  EntitlementReadModel,
  ExplanationReadModel,
  LeaderboardReadModel,
  SeasonTournamentReadModel,
  LeagueSeasonReadModel,
  OperationsReadModel,
  PlayerLeaguePointsReadModel,
  PlayerMergeReadModel,
  PlayerReadModel,
  PointsReadModel,
  ProblemReadModel,
  ProposalReadModel,
  RunDiffReadModel,
  RunReadModel,
  TournamentReadModel,
  VerdictReadModel,
];

/** The data source that they read from in processes that answer requests. */
const READS = 'reads';

const READING_CONNECTIONS = 8;

interface Limits {
  readonly queryTimeoutMs?: number;
  /** What PostgreSQL itself ends. */
  readonly session: SessionLimits;
}

/**
 * How long a request may wait for one answer of PostgreSQL. A server that is frozen, or behind a broken network, answers
 * nothing on a connection that is open already: only the client can give up. The server gives up first where it can, for
 * it can say why. Jobs have no such limit: a long history may take its time.
 */
const REQUEST_QUERY_TIMEOUT_MS = REQUEST_LIMITS.statementMs + 5_000;

/** PostgreSQL, migrated: one data source for a process, however many root modules import this. */
@Module({})
export class PersistenceModule {
  private static requests: DynamicModule | null = null;
  private static jobs: DynamicModule | null = null;

  /** For processes that answer requests. The same object each time, by which Nest knows it for the same module. */
  static forRequests(): DynamicModule {
    return (this.requests ??= connect({ queryTimeoutMs: REQUEST_QUERY_TIMEOUT_MS, session: REQUEST_LIMITS }, true));
  }

  /** For processes that work jobs off. */
  static forJobs(): DynamicModule {
    return (this.jobs ??= connect({ session: NO_LIMITS }, false));
  }
}

function connect(limits: Limits, readsApart: boolean): DynamicModule {
  const readers = readsApart ? [connectReaders(limits)] : [];
  const readModels = READ_MODELS.map((model) => ({
    provide: model,
    useFactory: (dataSource: DataSource) => new model(dataSource),
    inject: [getDataSourceToken(readsApart ? READS : undefined)],
  }));
  const pools = {
    provide: DatabasePools,
    useFactory: (application: DataSource, reads?: DataSource) =>
      new DatabasePools({ application, ...(reads && { reads }) }),
    inject: [getDataSourceToken(), ...(readsApart ? [getDataSourceToken(READS)] : [])],
  };
  return {
    module: PersistenceModule,
    imports: [connectApplication(limits), ...readers],
    providers: [...REPOSITORIES, ...readModels, pools],
    exports: [...REPOSITORIES, ...READ_MODELS, DatabasePools, TypeOrmModule],
  };
}

function connectApplication(limits: Limits): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...createDataSource(readDatabaseSettings(process.env)).options,
      // A home that does not belong to the database will not become the right one by waiting.
      toRetry: (error: unknown) => !(error instanceof ForeignAuditKey),
    }),
    dataSourceFactory: async () => {
      const settings = readDatabaseSettings(process.env);
      const audit = openAuditHome(settings.home);
      const roles = await prepareDatabase(settings, audit);
      if (roles === 'one-user') new Logger('Database').warn(ONE_USER_WARNING);
      const session = sessionOptions(roles, 'application', limits.session);
      return createDataSource({ ...limits, url: settings.url, audit, session }).initialize();
    },
  });
}

/** A pool of their own: what they ask can change nothing, and takes no connection from those who write. */
function connectReaders(limits: Limits): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name: READS,
    // For its begin only: by then the database is up to date, and the roles are there.
    inject: [DataSource],
    useFactory: async (_application: DataSource) => {
      const { url } = readDatabaseSettings(process.env);
      const session = sessionOptions(await findRoles(url), 'reading', limits.session);
      return createDataSource({ ...limits, url, session, poolSize: READING_CONNECTIONS }).options;
    },
  });
}
