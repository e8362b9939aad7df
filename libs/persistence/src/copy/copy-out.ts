import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Tuples } from './tuples.js';

/**
 * Reads what a query gives by binary COPY, in batches of about 64 kB: PostgreSQL waits while a batch is used. Each batch is
 * the same cursor, to be stepped until `next` is false. Who stops early makes the rest be read and dropped, so that the
 * connection can be used again.
 *
 * @param query a select without parameters: COPY takes none
 * @throws what PostgreSQL says; the transaction is then lost, the connection is not
 */
export async function* copyOut(client: PoolClient, query: string): AsyncGenerator<Tuples> {
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
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
  }
}
