import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { DiskWatch } from '@quadrant/store/database';
import { SeasonClosingsRepository } from '@quadrant/store/leagues';
import { ClockWatch } from './clock-watch.js';
import { describeError } from './describe-error.js';

const LOOK_MS = 600_000;

/** Closes parts of seasons two weeks after their end, and requests the run that decides the champion. */
@Injectable()
export class SeasonClosings {
  private readonly logger = new Logger('SeasonClosings');
  private running: Promise<void> | null = null;

  constructor(
    private readonly closings: SeasonClosingsRepository,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
    private readonly clockWatch: ClockWatch,
  ) {}

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.disk.shortage !== null) return;
    this.running ??= this.closeAndCrown()
      .catch((error: unknown) => this.logger.warn(`comes again: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  private async closeAndCrown(): Promise<void> {
    // A clock that is ahead would close a part while its last reports may still arrive.
    if (!(await this.clockWatch.isTrusted())) return;
    const closed = await this.closings.closeDue(this.clock.now());
    const crowned = await this.closings.crownDue(this.clock.now());
    if (closed + crowned > 0) this.logger.log({ closed, crowned });
  }
}
