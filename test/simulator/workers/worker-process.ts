import { SeasonNoticeRepository } from '@quadrant/store/leagues';
import type { JobHandlers, JobName, WorkerHost, WorkerHostOptions } from '@quadrant/queue';
import { OutboxRepository, type OutboxJob } from '@quadrant/store/database';
import { FailedReportRepository, PublicationRepository, RunNoticeRepository } from '@quadrant/store/runs';
import { EventRepository } from '@quadrant/store/events';
import { RefreshWorkRepository } from '@quadrant/store/refreshes';
import type { Batches } from '../../../apps/worker/src/batches.service.js';
import { Jobs } from '../../../apps/worker/src/jobs.service.js';
import type { AccountNotices } from '../../../apps/worker/src/account-notices.service.js';
import type { LiveNotices } from '../../../apps/worker/src/live-notices.service.js';
import type { Mails } from '../../../apps/worker/src/mails/mails.service.js';
import type { OutboxRelay } from '../../../apps/worker/src/outbox-relay.service.js';
import type { Webhooks } from '../../../apps/worker/src/webhooks.service.js';
import { createPublisher, createRefresher } from '../../builders/history.js';
import type { DataSource } from 'typeorm';

/** The queue tries as often, but this retries at once. */
const ATTEMPTS = 5;
const CLOCK = { now: () => new Date() };

type Handle = (payload: object, attempt: object) => Promise<void>;

/** Does jobs as a worker process does, on separate connections: like the real one, one job of each kind at a time. */
export class WorkerProcess {
  private handlers: JobHandlers | null = null;
  private options: WorkerHostOptions | null = null;
  private readonly busy = new Set<string>();

  private constructor() {}

  static async start(dataSource: DataSource): Promise<WorkerProcess> {
    const worker = new WorkerProcess();
    const host = {
      startWorkersPatiently: (handlers: JobHandlers, options: WorkerHostOptions) => {
        worker.handlers = handlers;
        worker.options = options;
        return Promise.resolve();
      },
    } as unknown as WorkerHost;
    const publisher = createPublisher(dataSource, CLOCK.now);
    const events = new EventRepository(dataSource);
    const jobs = new Jobs(
      host,
      publisher,
      new PublicationRepository(dataSource),
      new OutboxRepository(dataSource),
      new FailedReportRepository(dataSource),
      createRefresher(dataSource, publisher, CLOCK.now),
      new RefreshWorkRepository(dataSource),
      CLOCK,
      // It is used only after a queue that came late.
      {} as OutboxRelay,
      // No story has a batch.
      {} as Batches,
      // No phone takes notices.
      {} as LiveNotices,
      {} as AccountNotices,
      // Nobody has an address.
      {} as Mails,
      new RunNoticeRepository(dataSource),
      new SeasonNoticeRepository(dataSource),
      // No story has a webhook, so events only leave the outbox.
      { tell: async () => void (await events.place(CLOCK.now())) } as unknown as Webhooks,
    );
    await jobs.onApplicationBootstrap();
    return worker;
  }

  canTake({ job }: OutboxJob): boolean {
    return !this.busy.has(job);
  }

  isIdle(): boolean {
    return this.busy.size === 0;
  }

  /** Does a job, and retries it when it fails. Every failure goes to `onError`. */
  async take({ id, job, payload }: OutboxJob, onError: (error: unknown) => void): Promise<void> {
    const name = job as JobName;
    this.busy.add(job);
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const attemptsLeft = ATTEMPTS - attempt;
        try {
          await (this.handlers![name] as Handle)(payload as object, { jobId: id, attempt, attemptsLeft });
          return;
        } catch (error) {
          onError(error);
          await this.options!.onFailed?.({ id, name, payload }, error as Error, attemptsLeft);
        }
      }
    } finally {
      this.busy.delete(job);
    }
  }
}
