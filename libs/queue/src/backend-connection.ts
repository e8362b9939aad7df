import type { BulkJobOptions, Job, JobsOptions, WorkerOptions } from 'bullmq';
import type { JobName } from './job-contract.js';

/** The producer uses this part of BullMQ's Queue, whose type depends on its backend. */
export interface ProducerQueue {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  addBulk(jobs: { name: string; data: unknown; opts: BulkJobOptions }[]): Promise<unknown>;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The worker host uses this part of BullMQ's Worker. */
export interface JobWorker {
  run(): Promise<void>;
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  pause(doNotWaitActive: boolean): Promise<void>;
  resume(): unknown;
  disconnect(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
}

export type Processor = (job: Job) => Promise<void>;

/** An open connection to the backend that stores the jobs. Nothing else differs between PostgreSQL and Redis. */
export interface BackendConnection {
  queue(name: JobName): ProducerQueue;
  worker(name: JobName, processor: Processor, options: Omit<WorkerOptions, 'connection' | 'prefix'>): JobWorker;
  /** Ends the connection itself. The code that opened queues and workers must close them before. */
  close(): Promise<void>;
}

/** A producer has to hear soon that its backend is gone; a worker waits for it to come back. */
export type ConnectionRole = 'producer' | 'worker';
