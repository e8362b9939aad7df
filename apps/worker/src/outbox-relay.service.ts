import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { JobProducer, type JobRequest } from '@quadrant/queue';
import { DiskWatch, OutboxRepository, type OutboxJob } from '@quadrant/store/database';
import { describeError } from './describe-error.js';

const BATCH = 500;

/** Passes outbox rows to the queue as soon as the transaction that wrote them commits: PostgreSQL notifies, nobody polls. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('OutboxRelay');
  private stopListening: (() => Promise<void>) | null = null;
  private relaying: Promise<void> | null = null;
  private nudged = false;

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly producer: JobProducer,
    private readonly disk: DiskWatch,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.outbox.listen(() => this.nudge());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stopListening?.();
    await this.relaying;
  }

  /** Enqueues again what was enqueued before and is still not done: the queue may have lost it. */
  async relayOverdue(): Promise<void> {
    await this.outbox.bringBack();
    await this.enqueue(await this.outbox.listOverdue(BATCH));
  }

  private nudge(): void {
    this.nudged = true;
    this.relaying ??= this.relayNew().finally(() => {
      this.relaying = null;
    });
  }

  private async relayNew(): Promise<void> {
    while (this.nudged) {
      this.nudged = false;
      try {
        const jobs = await this.outbox.listNew(BATCH);
        await this.enqueue(jobs);
        if (jobs.length === BATCH && this.disk.shortage === null) this.nudged = true;
      } catch (error) {
        // The rows stay where they are: the next notification or the reconciler retries.
        this.logger.warn(`jobs could not be enqueued: ${describeError(error)}`);
      }
    }
  }

  private async enqueue(jobs: readonly OutboxJob[]): Promise<void> {
    if (jobs.length === 0 || this.disk.shortage !== null) return;
    await this.producer.enqueue(
      jobs.map(({ id, job, payload }) => ({ id: `outbox-${id}`, name: job, payload }) as JobRequest),
    );
    await this.outbox.markEnqueued(jobs.map(({ id }) => id));
  }
}
