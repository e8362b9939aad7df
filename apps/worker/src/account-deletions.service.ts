import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '@quadrant/http';
import { DiskWatch } from '@quadrant/store/database';
import { AccountDeletionRepository } from '@quadrant/store/own-data';
import { ClockWatch } from './clock-watch.js';
import { describeError } from './describe-error.js';

const LOOK_MS = 600_000;

/** Deletes accounts when the 14 days are over in which people can change their mind. */
@Injectable()
export class AccountDeletions {
  private readonly logger = new Logger('AccountDeletions');
  private running: Promise<void> | null = null;

  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly clock: Clock,
    private readonly disk: DiskWatch,
    private readonly clockWatch: ClockWatch,
  ) {}

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.disk.shortage !== null) return;
    this.running ??= this.deleteDue()
      .catch((error: unknown) => this.logger.warn(`comes again: ${describeError(error)}`))
      .finally(() => (this.running = null));
    await this.running;
  }

  /** One that fails does not stop the others. The log names nobody: a person who is gone is not in it. */
  private async deleteDue(): Promise<void> {
    if (!(await this.clockWatch.isTrusted())) return;
    for (const id of await this.deletions.listDue(this.clock.now())) {
      try {
        this.logger.log({ account: id, deletion: await this.deletions.carryOut(id, this.clock.now()) });
      } catch (error) {
        this.logger.warn(`The deletion of ${id} comes again: ${describeError(error)}`);
      }
    }
  }
}
