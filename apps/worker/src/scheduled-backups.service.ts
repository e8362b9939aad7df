import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval, SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import path from 'node:path';
import { Clock } from '@quadrant/http';
import {
  type BackupSettings,
  lastDueInstant,
  readBackupSettings,
  readPassphrase,
  readS3Settings,
} from '@quadrant/settings';
import { readProgramVersion } from '@quadrant/doctor';
import { BackupRunRepository, homeFilesOf, keepNewest } from '@quadrant/store/backup';
import { readDiskSpaceSettings } from '@quadrant/store/server';
import { describeError } from './describe-error.js';

/** A missed backup is made up for within this time, but not at once: a worker that a command starts does not live long. */
const LOOK_AGAIN_MS = 600_000;

/** Makes a backup at the times of BACKUP_CRON, and removes the oldest ones. Only one of several workers does it. */
@Injectable()
export class ScheduledBackups implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ScheduledBackups');
  private readonly stopping = new AbortController();
  private readonly home = path.resolve(process.env['QUADRANT_HOME'] || '.quadrant');
  private readonly settings: BackupSettings = readBackupSettings(process.env, this.home);
  private running: Promise<void> | null = null;

  constructor(
    private readonly schedule: SchedulerRegistry,
    private readonly runs: BackupRunRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const { cron } = this.settings;
    if (cron === null) return;
    const job = CronJob.from({ cronTime: cron, timeZone: 'UTC', onTick: () => this.backUpLastDue() });
    this.schedule.addCronJob('scheduled-backups', job);
    job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Makes the backup that was due last, unless another worker has made it or is making it. */
  @Interval(LOOK_AGAIN_MS)
  async backUpLastDue(): Promise<void> {
    const { cron } = this.settings;
    if (cron === null) return;
    this.running ??= this.backUpDue(lastDueInstant(cron, this.clock.now()))
      .catch((error: unknown) => this.logger.warn(`The backup is tried again: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  private async backUpDue(dueAt: Date): Promise<void> {
    const id = await this.runs.begin(dueAt, this.clock.now());
    if (id === null) return;
    const { folder, keep, passphraseFile } = this.settings;
    const s3 = readS3Settings(process.env);
    try {
      const { file, bytes } = await this.runs.write(folder, {
        files: homeFilesOf(this.home, process.env),
        passphrase: readPassphrase(passphraseFile),
        program: readProgramVersion(),
        now: this.clock.now(),
        minFree: readDiskSpaceSettings(process.env).minFree,
        s3,
        signal: this.stopping.signal,
      });
      await this.runs.finish(id, file, bytes, this.clock.now());
      const removed = await keepNewest(file, keep, s3);
      this.logger.log(`${file} was written${removed.length === 0 ? '' : `, and ${removed.join(', ')} removed`}`);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.runs.abandon(id);
      this.logger.error(`no backup was made: ${describeError(error)}`);
      await this.runs.fail(id, describeError(error), this.clock.now());
    }
  }
}
