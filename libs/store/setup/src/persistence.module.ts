import { availableParallelism } from 'node:os';
import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { RatingRules } from '@quadrant/rules/rating';
import { openAuditHome, AuditAnchorRepository, AuditRefusalRepository, AuditReadModel } from '@quadrant/store/audit';
import {
  BoardsWatch,
  PublicationRepository,
  RollbackRepository,
  FailedReportRepository,
  RunNoticeRepository,
  RunReadModel,
} from '@quadrant/store/runs';
import {
  DatabasePools,
  OutboxRepository,
  findRoles,
  ONE_USER_WARNING,
  sessionOptions,
  NO_LIMITS,
  REQUEST_LIMITS,
  type SessionLimits,
} from '@quadrant/store/database';
import {
  HeartbeatRepository,
  InstallationReadModel,
  OperationsReadModel,
  WatchedClockRepository,
} from '@quadrant/store/operations';
import { PruningRepository } from '@quadrant/store/pruning';
import { DisputeReadModel, DisputeRepository } from '@quadrant/store/disputes';
import { ProposalReadModel, ProposalRepository } from '@quadrant/store/proposals';
import { InquiryRepository, LateReportReadModel, WaitingRepository } from '@quadrant/store/desk';
import { RATING_RULES, ScorecardRepository, AsOfReadModel } from '@quadrant/store/history';
import { RefreshDecisionRepository, RefreshRequestRepository, RefreshWorkRepository } from '@quadrant/store/refreshes';
import { RulingRepository, RulingReadModel } from '@quadrant/store/rulings';
import { OpeningReadModel, OpeningRepository } from '@quadrant/store/openings';
import {
  AnnouncementPlayerRepository,
  AnnouncementRepository,
  DeckListRepository,
  DirectingInvitationRepository,
} from '@quadrant/store/announcements';
import {
  BatchFileRepository,
  BatchPeopleRepository,
  BatchPublicationRepository,
  BatchRepository,
  BatchWorkRepository,
  SplitRepository,
} from '@quadrant/store/batches';
import { HeldReportRepository } from '@quadrant/store/held-reports';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository, PlayerMergeReadModel } from '@quadrant/store/player-merges';
import { RegionRepository, VenueRepository, HistoryWindowRepository } from '@quadrant/store/places';
import { CurrentDocuments, SubmissionRepository } from '@quadrant/store/intake';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { DraftRepository, UploadAnswerRepository } from '@quadrant/store/uploads';
import {
  LeagueRepository,
  SeasonClosingsRepository,
  SeasonNoticeRepository,
  SeasonRepository,
  TossRepository,
  CardNameRepository,
  ManualAwardRepository,
  ChampionsLeagueReadModel,
  SeasonLogReadModel,
  SeasonTournamentReadModel,
  LeagueSeasonReadModel,
  PlayerLeaguePointsReadModel,
  PointsReadModel,
} from '@quadrant/store/leagues';
import { DeliveryRepository, EventRepository, WebhookRepository } from '@quadrant/store/events';
import { SchemeRepository } from '@quadrant/store/bonus-schemes';
import { EntitlementNoticeRepository, EntitlementRepository, EntitlementReadModel } from '@quadrant/store/prizes';
import {
  AccountRepository,
  AttemptThrottle,
  IdentityRepository,
  KnownDeviceRepository,
  PasswordLinkRepository,
  SecondFactorRepository,
  PasswordRepository,
  PasswordResetRepository,
  RoleRepository,
  SessionRepository,
  TokenRepository,
  RequestKeyRepository,
  UsageRepository,
} from '@quadrant/store/accounts';
import { AccountDeletionRepository, OwnDataRepository } from '@quadrant/store/own-data';
import {
  ClaimRepository,
  OwnPlayerRepository,
  PlayerRepository,
  CandidateRepository,
  KnownPlayersReadModel,
  PlayerDirectoryReadModel,
} from '@quadrant/store/players';
import { LiveReportRepository, LiveRepository, LiveWatch } from '@quadrant/store/live';
import { PushRepository } from '@quadrant/store/push';
import { AddressRepository, MailRepository, NoticeRepository } from '@quadrant/store/notices';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { PreviewRepository } from '@quadrant/store/previews';
import { ExportRepository } from '@quadrant/store/export';
import { BackupRunRepository } from '@quadrant/store/backup';
import { VerificationRepository } from '@quadrant/store/verification';
import {
  CauseReadModel,
  DecidedPlacesReadModel,
  ExplanationReadModel,
  ForeseenRatingReadModel,
  VerdictReadModel,
} from '@quadrant/store/explanations';
import { TossChainReadModel } from '@quadrant/store/tosses';
import {
  CareerReadModel,
  OpponentReadModel,
  PlayerReadModel,
  PlayerResultsReadModel,
  UpsetReadModel,
} from '@quadrant/store/careers';
import {
  ChampionshipReadModel,
  ApplicationRepository,
  ChampionshipWindowRepository,
} from '@quadrant/store/championships';
import { LastChangeReadModel, LeaderboardReadModel } from '@quadrant/store/leaderboards';
import { SearchReadModel, SiteMapReadModel, SiteSearchReadModel } from '@quadrant/store/search';
import { StatisticsReadModel } from '@quadrant/store/statistics';
import { TournamentDocumentReadModel, TournamentListReadModel, TournamentReadModel } from '@quadrant/store/tournaments';
import { openReceiptKeys, receiptKeysFile, ReceiptSigner } from '@quadrant/store/receipts';
import { readDatabaseSettings, whileDatabaseIsAway } from '@quadrant/store/server';
import { awaitDatabase, startPatience } from './await-database.js';
import { connectSoon, createDataSource, type DataSourceSettings } from './data-source.js';
import { RULES_IN_FORCE } from './rules-in-force.js';

