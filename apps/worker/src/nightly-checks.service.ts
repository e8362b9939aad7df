import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { DiskWatch } from '@quadrant/store/database';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { breathing } from './breathing.js';
import { describeError } from './describe-error.js';
import { lastDueInstant, type WorkerSettings } from '@quadrant/settings';
import { WORKER_SETTINGS } from './weekly-refresh.service.js';

/** A missed night is made up for within this time. */
const LOOK_AGAIN_MS = 600_000;

/** Runs today's checks over everything stored, every night at the time of the verification. Only one worker does it. */
@Injectable()
export class NightlyChecks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('NightlyChecks');
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;

  constructor(
    private readonly suspicions: SuspicionRepository,
    private readonly clock: Clock,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly disk: DiskWatch,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Runs the checks that were due last, unless another worker has run them or is running them. */
  @Interval(LOOK_AGAIN_MS)
  async checkLastDue(): Promise<void> {
    // PostgreSQL sorts large results in temporary files, which need room on the disk.
    if (this.disk.shortage !== null) return;
    const dueAt = lastDueInstant(this.settings.verifyCron, this.clock.now());
    this.running ??= this.checkDue(dueAt)
      .catch((error: unknown) => this.logger.warn(`The checks of the night are tried again: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  private async checkDue(dueAt: Date): Promise<void> {
    if (!(await this.suspicions.begin(dueAt, this.clock.now()))) return;
    try {
      const breathe = breathing(this.stopping.signal);
      const { tournaments, findings } = await this.suspicions.check(dueAt, () => this.clock.now(), breathe);
      this.logger.log(`${tournaments} tournaments checked, ${findings} findings`);
    } catch (error) {
      await this.suspicions.abandon(dueAt);
      if (!this.stopping.signal.aborted) throw error;
    }
  }
}
