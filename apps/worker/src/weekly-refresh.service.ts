import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { DiskWatch } from '@quadrant/store/database';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { lastDueInstant, type WorkerSettings } from '@quadrant/settings';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';

// @row 157
export const WORKER_SETTINGS = Symbol('WORKER_SETTINGS');

/** Every worker requests the refresh of each due instant; the instant is unique in the database, so only one is made. */
@Injectable()
export class WeeklyRefresh implements OnApplicationBootstrap {
  private readonly logger = new Logger('WeeklyRefresh');

  constructor(
    private readonly schedule: SchedulerRegistry,
    private readonly refreshes: RefreshRequestRepository,
    private readonly clock: Clock,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly disk: DiskWatch,
  ) {}

  onApplicationBootstrap(): void {
    const job = CronJob.from({
      cronTime: this.settings.refreshCron,
      timeZone: 'UTC',
      onTick: () => this.requestLastDue(),
      errorHandler: (error) => this.logger.warn(`the reconciler will ask again: ${String(error)}`),
    });
    this.schedule.addCronJob('weekly-refresh', job);
    job.start();
  }

  /** Requests the refresh that was due last, unless another worker has. */
  async requestLastDue(): Promise<void> {
    // The reconciler asks again when there is room.
    if (this.disk.shortage !== null) return;
    const now = this.clock.now();
    await this.refreshes.requestScheduled(lastDueInstant(this.settings.refreshCron, now), now);
  }
}
