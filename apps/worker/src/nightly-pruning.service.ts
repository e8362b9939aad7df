import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { lastDueInstant, type WorkerSettings } from '@quadrant/settings';
import { BatchFileRepository } from '@quadrant/store/batches';
import { PruningRepository } from '@quadrant/store/pruning';
import { breathing } from './breathing.js';
import { ClockWatch } from './clock-watch.js';
import { describeError } from './describe-error.js';
import { WORKER_SETTINGS } from './weekly-refresh.service.js';

/** A missed night is made up for within this time, but not at once: a worker that a command starts does not live long. */
const LOOK_AGAIN_MS = 600_000;

/**
 * Deletes what has reached its age, every night at the time of the verification. Deleting twice does no harm, so it takes no
 * note of other workers. A nearly full disk does not stop it: it makes room.
 */
@Injectable()
export class NightlyPruning implements BeforeApplicationShutdown {
  private readonly logger = new Logger('NightlyPruning');
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  /** This worker has pruned for this instant, in milliseconds. */
  private done = 0;

  constructor(
    private readonly pruning: PruningRepository,
    private readonly batchFiles: BatchFileRepository,
    private readonly clock: Clock,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly clockWatch: ClockWatch,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Prunes for the night that was due last, unless this worker has done so. */
  @Interval(LOOK_AGAIN_MS)
  async pruneLastDue(): Promise<void> {
    const dueAt = lastDueInstant(this.settings.verifyCron, this.clock.now()).getTime();
    if (this.done === dueAt) return;
    this.running ??= this.prune(dueAt)
      .catch((error: unknown) => this.logger.warn(`Old rows stay for another while: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  private async prune(dueAt: number): Promise<void> {
    const [now, breathe] = [this.clock.now(), breathing(this.stopping.signal)];
    try {
      if (!(await this.clockWatch.isTrusted())) return;
      const forgotten = await this.pruning.forgetOld(now, breathe);
      await this.batchFiles.forgetOld(now);
      const { oldestRun, rows } = await this.pruning.pruneRuns(this.settings.keptRuns, now, breathe);
      this.done = dueAt;
      if (forgotten + rows === 0) return;
      this.logger.log(
        `${forgotten} rows reached their age; run ${oldestRun} is the oldest, with ${rows} rows before it deleted`,
      );
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
    }
  }
}
