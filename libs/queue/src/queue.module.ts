import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { JobProducer } from './job-producer.js';
import { type QueueSettings, readQueueSettings } from '@quadrant/settings';
import { WorkerHost } from './worker-host.js';

/** Provide another `QueueSettings` under this token to take the queue elsewhere than the environment says. */
export const QUEUE_SETTINGS = Symbol('QUEUE_SETTINGS');

const logger = new Logger('Queue');
const write = (line: string): void => logger.warn(line);

/** The queue of the process: its producer and its worker host, both asleep until they are used. */
@Module({
  providers: [
    { provide: QUEUE_SETTINGS, useFactory: () => readQueueSettings(process.env) },
    {
      provide: JobProducer,
      useFactory: (settings: QueueSettings) => new JobProducer(settings, write),
      inject: [QUEUE_SETTINGS],
    },
    {
      provide: WorkerHost,
      useFactory: (settings: QueueSettings) => new WorkerHost(settings, write),
      inject: [QUEUE_SETTINGS],
    },
  ],
  exports: [JobProducer, WorkerHost],
})
export class QueueModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #producer: JobProducer;
  readonly #workers: WorkerHost;

  constructor(producer: JobProducer, workers: WorkerHost) {
    this.#producer = producer;
    this.#workers = workers;
  }

  /** A running job still needs the database, which closes in the step after this one. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#workers.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#producer.close();
  }
}
