import { Client, Pool, type ClientConfig, type PoolConfig } from 'pg';
import { reportStatement } from './statements.js';

/**
 * A client that listens for the loss of its connection from its first moment. PostgreSQL may close a connection in the
 * packet in which it becomes ready, before the caller has the client. An `error` event without a listener would end the
 * process.
 */
export class LastingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The caller hears of the loss from the next query, or listens to `end`.
    this.on('error', () => undefined);
    const query = (...given: unknown[]) => (super.query as (...given: unknown[]) => unknown).apply(this, given);
    this.query = (...given: unknown[]) => reportStatement(query, given) as never;
  }
}

/**
 * Limits one attempt to connect where no HTTP request waits for it. On a machine that is forty times too busy, the
 * event loop alone may stop for ten seconds, and the timer then fires before the answer is read.
 */
export const PATIENT_CONNECT_MS = 60_000;

/** Makes a client that is not yet connected. Losing the connection does not end the process. */
export const makeClient = (config: ClientConfig): Client =>
  new LastingClient({ connectionTimeoutMillis: PATIENT_CONNECT_MS, ...config });

/** Makes a pool whose connections may be lost at any moment, in use or not. The next query reports it. */
export function makePool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, Client: LastingClient });
  pool.on('error', () => undefined);
  return pool;
}
