import type { JobsOptions } from 'bullmq';
import type { BackendConnection, ProducerQueue } from './backend-connection.js';
import { within } from './deadline.js';
import { createErrorLog, type ErrorLog, type WriteLine } from './error-log.js';
import { checkJobId, type JobName, JOB_NAMES, type JobRequest } from './job-contract.js';
import { openBackend } from './open-backend.js';
import type { QueueSettings } from '@quadrant/settings';

interface OpenQueues {
  connection: BackendConnection;
  queues: Record<JobName, ProducerQueue>;
}

// On PostgreSQL a job alone takes 0.8 ms, a bulk of any size at least 4 ms.
const FEW_JOBS = 4;

/** Puts jobs into the queue. It connects with the first job, and again when that failed. */
export class JobProducer {
  readonly #settings: QueueSettings;
  readonly #log: ErrorLog;
  readonly #jobOptions: JobsOptions;
  #open: Promise<OpenQueues> | null = null;
  #closed = false;

  constructor(settings: QueueSettings, write: WriteLine) {
    this.#settings = settings;
    this.#log = createErrorLog(write);
    const { attempts, firstDelayMs } = settings.retries;
    this.#jobOptions = {
      attempts,
      backoff: { type: 'exponential', delay: firstDelayMs, jitter: 0.25 },
      // The outbox is the truth and the queue a nudge: an id that is done or given up is free to be enqueued again.
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 5,
    };
  }

  /**
   * Enqueues all the jobs, in their order for each kind; an id that waits or runs already is ignored. Rejects when the
   * backend cannot be reached or is silent for `answerWithinMs`: some of the jobs may then be in the queue, and the same
   * call can be made again without harm. Rejects at once an id that no job can have (`checkJobId`).
   */
  async enqueue(jobs: readonly JobRequest[]): Promise<void> {
    for (const { id } of jobs) checkJobId(id);
    if (this.#closed) throw new Error('The job producer is closed.');
    if (jobs.length === 0) return;
    const { queues } = await this.#connect();
    const { answerWithinMs } = this.#settings;
    const added = Promise.all(
      JOB_NAMES.map((name) =>
        this.#add(
          queues[name],
          jobs.filter((job) => job.name === name),
        ),
      ),
    );
    await within(answerWithinMs, added, `The queue did not take ${jobs.length} jobs within ${answerWithinMs} ms.`);
  }

  /** Ends the connections; jobs that are enqueued stay where they are. */
  async close(): Promise<void> {
    this.#closed = true;
    const open = await this.#open?.catch(() => null);
    if (open) await closeAll(open);
  }

  async #add(queue: ProducerQueue, jobs: readonly JobRequest[]): Promise<void> {
    const entries = jobs.map(({ id, name, payload }) => ({
      name,
      data: payload,
      opts: { ...this.#jobOptions, jobId: id },
    }));
    if (entries.length > FEW_JOBS) await queue.addBulk(entries);
    else for (const { name, data, opts } of entries) await queue.add(name, data, opts);
  }

  async #connect(): Promise<OpenQueues> {
    this.#open ??= this.#openQueues();
    try {
      return await this.#open;
    } catch (error) {
      this.#open = null;
      throw error;
    }
  }

  async #openQueues(): Promise<OpenQueues> {
    const connection = await openBackend(this.#settings, 'producer', this.#log);
    const entries = JOB_NAMES.map((name) => {
      const queue = connection.queue(name);
      queue.on('error', this.#log);
      return [name, queue] as const;
    });
    const open = { connection, queues: Object.fromEntries(entries) as Record<JobName, ProducerQueue> };
    try {
      const ready = Promise.all(entries.map(([, queue]) => queue.waitUntilReady()));
      await within(this.#settings.answerWithinMs, ready, 'The queue did not become ready in time.');
      return open;
    } catch (error) {
      await closeAll(open);
      throw error;
    }
  }
}

async function closeAll({ connection, queues }: OpenQueues): Promise<void> {
  await Promise.allSettled(Object.values(queues).map((queue) => queue.close()));
  await connection.close();
}