const REPOSITORIES = [
  AccountDeletionRepository,
  AccountRepository,
  AnnouncementPlayerRepository,
  DeckListRepository,
  DirectingInvitationRepository,
  AnnouncementRepository,
  ApplicationRepository,
  BatchFileRepository,
  BatchPeopleRepository,
  BatchPublicationRepository,
  BatchRepository,
  BatchWorkRepository,
  SplitRepository,
  HeldReportRepository,
  AttemptThrottle,
  AuditAnchorRepository,
  AuditRefusalRepository,
  CandidateRepository,
  ChampionshipWindowRepository,
  ClaimRepository,
  CorrectionRepository,
  DeliveryRepository,
  DraftRepository,
  EntitlementRepository,
  EventRepository,
  ExportRepository,
  HeartbeatRepository,
  WatchedClockRepository,
  KnownDeviceRepository,
  IdentityRepository,
  LeagueRepository,
  LiveReportRepository,
  DirectingInvitationRepository,
  LiveRepository,
  CardNameRepository,
  ManualAwardRepository,
  OutboxRepository,
  SecondFactorRepository,
  PasswordLinkRepository,
  PasswordRepository,
  PasswordResetRepository,
  AddressRepository,
  MailRepository,
  NoticeRepository,
  PlayerMergeRepository,
  OwnDataRepository,
  OwnPlayerRepository,
  PlayerRepository,
  DisputeRepository,
  ProposalRepository,
  PushRepository,
  PreviewRepository,
  PublicationRepository,
  HistoryWindowRepository,
  RegionRepository,
  RefreshDecisionRepository,
  RefreshRequestRepository,
  RefreshWorkRepository,
  RequestKeyRepository,
  RoleRepository,
  RollbackRepository,
  RunNoticeRepository,
  SeasonNoticeRepository,
  EntitlementNoticeRepository,
  FailedReportRepository,
  RulingRepository,
  OpeningRepository,
  SchemeRepository,
  ScorecardRepository,
  SeasonClosingsRepository,
  SeasonRepository,
  SessionRepository,
  SiteSearchReadModel,
  StatisticsReadModel,
  UpsetReadModel,
  CurrentDocuments,
  SubmissionRepository,
  SuspicionRepository,
  TokenRepository,
  TossRepository,
  UsageRepository,
  VenueRepository,
  WaitingRepository,
  InquiryRepository,
  VerificationRepository,
  BackupRunRepository,
  PruningRepository,
  UploadAnswerRepository,
  WebhookRepository,
];

/** These read what is published, and nothing more. */
const READ_MODELS: readonly (new (dataSource: DataSource, rules: RatingRules) => object)[] = [
  AsOfReadModel,
  AuditReadModel,
  CareerReadModel,
  CauseReadModel,
  ChampionsLeagueReadModel,
  ChampionshipReadModel,
  DecidedPlacesReadModel,
  EntitlementReadModel,
  ExplanationReadModel,
  ForeseenRatingReadModel,
  InstallationReadModel,
  KnownPlayersReadModel,
  LastChangeReadModel,
  LateReportReadModel,
  LeaderboardReadModel,
  SeasonLogReadModel,
  SeasonTournamentReadModel,
  LeagueSeasonReadModel,
  OperationsReadModel,
  OpponentReadModel,
  PlayerDirectoryReadModel,
  PlayerLeaguePointsReadModel,
  PlayerMergeReadModel,
  PlayerReadModel,
  PlayerResultsReadModel,
  PointsReadModel,
  DisputeReadModel,
  ProposalReadModel,
  RunDiffReadModel,
  RunReadModel,
  RulingReadModel,
  OpeningReadModel,
  SearchReadModel,
  SiteMapReadModel,
  TossChainReadModel,
  TournamentDocumentReadModel,
  TournamentListReadModel,
  TournamentReadModel,
  VerdictReadModel,
];

/** Processes that answer requests read from this data source. */
const READS = 'reads';

