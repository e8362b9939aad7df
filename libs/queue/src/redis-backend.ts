import { Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { BackendConnection, ConnectionRole } from './backend-connection.js';
import { within } from './deadline.js';
import type { ErrorLog } from './error-log.js';

/** Connects to BullMQ's Redis; rejects when that does not answer within `answerWithinMs`, with nothing left open. */
export async function openRedis(
  { url, prefix }: { url: string; prefix: string },
  role: ConnectionRole,
  answerWithinMs: number,
  log: ErrorLog,
): Promise<BackendConnection> {
  const client = new ClientWithCopies(url, {
    lazyConnect: true,
    connectTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    // BullMQ's workers ask for this: their blocking command waits through a reconnection.
    maxRetriesPerRequest: null,
    enableOfflineQueue: role === 'worker',
    retryStrategy: (times) => Math.min(100 * 2 ** times, 2_000),
  });
  let lastError: unknown = null;
  client.on('error', (error) => {
    lastError = error;
    log(error);
  });
  try {
    await within(answerWithinMs, client.connect(), `Redis did not answer within ${answerWithinMs} ms.`);
  } catch (error) {
    client.disconnectAll();
    // ioredis only says that the connection is closed; why, it told as an event.
    throw lastError ?? error;
  }
  return {
    queue: (name) => new Queue(name, { connection: client, prefix, streams: { events: { maxLen: 100 } } }),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, connection: client, prefix }),
    close: () => {
      client.disconnectAll();
      return Promise.resolve();
    },
  };
}

/** BullMQ copies the client for each worker, to block on the copy; a copy that cannot say goodbye must not stay behind. */
class ClientWithCopies extends Redis {
  readonly #copies: Redis[] = [];

  override duplicate(override?: Partial<RedisOptions>): Redis {
    // A copy waits for jobs longer than any answer takes; BullMQ watches over it.
    const copy = new ClientWithCopies({ ...this.options, ...override, socketTimeout: undefined });
    this.#copies.push(copy);
    return copy;
  }

  /**
   * Between two attempts to reconnect, ioredis only drops its timer: commands wait for ever, and so does BullMQ for the
   * event `end`. A client that has not connected yet ends as it should.
   */
  override disconnect(reconnect = false): void {
    if (this.status === 'reconnecting' && !reconnect) this.status = 'wait';
    super.disconnect(reconnect);
  }

  disconnectAll(): void {
    for (const client of [this, ...this.#copies]) client.disconnect();
  }
}
