import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { WorkerHost } from '@quadrant/queue';
import { DiskWatch, OutboxRepository, type Volume } from '@quadrant/store/database';
import { describeError } from './describe-error.js';

const TRY_AGAIN_MS = 3_000;

/** Takes no job while the disk is nearly full. Jobs that failed or waited in the meantime are due as soon as there is room. */
@Injectable()
export class LowDiskPause implements OnApplicationBootstrap {
  private readonly logger = new Logger('LowDiskPause');
  private isHurryDue = false;

  constructor(
    private readonly watch: DiskWatch,
    private readonly host: WorkerHost,
    private readonly outbox: OutboxRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.watch.onChange((shortage) => void this.follow(shortage));
    await this.follow(this.watch.shortage);
  }

  private async follow(shortage: Volume | null): Promise<void> {
    if (shortage !== null) return this.host.pause();
    await this.host.resume();
    this.isHurryDue = true;
  }

  /** Repeats this until it works: PostgreSQL may have stopped on the full disk, and may need longer to come back. */
  @Interval(TRY_AGAIN_MS)
  async hurry(): Promise<void> {
    if (!this.isHurryDue || this.watch.shortage !== null) return;
    try {
      await this.outbox.makeDue();
      this.isHurryDue = false;
    } catch (error) {
      this.logger.warn(`jobs that waited are not due yet, comes again: ${describeError(error)}`);
    }
  }
}