/**
 * Connections that cannot work at the same time only wait for each other, and each plans all statements by itself. On
 * two cores under 40 requests a second, a new process took 4 seconds to reach full speed with eight, and 2 seconds with
 * four.
 */
const READING_CONNECTIONS = Math.min(8, Math.max(4, 2 * availableParallelism()));

interface Limits {
  readonly queryTimeoutMs?: number;
  /** PostgreSQL itself enforces these. */
  readonly session: SessionLimits;
}

/**
 * Limits how long a request may wait for one answer of PostgreSQL. A server that is frozen, or behind a broken network,
 * answers nothing on an open connection: only the client can give up. The server gives up first where it can, because
 * it can say why. Jobs have no such limit: a long history may take its time.
 */
const REQUEST_QUERY_TIMEOUT_MS = REQUEST_LIMITS.statementMs + 5_000;

/** Provides PostgreSQL, migrated: one data source for a process, however many root modules import this. */
@Module({})
export class PersistenceModule {
  private static requests: DynamicModule | null = null;
  private static jobs: DynamicModule | null = null;

  /** Serves processes that answer requests. It is the same object each time, so that Nest sees only one module. */
  static forRequests(): DynamicModule {
    return (this.requests ??= connect({ queryTimeoutMs: REQUEST_QUERY_TIMEOUT_MS, session: REQUEST_LIMITS }, true));
  }

  /** Serves processes that do jobs. */
  static forJobs(): DynamicModule {
    return (this.jobs ??= connect({ session: NO_LIMITS }, false));
  }
}

function connect(limits: Limits, readsApart: boolean): DynamicModule {
  const readers = readsApart ? [connectReaders(limits)] : [];
  // A process that does jobs gives no receipts and keeps no answers.
  const signers = readsApart
    ? [
        { provide: ReceiptSigner, useFactory: openSigner, inject: [getDataSourceToken()] },
        { provide: BoardsWatch, useFactory: watchBoards, inject: [getDataSourceToken()] },
        { provide: LiveWatch, useFactory: watchLive, inject: [getDataSourceToken()] },
      ]
    : [];
  const readModels = READ_MODELS.map((model) => ({
    provide: model,
    useFactory: (dataSource: DataSource, rules: RatingRules) => new model(dataSource, rules),
    inject: [getDataSourceToken(readsApart ? READS : undefined), RATING_RULES],
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
    providers: [...REPOSITORIES, ...readModels, pools, { provide: RATING_RULES, useValue: RULES_IN_FORCE }, ...signers],
    exports: [
      ...REPOSITORIES,
      ...READ_MODELS,
      DatabasePools,
      RATING_RULES,
      ...signers.map(({ provide }) => provide),
      TypeOrmModule,
    ],
  };
}

/** This runs after the database is open, so that no key is made in a home that does not belong to it. */
function openSigner(_application: DataSource): ReceiptSigner {
  const { home } = readDatabaseSettings(process.env);
  return new ReceiptSigner(openReceiptKeys(receiptKeysFile(process.env, home)));
}

const watchLive = (dataSource: DataSource): LiveWatch => new LiveWatch(dataSource);

const watchBoards = (dataSource: DataSource): BoardsWatch => new BoardsWatch(dataSource);

function connectApplication(limits: Limits): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: optionsForNest,
    dataSourceFactory: async () => {
      const settings = readDatabaseSettings(process.env);
      const roles = await awaitDatabase(settings, startPatience(process.env));
      if (roles === 'one-user') new Logger('Database').warn(ONE_USER_WARNING);
      const session = sessionOptions(roles, 'application', limits.session);
      const audit = openAuditHome(settings.home);
      return open({ ...limits, url: settings.url, audit, session });
    },
  });
}

/** Connects a separate pool: its queries can change nothing, and take no connection from those who write. */
function connectReaders(limits: Limits): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name: READS,
    // It is injected only to wait: after that the database is up to date, and the roles exist.
    inject: [DataSource],
    useFactory: (_application: DataSource) => optionsForNest(),
    dataSourceFactory: async () => {
      const { url } = readDatabaseSettings(process.env);
      const roles = await whileDatabaseIsAway(startPatience(process.env), () => findRoles(url));
      const session = sessionOptions(roles, 'reading', limits.session);
      return open({ ...limits, url, session, poolSize: READING_CONNECTIONS });
    },
  });
}

/** Nest does not retry: opening a data source has waited long enough, and the error says why it failed. */
const optionsForNest = () => ({ ...createDataSource(readDatabaseSettings(process.env)).options, toRetry: () => false });

/** Connects as patiently as a start needs. Later, requests fail soon when no connection is free; jobs may wait. */
async function open(settings: DataSourceSettings): Promise<DataSource> {
  const dataSource = createDataSource({ ...settings, keepsConnections: true });
  await whileDatabaseIsAway(startPatience(process.env), () => dataSource.initialize());
  return settings.queryTimeoutMs === undefined ? dataSource : connectSoon(dataSource);
}
