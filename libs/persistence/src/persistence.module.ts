import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { openAuditHome } from './audit/audit-home.js';
import { AuditAnchorRepository } from './audit-anchor.repository.js';
import { ClaimRepository } from './claims/claim.repository.js';
import { CorrectionRepository } from './corrections/correction.repository.js';
import { createDataSource } from './data-source.js';
import { RunDiffReadModel } from './diff/run-diff.read-model.js';
import { ExportRepository } from './export.repository.js';
import { HeartbeatRepository } from './heartbeat.repository.js';
import { LeagueRepository } from './league.repository.js';
import { migrateWithLock } from './migrate-with-lock.js';
import { OutboxRepository } from './outbox.repository.js';
import { ProblemReadModel } from './problems/problem.read-model.js';
import { ProblemRepository } from './problems/problem.repository.js';
import { ProposalReadModel } from './proposals/proposal.read-model.js';
import { ProposalRepository } from './proposals/proposal.repository.js';
import { PlayerRepository } from './players/player.repository.js';
import { PlayerMergeRepository } from './player-merges/player-merge.repository.js';
import { PublicationRepository } from './publication/publication.repository.js';
import { AsOfReadModel } from './read-models/as-of.read-model.js';
import { CauseReadModel } from './read-models/cause.read-model.js';
import { ExplanationReadModel } from './read-models/explanation.read-model.js';
import { RollbackRepository } from './publication/rollback.repository.js';
import { LeaderboardReadModel } from './read-models/leaderboard.read-model.js';
import { PlayerMergeReadModel } from './read-models/player-merge.read-model.js';
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
import { TokenRepository } from './accounts/token.repository.js';
import { VerificationRepository } from './verification.repository.js';

const REPOSITORIES = [
  AsOfReadModel,
  AuditAnchorRepository,
  CauseReadModel,
  ClaimRepository,
  CorrectionRepository,
  ExplanationReadModel,
  ExportRepository,
  HeartbeatRepository,
  LeaderboardReadModel,
  LeagueRepository,
  OutboxRepository,
  PlayerMergeReadModel,
  PlayerMergeRepository,
  PlayerReadModel,
  PlayerRepository,
  PointsReadModel,
  ProblemReadModel,
  ProblemRepository,
  ProposalReadModel,
  ProposalRepository,
  PublicationRepository,
  RefreshDecisionRepository,
  RefreshRequestRepository,
  RefreshWorkRepository,
  RollbackRepository,
  RunDiffReadModel,
  RunReadModel,
  ScorecardRepository,
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
  const settings = () => {
    const { url, home } = readDatabaseSettings(process.env);
    return { url, audit: openAuditHome(home), ...limits };
  };
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
