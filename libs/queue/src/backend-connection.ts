import type { BulkJobOptions, Job, JobsOptions, WorkerOptions } from 'bullmq';
import type { JobName } from './job-contract.js';

/** What the producer needs of BullMQ's Queue, whose type depends on its backend. */
export interface ProducerQueue {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  addBulk(jobs: { name: string; data: unknown; opts: BulkJobOptions }[]): Promise<unknown>;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** What the worker host needs of BullMQ's Worker. */
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

/** One open connection to the place where the jobs live; the only thing that differs between PostgreSQL and Redis. */
export interface BackendConnection {
  queue(name: JobName): ProducerQueue;
  worker(name: JobName, processor: Processor, options: Omit<WorkerOptions, 'connection' | 'prefix'>): JobWorker;
  /** Ends the connection itself; queues and workers are closed before it, by those who opened them. */
  close(): Promise<void>;
}

/** A producer must hear soon that its backend is gone; a worker waits for it to come back. */
export type ConnectionRole = 'producer' | 'worker';
