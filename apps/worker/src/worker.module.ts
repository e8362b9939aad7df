import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Clock, ClockModule } from '@quadrant/http';
import { QueueModule } from '@quadrant/queue';
import { DiskSpaceModule } from '@quadrant/store/database';
import { WatchedClockRepository } from '@quadrant/store/operations';
import { PersistenceModule } from '@quadrant/store/setup';
import { AccountDeletions } from './account-deletions.service.js';
import { AuditAnchors } from './audit-anchors.service.js';
import { Counts } from './counts.service.js';
import { Batches } from './batches.service.js';
import { Comparer } from './comparer.service.js';
import { Heartbeat } from './heartbeat.service.js';
import { Jobs } from './jobs.service.js';
import { AccountNotices } from './account-notices.service.js';
import { LiveNotices } from './live-notices.service.js';
import { LowDiskPause } from './low-disk-pause.service.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { PushSender } from './push-sender.service.js';
import { Publisher } from './publisher.service.js';
import { Reconciler } from './reconciler.service.js';
import { Refresher } from './refresher.service.js';
import { Reminders } from './reminders.service.js';
import { RulesWatch } from './rules-watch.service.js';
import { Outbound, readOutboundPolicy } from '@quadrant/outbound';
import { MAIL_SETTINGS, PUBLIC_URL, readMailSettings, readPublicUrl, readWorkerSettings } from '@quadrant/settings';
import { Digests } from './mails/digests.service.js';
import { Mails } from './mails/mails.service.js';
import { NightlyChecks } from './nightly-checks.service.js';
import { ClockWatch } from './clock-watch.js';
import { NightlyPruning } from './nightly-pruning.service.js';
import { NightlyVerification } from './nightly-verification.service.js';
import { ScheduledBackups } from './scheduled-backups.service.js';
import { SeasonClosings } from './season-closings.service.js';
import { readWebhookEnvironment, WEBHOOK_ENVIRONMENT, Webhooks } from './webhooks.service.js';
import { WeeklyRefresh, WORKER_SETTINGS } from './weekly-refresh.service.js';
import { WhatIfs } from './what-ifs.service.js';

@Module({
  imports: [ClockModule, DiskSpaceModule, PersistenceModule.forJobs(), QueueModule, ScheduleModule.forRoot()],
  providers: [
    { provide: WORKER_SETTINGS, useFactory: () => readWorkerSettings(process.env) },
    AccountDeletions,
    { provide: MAIL_SETTINGS, useFactory: () => readMailSettings(process.env) },
    AuditAnchors,
    Batches,
    Comparer,
    Counts,
    Digests,
    Heartbeat,
    Jobs,
    AccountNotices,
    LiveNotices,
    { provide: PUBLIC_URL, useFactory: () => readPublicUrl(process.env) },
    { provide: Outbound, useFactory: () => new Outbound(readOutboundPolicy(process.env)) },
    PushSender,
    LowDiskPause,
    Mails,
    NightlyChecks,
    {
      provide: ClockWatch,
      useFactory: (clock: Clock, record: WatchedClockRepository) => new ClockWatch(clock, record),
      inject: [Clock, WatchedClockRepository],
    },
    NightlyPruning,
    NightlyVerification,
    OutboxRelay,
    Publisher,
    Reconciler,
    Refresher,
    Reminders,
    RulesWatch,
    ScheduledBackups,
    SeasonClosings,
    Webhooks,
    WeeklyRefresh,
    WhatIfs,
    { provide: WEBHOOK_ENVIRONMENT, useFactory: () => readWebhookEnvironment(process.env) },
  ],
})
export class WorkerModule {}
