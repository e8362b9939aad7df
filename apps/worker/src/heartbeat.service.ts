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
  private isStopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly heartbeats: HeartbeatRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.beat();
  }

  @Interval(5_000)
  beat(): Promise<void> {
    if (!this.isStopping) this.running = Promise.all([this.running, this.tell()]).then(() => undefined);
    return this.running;
  }

  /** A beat on its way would otherwise arrive after the last word, and a dead worker would count as alive. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.running;
    await this.heartbeats.stop(this.workerId).catch(() => undefined);
  }

  private async tell(): Promise<void> {
    try {
      await this.heartbeats.beat(this.workerId);
    } catch (error) {
      this.logger.warn(`no heartbeat: ${describeError(error)}`);
    }
  }
}
