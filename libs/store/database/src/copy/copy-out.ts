import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Tuples } from './tuples.js';

/** A long read may take this long. */
const PATIENCE_MS = 600_000;

/**
 * Reads the bytes of a COPY, in pieces of about 64 kB: PostgreSQL waits while a piece is used. When the caller stops early,
 * the rest is read and dropped, so that the connection can be used again.
 *
 * @param source a table with its columns, or a select in parentheses, without parameters: COPY takes none
 * @param patienceMs it may take so long; 0 sets no limit
 * @returns rows read
 * @throws what PostgreSQL says; the transaction is then lost, the connection is not
 */
export async function* copyRaw(
  client: PoolClient,
  source: string,
  patienceMs = PATIENCE_MS,
): AsyncGenerator<Buffer, number> {
  const copy = copyTo(`copy ${source} to stdout (format binary)`);
  // A limit for requests would stop in the middle of a stream, and leave the connection there.
  const limited = Object.assign(copy, { query_timeout: patienceMs, callback: () => undefined });
  const stream = client.query(limited);
  let isOver = false;
  const end = () => (isOver = true);
  stream.once('end', end).once('error', end);
  try {
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    return stream.rowCount;
  } finally {
    if (!isOver) await once(stream.resume(), 'end');
    // This stops pg's timer.
    limited.callback();
  }
}

/**
 * Reads the result of a query by binary COPY, in batches. Each batch is the same cursor, to be stepped until `next` is
 * false.
 *
 * @param query a select without parameters
 * @throws as {@link copyRaw} does
 */
export async function* copyOut(client: PoolClient, query: string): AsyncGenerator<Tuples> {
  const tuples = new Tuples();
  for await (const piece of copyRaw(client, `(${query})`)) {
    tuples.feed(piece);
    yield tuples;
  }
}
