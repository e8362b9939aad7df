export type { JobAttempt, JobHandlers, JobName, JobPayloads, JobRequest } from './job-contract.js';
export { JobProducer } from './job-producer.js';
export { type BoardAnswer, QueueBoard } from './queue-board.js';
export { QueueModule } from './queue.module.js';
export { type FailedJob, WorkerHost, type WorkerHostOptions } from './worker-host.js';
export { measureRedis, type RedisState } from './measure-redis.js';
