export { HeartbeatRepository } from './heartbeat.repository.js';
export {
  type FailedReport,
  type Operations,
  OperationsReadModel,
  type WorkerHeartbeats,
} from './operations.read-model.js';
export {
  type Installation,
  InstallationReadModel,
  type InstallationWork,
  type LastRefresh,
  type SchemaState,
} from './installation.read-model.js';
