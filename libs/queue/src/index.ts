export { type JobAttempt, type JobHandlers, type JobName, type JobPayloads, type JobRequest } from './job-contract.js';
export { JobProducer } from './job-producer.js';
export { QueueModule } from './queue.module.js';
export { type QueueBackend, type QueueSettings, readQueueSettings } from './queue-settings.js';
export { type FailedJob, WorkerHost, type WorkerHostOptions } from './worker-host.js';
