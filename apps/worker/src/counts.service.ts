import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { AuditRefusalRepository } from '@quadrant/store/audit';
import { UsageRepository } from '@quadrant/store/accounts';
import { describeError } from './describe-error.js';

const EVERY_MS = 60_000;

/** Closes counts of hours and days that have ended: refusals go into the audit as one entry, used quotas are deleted. */
@Injectable()
export class Counts implements OnApplicationBootstrap {
  private readonly logger = new Logger('Counts');

  constructor(
    private readonly refusals: AuditRefusalRepository,
    private readonly usage: UsageRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.close();
  }

  @Interval(EVERY_MS)
  async close(): Promise<void> {
    const now = this.clock.now();
    try {
      await this.refusals.writeSummaries(now);
      await this.usage.forgetOld(now);
    } catch (error) {
      this.logger.warn(`The counts stay open for another minute: ${describeError(error)}`);
    }
  }
}
