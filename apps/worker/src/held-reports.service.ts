import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { HeldReportRepository } from '@quadrant/store/held-reports';
import { DraftRepository } from '@quadrant/store/uploads';
import { describeError } from './describe-error.js';

const EVERY_MS = 3_600_000;

/** Deletes declined reports, undecided reports, and unchanged drafts after 90 days. */
@Injectable()
export class HeldReports implements OnApplicationBootstrap {
  private readonly logger = new Logger('HeldReports');

  constructor(
    private readonly heldReports: HeldReportRepository,
    private readonly drafts: DraftRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.forget();
  }

  @Interval(EVERY_MS)
  async forget(): Promise<void> {
    try {
      await this.heldReports.forgetOld(this.clock.now());
      await this.drafts.forgetOld(this.clock.now());
    } catch (error) {
      this.logger.warn(`Old held reports and drafts stay for another hour: ${describeError(error)}`);
    }
  }
}
