import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { QueueModule } from '@quadrant/queue';
import { Heartbeat } from './heartbeat.service.js';
import { Jobs } from './jobs.service.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { Publisher } from './publisher.service.js';
import { Reconciler } from './reconciler.service.js';
import { readWorkerSettings } from './settings.js';
import { WeeklyRefresh, WORKER_SETTINGS } from './weekly-refresh.service.js';

/** Lets whoever starts a worker check its settings first. */
export { readWorkerSettings } from './settings.js';

@Module({
  imports: [ClockModule, PersistenceModule.forJobs(), QueueModule, ScheduleModule.forRoot()],
  providers: [
    { provide: WORKER_SETTINGS, useFactory: () => readWorkerSettings(process.env) },
    Heartbeat,
    Jobs,
    OutboxRelay,
    Publisher,
    Reconciler,
    WeeklyRefresh,
  ],
})
export class WorkerModule {}
