import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountRepository } from './accounts/account.repository.js';
import { AttemptThrottle } from './accounts/attempt-throttle.js';
import { IdentityRepository } from './accounts/identity.repository.js';
import { PasswordLinkRepository } from './accounts/password-link.repository.js';
import { PasswordRepository } from './accounts/password.repository.js';
import { RoleRepository } from './accounts/role.repository.js';
import { SessionRepository } from './accounts/session.repository.js';
import { TokenRepository } from './accounts/token.repository.js';
import { CorrectionRepository } from './corrections/correction.repository.js';
import { createDataSource } from './data-source.js';
import { RunDiffReadModel } from './diff/run-diff.read-model.js';
import { ExportRepository } from './export.repository.js';
import { HeartbeatRepository } from './heartbeat.repository.js';
import { LeagueRepository } from './league.repository.js';
import { migrateWithLock } from './migrate-with-lock.js';
import { OutboxRepository } from './outbox.repository.js';
import { PublicationRepository } from './publication/publication.repository.js';
import { AsOfReadModel } from './read-models/as-of.read-model.js';
import { CauseReadModel } from './read-models/cause.read-model.js';
import { ExplanationReadModel } from './read-models/explanation.read-model.js';
import { RollbackRepository } from './publication/rollback.repository.js';
import { LeaderboardReadModel } from './read-models/leaderboard.read-model.js';
import { PlayerReadModel } from './read-models/player.read-model.js';
import { PointsReadModel } from './read-models/points.read-model.js';
import { RunReadModel } from './read-models/run.read-model.js';
import { TournamentReadModel } from './read-models/tournament.read-model.js';
import { VerdictReadModel } from './read-models/verdict.read-model.js';
import { RefreshDecisionRepository } from './refresh-decision.repository.js';
import { RefreshRequestRepository } from './refresh-request.repository.js';
import { RefreshWorkRepository } from './refresh-work.repository.js';
import { ScorecardRepository } from './scorecards/scorecard.repository.js';
import { readDatabaseSettings } from './settings.js';
import { SubmissionRepository } from './submission.repository.js';
import { VerificationRepository } from './verification.repository.js';

const REPOSITORIES = [
  AccountRepository,
  AsOfReadModel,
  AttemptThrottle,
  CauseReadModel,
  CorrectionRepository,
  ExplanationReadModel,
  ExportRepository,
  HeartbeatRepository,
  IdentityRepository,
  LeaderboardReadModel,
  LeagueRepository,
  OutboxRepository,
  PasswordLinkRepository,
  PasswordRepository,
  PlayerReadModel,
  PointsReadModel,
  PublicationRepository,
  RefreshDecisionRepository,
  RefreshRequestRepository,
  RefreshWorkRepository,
  RoleRepository,
  RollbackRepository,
  RunDiffReadModel,
  RunReadModel,
  ScorecardRepository,
  SessionRepository,
  SubmissionRepository,
  TokenRepository,
  TournamentReadModel,
  VerdictReadModel,
  VerificationRepository,
];

/**
 * How long a request may wait for one answer of PostgreSQL. A server that is frozen, or behind a broken network, answers
 * nothing on a connection that is open already: only the client can give up. Jobs have no such limit: a long history may
 * take its time.
 */
const REQUEST_QUERY_TIMEOUT_MS = 10_000;

/** PostgreSQL, migrated: one data source for a process, however many root modules import this. */
@Module({})
export class PersistenceModule {
  private static requests: DynamicModule | null = null;
  private static jobs: DynamicModule | null = null;

  /** For processes that answer requests. The same object each time, by which Nest knows it for the same module. */
  static forRequests(): DynamicModule {
    return (this.requests ??= connect({ queryTimeoutMs: REQUEST_QUERY_TIMEOUT_MS }));
  }

  /** For processes that work jobs off. */
  static forJobs(): DynamicModule {
    return (this.jobs ??= connect({}));
  }
}

function connect(limits: { readonly queryTimeoutMs?: number }): DynamicModule {
  const settings = () => ({ ...readDatabaseSettings(process.env), ...limits });
  const dataSource = TypeOrmModule.forRootAsync({
    useFactory: () => createDataSource(settings()).options,
    dataSourceFactory: async () => {
      const dataSource = await createDataSource(settings()).initialize();
      await migrateWithLock(dataSource);
      return dataSource;
    },
  });
  return {
    module: PersistenceModule,
    imports: [dataSource],
    providers: REPOSITORIES,
    exports: [...REPOSITORIES, TypeOrmModule],
  };
}
