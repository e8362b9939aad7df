import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OutboxRelay } from './outbox-relay.service.js';
import { WeeklyRefresh } from './weekly-refresh.service.js';
import { describeError } from './describe-error.js';

const EVERY_MS = 30_000;

/** Repairs what was lost between database and queue: jobs that are not done, and a refresh that was missed. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly logger = new Logger('Reconciler');

  constructor(
    private readonly relay: OutboxRelay,
    private readonly weeklyRefresh: WeeklyRefresh,
  ) {}

  /** Work that was missed while no worker ran need not wait for the first interval. */
  onApplicationBootstrap(): Promise<void> {
    return this.reconcile();
  }

  @Interval(EVERY_MS)
  async reconcile(): Promise<void> {
    try {
      await this.relay.relayOverdue();
      await this.weeklyRefresh.requestLastDue();
    } catch (error) {
      this.logger.warn(`comes again in ${EVERY_MS / 1000} s: ${describeError(error)}`);
    }
  }
}
