import { OutboxRepository, type OutboxJob } from '@quadrant/store/database';
import { eventuallyIdle } from './idle.js';
import { WorkerProcess } from './worker-process.js';
import type { DataSource } from 'typeorm';

/** Workers that do the jobs of the outbox at the same time, and the queue between the outbox and them. */
export class Crew {
  private readonly outbox: OutboxRepository;
  private readonly waiting: OutboxJob[] = [];
  private readonly enqueued = new Set<string>();
  private relaying: Promise<void> | null = null;
  private isNudged = false;
  /** Jobs have thrown these since the story began. */
  errors: unknown[] = [];

  private constructor(
    dataSource: DataSource,
    private readonly workers: readonly WorkerProcess[],
  ) {
    this.outbox = new OutboxRepository(dataSource);
  }

  /**
   * @param dataSource of the queue
   * @param workers a data source for each worker
   */
  static async start(dataSource: DataSource, workers: readonly DataSource[]): Promise<Crew> {
    return new Crew(dataSource, await Promise.all(workers.map((each) => WorkerProcess.start(each))));
  }

  /** Says that the outbox may have new jobs. */
  nudge(): void {
    this.isNudged = true;
    this.relaying ??= this.relay().finally(() => (this.relaying = null));
  }

  /** Waits until all requests are done. */
  async settle(): Promise<void> {
    await eventuallyIdle(async () => {
      this.nudge();
      await this.relaying;
      return this.waiting.length === 0 && this.workers.every((worker) => worker.isIdle());
    });
  }

  private async relay(): Promise<void> {
    while (this.isNudged) {
      this.isNudged = false;
      const jobs = (await this.outbox.listNew(500)).filter(({ id }) => !this.enqueued.has(id));
      if (jobs.length === 0) continue;
      for (const job of jobs) this.enqueued.add(job.id);
      this.waiting.push(...jobs);
      await this.outbox.markEnqueued(jobs.map(({ id }) => id));
      this.handOut();
    }
  }

  /** Gives jobs, in their order, to the first worker that does none of the same kind. */
  private handOut(): void {
    for (const job of [...this.waiting]) {
      const idle = this.workers.filter((worker) => worker.canTake(job));
      const worker = idle.find((each) => each.isIdle()) ?? idle[0];
      if (worker === undefined) continue;
      this.waiting.splice(this.waiting.indexOf(job), 1);
      void worker.take(job, (error) => this.errors.push(error)).finally(() => this.handOut());
    }
  }
}
