import type { BackendConnection, ConnectionRole } from './backend-connection.js';
import type { ErrorLog } from './error-log.js';
import { openPostgres } from './postgres-backend.js';
import type { QueueSettings } from '@quadrant/settings';
import { openRedis } from './redis-backend.js';

/** Connects within `answerWithinMs`, or rejects; a failed attempt leaves nothing open, so it can be made again. */
export function openBackend(settings: QueueSettings, role: ConnectionRole, log: ErrorLog): Promise<BackendConnection> {
  const { backend, answerWithinMs } = settings;
  return backend.kind === 'redis'
    ? openRedis(backend, role, answerWithinMs, log)
    : openPostgres(backend, role, answerWithinMs, log);
}
