import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'bullmq';
import { isDatabaseOutage } from '@quadrant/store/errors';
import type { BackendConnection, JobWorker } from './backend-connection.js';
import { TooLate, within } from './deadline.js';
import { createErrorLog, type ErrorLog, type WriteLine } from './error-log.js';
import { type JobAttempt, type JobHandlers, type JobName, JOB_NAMES, takePayload } from './job-contract.js';
import { openBackend } from './open-backend.js';
import { describeAbsence } from './redis-absence.js';
import type { QueueSettings } from '@quadrant/settings';

export interface FailedJob {
  id: string;
  name: JobName;
  /** The payload was not checked, since it may be the reason of the failure. */
  payload: unknown;
}

export interface WorkerHostOptions {
  /** This process runs so many jobs of each kind at the same time. */
  concurrency: number;
  /** Some kinds wait for others most of the time, and may run more. */
  concurrencyOf?: Partial<Record<JobName, number>>;
  /** It is called after every failed attempt. When no attempts are left, the queue has forgotten the job. */
  onFailed?: (job: FailedJob, error: Error, attemptsLeft: number) => void | Promise<void>;
}

/** A backend that was absent at the start is tried again at this interval. */
const LATE_START_MS = 1_000;

/** Runs jobs of the contract, which are handled in this process. */
export class WorkerHost {
  readonly #settings: QueueSettings;
  readonly #log: ErrorLog;
  readonly #running = new Set<Promise<void>>();
  #connection: BackendConnection | null = null;
  #workers: JobWorker[] = [];
  #paused = false;
  readonly #closing = new AbortController();
  #waiting: Promise<void> = Promise.resolve();
  #state: 'asleep' | 'awake' | 'closed' = 'asleep';

  constructor(settings: QueueSettings, write: WriteLine) {
    this.#settings = settings;
    this.#log = createErrorLog(write);
  }

