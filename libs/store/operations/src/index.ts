export { HeartbeatRepository } from './heartbeat.repository.js';
export {
  type FailedReport,
  type Operations,
  OperationsReadModel,
  type WorkerHeartbeats,
} from './operations.read-model.js';
