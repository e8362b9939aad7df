import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval, SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import type { RatingRules } from '@quadrant/rules/rating';
import { DiskWatch } from '@quadrant/store/database';
import { RATING_RULES } from '@quadrant/store/history';
import { VerificationRepository, type RunVerification } from '@quadrant/store/verification';
import { breathing } from './breathing.js';
import { describeError } from './describe-error.js';
import { lastDueInstant, type WorkerSettings } from '@quadrant/settings';
import { WORKER_SETTINGS } from './weekly-refresh.service.js';
import { CronJob } from 'cron';

/** A missed verification is made up for, but not at once: a worker that a command starts does not live long. */
const LOOK_AGAIN_MS = 600_000;

/** Replays everything published every night, and logs an error when a number differs. Only one worker does it. */
@Injectable()
export class NightlyVerification implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('NightlyVerification');
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;

  constructor(
    private readonly schedule: SchedulerRegistry,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
    private readonly disk: DiskWatch,
  ) {}

  onApplicationBootstrap(): void {
    const job = CronJob.from({
      cronTime: this.settings.verifyCron,
      timeZone: 'UTC',
      onTick: () => this.verifyLastDue(),
      errorHandler: (error) => this.logger.warn(`comes again: ${describeError(error)}`),
    });
    this.schedule.addCronJob('nightly-verification', job);
    job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Runs the verification that was due last, unless another worker has run it or is running it. */
  @Interval(LOOK_AGAIN_MS)
  async verifyLastDue(): Promise<void> {
    // PostgreSQL sorts large results in temporary files, which need room on the disk.
    if (this.disk.shortage !== null) return;
    const dueAt = lastDueInstant(this.settings.verifyCron, this.clock.now());
    this.running ??= this.verifyDue(dueAt)
      .catch((error: unknown) => this.logger.warn(`comes again: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  private async verifyDue(dueAt: Date): Promise<void> {
    const id = await this.verifications.begin(dueAt, this.clock.now());
    if (id === null) return;
    try {
      const breathe = breathing(this.stopping.signal);
      const verification = await this.verifications.verify(this.rules, { breathe });
      await this.verifications.finish(id, verification, this.clock.now());
      this.report(verification);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.verifications.abandon(id);
      this.logger.warn(`what is published could not be verified: ${describeError(error)}`);
      await this.verifications.fail(id, describeError(error), this.clock.now());
    }
  }

  private report({ run, tournaments, games, difference }: RunVerification): void {
    if (difference === null) {
      this.logger.log(`run ${run} verified: ${tournaments} tournaments, ${games} rated games`);
      return;
    }
    const { tournament, what, expected, got } = difference;
    const place = tournament ? `tournament ${tournament.key} (${tournament.name}, ${tournament.startsAt}): ` : '';
    this.logger.error(
      `run ${run} is not what its documents give: ${place}${what}: expected ${expected}, published ${got}`,
    );
  }
}