  /**
   * Starts to take jobs. It rejects when a job of the contract has no handler, when the host is already running or closed, and
   * when the backend does not answer within `answerWithinMs`; then the call can be made again. When a handler throws, the job is
   * tried again after a while, unless the error is an `UnrecoverableError`. The host waits for a backend that goes away later.
   */
  async startWorkers(handlers: JobHandlers, options: WorkerHostOptions): Promise<void> {
    this.#checkStart(handlers);
    this.#state = 'awake';
    try {
      this.#connection = await openBackend(this.#settings, 'worker', this.#log);
      for (const name of JOB_NAMES) this.#workers.push(this.#createWorker(this.#connection, name, handlers, options));
      const ready = Promise.all(this.#workers.map((worker) => worker.waitUntilReady()));
      await within(this.#settings.answerWithinMs, ready, 'The workers of the queue did not become ready in time.');
    } catch (error) {
      await this.#drop();
      if (!this.#isClosed()) this.#state = 'asleep';
      throw error;
    }
    if (this.#isClosed()) return this.#drop();
    if (this.#paused) await this.pause();
    for (const worker of this.#workers) worker.run().catch(this.#log);
  }

  /** Takes no job until `resume()`; a running one goes on. It may be called before the workers start. */
  async pause(): Promise<void> {
    this.#paused = true;
    await Promise.all(this.#workers.map((worker) => worker.pause(true)));
  }

  async resume(): Promise<void> {
    this.#paused = false;
    await Promise.all(this.#workers.map((worker) => worker.resume()));
  }

  /**
   * Starts to take jobs like `startWorkers`, but tolerates a backend that does not answer. It logs a sentence, and
   * starts as soon as there is an answer.
   *
   * @param onLateStart called when the workers have started after a wait
   */
  async startWorkersPatiently(
    handlers: JobHandlers,
    options: WorkerHostOptions,
    onLateStart: () => void,
  ): Promise<void> {
    const { backend } = this.#settings;
    this.#checkStart(handlers);
    try {
      await this.startWorkers(handlers, options);
    } catch (error) {
      if (this.#isClosed()) throw error;
      if (backend.kind === 'redis') this.#log(describeAbsence(backend.url, error));
      else if (isDatabaseOutage(error) || error instanceof TooLate) this.#log(describeSilence(error));
      else throw error;
      this.#waiting = this.#startLater(handlers, options, onLateStart);
    }
  }

  async #startLater(handlers: JobHandlers, options: WorkerHostOptions, onLateStart: () => void): Promise<void> {
    while (!this.#isClosed()) {
      await sleep(LATE_START_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      if (this.#isClosed()) return;
      try {
        await this.startWorkers(handlers, options);
      } catch (error) {
        if (this.#settings.backend.kind === 'postgres') this.#log(describeSilence(error));
        continue;
      }
      if (this.#isClosed()) return;
      const isRedis = this.#settings.backend.kind === 'redis';
      this.#log(`${isRedis ? 'The Redis of REDIS_URL' : 'PostgreSQL'} answers now: jobs are taken up.`);
      return onLateStart();
    }
  }

  #checkStart(handlers: JobHandlers): void {
    const missing = JOB_NAMES.filter((name) => typeof handlers[name] !== 'function');
    if (missing.length > 0) throw new Error(`No worker starts: there is no handler for ${missing.join(', ')}.`);
    if (this.#state !== 'asleep') throw new Error(`No worker starts: this host is ${this.#state} already.`);
  }

  /**
   * Takes no new jobs, waits for the running ones, however long they take, and ends the connections. When the backend is
   * gone and cannot hear that they are done, it waits at most `answerWithinMs`; the jobs then run once more elsewhere.
   */
  async close(): Promise<void> {
    this.#state = 'closed';
    this.#closing.abort();
    await this.#waiting;
    const closing = this.#closeWorkers(false);
    let heard = false;
    do {
      while (this.#running.size > 0) await Promise.allSettled(this.#running);
      // A job that was being fetched when the host began to close may start only now.
      heard = await this.#isHeard(closing);
    } while (!heard && this.#running.size > 0);
    await this.#release(heard);
  }

  /** Ends immediately, like a killed process. Another host takes its running jobs when their lock expires. */
  async abandon(): Promise<void> {
    this.#state = 'closed';
    this.#closing.abort();
    await this.#drop();
  }

  async #drop(): Promise<void> {
    await this.#release(await this.#isHeard(this.#closeWorkers(true)));
  }

  async #closeWorkers(force: boolean): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close(force)));
  }

  #isHeard(closing: Promise<void>): Promise<boolean> {
    return within(this.#settings.answerWithinMs, closing, 'No answer.').then(
      () => true,
      () => false,
    );
  }

  async #release(heard: boolean): Promise<void> {
    if (!heard) {
      this.#log('The queue did not answer while its workers closed; a job that is done may run once more.');
      for (const worker of this.#workers) worker.disconnect().catch(this.#log);
    }
    this.#workers = [];
    const connection = this.#connection;
    this.#connection = null;
    await connection?.close();
  }

  /** The host may be closed during any await, which the compiler does not see. */
  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #createWorker<N extends JobName>(
    connection: BackendConnection,
    name: N,
    handlers: JobHandlers,
    { concurrency, concurrencyOf, onFailed }: WorkerHostOptions,
  ): JobWorker {
    const { lockMs, checkMs } = this.#settings.lostJobs;
    const process = async (job: Job): Promise<void> => {
      const run = handlers[name](takePayload(name, job.data), describeAttempt(job));
      this.#running.add(run);
      try {
        await run;
      } finally {
        this.#running.delete(run);
      }
    };
    const worker = connection.worker(name, process, {
      autorun: false,
      concurrency: concurrencyOf?.[name] ?? concurrency,
      lockDuration: lockMs,
      stalledInterval: checkMs,
      // A job that crashes its process is started again this often, and then counts as failed.
      maxStalledCount: 2,
      runRetryDelay: 1_000,
    });
    worker.on('error', this.#log);
    worker.on('failed', (job, error) => {
      if (!job || !onFailed) return;
      const failed = { id: job.id ?? '', name, payload: job.data as unknown };
      Promise.resolve()
        .then(() => onFailed(failed, error, countAttemptsLeft(job)))
        .catch(this.#log);
    });
    return worker;
  }
}

const describeSilence = (error: unknown): string =>
  `PostgreSQL does not answer the queue yet (${String(error)}). Jobs are taken up as soon as it does.`;

function describeAttempt(job: Job): JobAttempt {
  const attempt = job.attemptsMade + 1;
  return { jobId: job.id ?? '', attempt, attemptsLeft: (job.opts.attempts ?? 1) - attempt };
}

/** BullMQ does not retry a finished job, even if it had attempts left. */
function countAttemptsLeft(job: Job): number {
  return job.finishedOn === undefined ? (job.opts.attempts ?? 1) - job.attemptsMade : 0;
}
