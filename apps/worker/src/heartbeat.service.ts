import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HeartbeatRepository } from '@quadrant/store/operations';
import { describeError } from './describe-error.js';

/** Tells that a worker is alive, so that a command knows whether it must start its own. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Heartbeat');
  private readonly workerId = randomUUID();

  constructor(private readonly heartbeats: HeartbeatRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.beat();
  }

  @Interval(5_000)
  async beat(): Promise<void> {
    try {
      await this.heartbeats.beat(this.workerId);
    } catch (error) {
      this.logger.warn(`no heartbeat: ${describeError(error)}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.heartbeats.stop(this.workerId).catch(() => undefined);
  }
}
