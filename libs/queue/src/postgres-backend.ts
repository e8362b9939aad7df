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

// A worker holds one connection for LISTEN for each kind of job; the rest run the short statements.
const POOL_SIZES: Record<ConnectionRole, number> = { producer: 2, worker: JOB_NAMES.length + 4 };

/** Connects to BullMQ's PostgreSQL backend and brings its schema up to date; rejects when one of them fails, with nothing left open. */
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
  // The first start makes the schema, which takes a slow machine longer than an answer; nobody else waits for a worker.
  const ofSchema = role === 'worker' ? { application_name: limits.application_name } : limits;
  const ownRole = await prepareSchema({ ...ofSchema, connectionString: ownerUrl ?? url }, url);
  const pool = makePool({
    ...limits,
    connectionString: url,
    max: POOL_SIZES[role],
    keepAlive: true,
    // BullMQ's functions name its tables without their schema.
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
 * A worker that could not listen waits for the next notification, for an hour if need be; and none comes for a job whose
 * second attempt is due. This one looks again before.
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
 * The pool as BullMQ sees it. A worker whose statement fails asks again at once, thousands of times a second while a
 * server starts or stops; here a failure takes a quarter of a second. BM001 is an answer of BullMQ's own functions.
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
