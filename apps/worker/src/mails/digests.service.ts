import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { lastDueInstant } from '@quadrant/settings';
import { DiskWatch } from '@quadrant/store/database';
import { MailRepository } from '@quadrant/store/notices';
import { describeError } from '../describe-error.js';

const LOOK_MS = 600_000;

/** This is in the morning in Europe, and before the evening's tournaments in America. */
const DIGEST_CRON = '0 6 * * *';

/** Once a day, writes one mail for everybody who wants the notices of a day together. */
@Injectable()
export class Digests {
  private readonly logger = new Logger('Digests');

  constructor(
    private readonly mails: MailRepository,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
  ) {}

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.disk.shortage !== null) return;
    const now = this.clock.now();
    try {
      const digests = await this.mails.makeDigests(lastDueInstant(DIGEST_CRON, now), now);
      if (digests > 0) this.logger.log({ digests });
    } catch (error) {
      this.logger.warn(`comes again: ${describeError(error)}`);
    }
  }
}
