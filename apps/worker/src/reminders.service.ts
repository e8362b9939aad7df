import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { AnnouncementRepository } from '@quadrant/store/announcements';
import { DiskWatch } from '@quadrant/store/database';
import { DisputeRepository } from '@quadrant/store/disputes';
import { EntitlementNoticeRepository } from '@quadrant/store/prizes';
import { describeError } from './describe-error.js';

const LOOK_MS = 600_000;

/** Tells people that a time runs out. Looking again does no harm: nobody gets the same twice. */
@Injectable()
export class Reminders {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly disputes: DisputeRepository,
    private readonly announcements: AnnouncementRepository,
    private readonly entitlements: EntitlementNoticeRepository,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
  ) {}

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.disk.shortage !== null) return;
    try {
      const disputes = await this.disputes.tellOfTime(this.clock.now());
      const reports = await this.announcements.remindOfReports(this.clock.now());
      const entitlements = await this.entitlements.remind(this.clock.now());
      if (disputes + reports + entitlements > 0) this.logger.log({ disputes, reports, entitlements });
    } catch (error) {
      this.logger.warn(`comes again: ${describeError(error)}`);
    }
  }
}
