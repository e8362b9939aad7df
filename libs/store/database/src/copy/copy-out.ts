import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Tuples } from './tuples.js';

/** A long read may take this long. */
const PATIENCE_MS = 600_000;

/**
 * Reads the result of a query by binary COPY, in batches of about 64 kB: PostgreSQL waits while a batch is used. Each
 * batch is the same cursor, to be stepped until `next` is false. When the caller stops early, the rest is read and
 * dropped, so that the connection can be used again.
 *
 * @param query a select without parameters: COPY takes none
 * @throws what PostgreSQL says; the transaction is then lost, the connection is not
 */
export async function* copyOut(client: PoolClient, query: string): AsyncGenerator<Tuples> {
  const copy = copyTo(`copy (${query}) to stdout (format binary)`);
  // A limit for requests would stop in the middle of a stream, and leave the connection there.
  const limited = Object.assign(copy, { query_timeout: PATIENCE_MS, callback: () => undefined });
  const stream = client.query(limited);
  let isOver = false;
  const end = () => (isOver = true);
  stream.once('end', end).once('error', end);
  const tuples = new Tuples();
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      tuples.feed(piece);
      yield tuples;
    }
  } finally {
    if (!isOver) await once(stream.resume(), 'end');
    // This stops pg's timer.
    limited.callback();
  }
}
