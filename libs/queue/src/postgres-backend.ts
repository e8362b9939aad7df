import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  type JobProgress,
  type PgPool,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
  Queue,
  Worker,
} from 'bullmq';
import { makePool } from '@quadrant/store/server';
import type { Pool } from 'pg';
import type { BackendConnection, ConnectionRole } from './backend-connection.js';
import type { ErrorLog } from './error-log.js';
import { JOB_NAMES } from './job-contract.js';
import { prepareSchema } from './postgres-schema.js';

// A worker holds one connection for LISTEN for each kind of job. The other connections run the short statements.
const POOL_SIZES: Record<ConnectionRole, number> = { producer: 2, worker: JOB_NAMES.length + 4 };

/** Connects to BullMQ's PostgreSQL backend and updates its schema. Rejects when either fails, and then leaves nothing open. */
export async function openPostgres(
  { url, ownerUrl }: { readonly url: string; readonly ownerUrl: string | null },
  role: ConnectionRole,
  answerWithinMs: number,
  log: ErrorLog,
): Promise<BackendConnection> {
  const limits = {
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    application_name: `quadrant-queue-${role}`,
  };
  // The first start makes the schema, which may take longer than an answer on a slow machine. Only a worker may wait that long.
  const ofSchema = role === 'worker' ? { application_name: limits.application_name } : limits;
  const ownRole = await prepareSchema({ ...ofSchema, connectionString: ownerUrl ?? url }, url);
  const pool = makePool({
    ...limits,
    connectionString: url,
    max: POOL_SIZES[role],
    keepAlive: true,
    // BullMQ's functions use its tables without their schema.
    options: `-c search_path=bullmq${ownRole === null ? '' : ` -c role=${ownRole}`}`,
  });
  pool.on('error', log);
  pool.on('connect', (client) => client.on('error', log));
  const connection = slowToFail(pool);
  return {
    queue: (name) => new Queue(name, { connection }, createPostgresBackend),
    worker: (name, processor, options) =>
      new AttentiveWorker(name, processor, { ...options, connection }, createPostgresBackend),
    close: () => pool.end(),
  };
}

const LOOK_AGAIN_S = 10;

/**
 * BullMQ's worker waits up to an hour for the next notification when it could not listen. For a job whose second
 * attempt is due, no notification comes at all. This worker checks again earlier.
 */
class AttentiveWorker extends Worker<
  unknown,
  unknown,
  string,
  PostgresQueueBackend,
  JobProgress,
  PostgresConnectionOptions
> {
  override get maximumBlockTimeout(): number {
    return LOOK_AGAIN_S;
  }
}

/**
 * Wraps the pool for BullMQ. When a statement of a worker fails, the worker retries immediately, thousands of times a second
 * while a server starts or stops. Here a failure takes a quarter of a second. BM001 is an answer of BullMQ's own functions.
 */
function slowToFail(pool: Pool): PgPool {
  const patiently = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'BM001')) await sleep(250);
      throw error;
    }
  };
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'query') {
        return (text: string, values?: unknown[]) => patiently(pool.query(text, values));
      }
      if (property === 'connect') return () => patiently(pool.connect());
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
