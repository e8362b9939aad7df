import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';

/**
 * A client that listens for the loss of its connection from its first moment. PostgreSQL may close a connection in the packet
 * in which it becomes ready, when nobody has the client yet; an `error` event without a listener would end the process.
 */
export class LastingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // Whoever works with the client hears of the loss from the next query, or listens to `end`.
    this.on('error', () => undefined);
  }
}

/**
 * How long one attempt to connect may take where nobody waits for an answer over HTTP. On a machine that is forty times too busy,
 * the event loop alone may stop for ten seconds, and the timer then fires before the answer is read.
 */
export const PATIENT_CONNECT_MS = 60_000;

/** A client, not yet connected, whose loss of connection does not end the process. */
export const makeClient = (config: ClientConfig): Client =>
  new LastingClient({ connectionTimeoutMillis: PATIENT_CONNECT_MS, ...config });

/** A pool whose connections may be lost at any moment, in use or not; the next query reports it. */
export function makePool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, Client: LastingClient });
  pool.on('error', () => undefined);
  return pool;
}
