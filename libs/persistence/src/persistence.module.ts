import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource } from './data-source.js';
import { ExportRepository } from './export.repository.js';
import { HeartbeatRepository } from './heartbeat.repository.js';
import { LeagueRepository } from './league.repository.js';
import { migrateWithLock } from './migrate-with-lock.js';
import { OutboxRepository } from './outbox.repository.js';
import { PublicationRepository } from './publication/publication.repository.js';
import { LeaderboardReadModel } from './read-models/leaderboard.read-model.js';
import { PlayerReadModel } from './read-models/player.read-model.js';
import { PointsReadModel } from './read-models/points.read-model.js';
import { RunReadModel } from './read-models/run.read-model.js';
import { TournamentReadModel } from './read-models/tournament.read-model.js';
import { VerdictReadModel } from './read-models/verdict.read-model.js';
import { RefreshRequestRepository } from './refresh-request.repository.js';
import { readDatabaseSettings } from './settings.js';
import { SubmissionRepository } from './submission.repository.js';
import { TokenRepository } from './token.repository.js';

const repositories = [
  ExportRepository,
  HeartbeatRepository,
  LeaderboardReadModel,
  LeagueRepository,
  OutboxRepository,
  PlayerReadModel,
  PointsReadModel,
  PublicationRepository,
  RefreshRequestRepository,
  RunReadModel,
  SubmissionRepository,
  TokenRepository,
  TournamentReadModel,
  VerdictReadModel,
];

/** PostgreSQL, migrated: one data source for a process, however many root modules import this. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: () => createDataSource(readDatabaseSettings(process.env)).options,
      dataSourceFactory: async () => {
        const dataSource = await createDataSource(readDatabaseSettings(process.env)).initialize();
        await migrateWithLock(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: repositories,
  exports: [...repositories, TypeOrmModule],
})
export class PersistenceModule {}
