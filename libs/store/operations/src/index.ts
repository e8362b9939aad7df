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
export {
  type ClockDoubt,
  CLOCK_WAIT_MS,
  type DoubtedClock,
  type FoundDoubt,
  type WatchedClock,
  WatchedClockRepository,
} from './watched-clock.repository.js';
