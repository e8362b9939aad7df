import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Signature, no flags, no extension (PostgreSQL manual, COPY, Binary Format). */
export const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
export const TRAILER = Buffer.from([0xff, 0xff]);

/**
 * Writes rows into a table by binary COPY, as fast as PostgreSQL takes them: a source that is asynchronous, or lazy, is
 * asked for more when the last was sent.
 *
 * @param columns names, in the order of each row's fields
 * @param pieces what `BinaryRows` drains, cut anywhere
 * @returns rows written
 * @throws what PostgreSQL says of a row that the table does not take, or what the source throws; the transaction is then
 *   lost, the connection is not
 */
export async function copyBinary(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<number> {
  return copyWhole(client, `${table} (${columns.join(', ')})`, framed(pieces));
}

/**
 * Writes what `copyRaw` read, header and trailer included.
 *
 * @param target a table with its columns
 * @param isFresh the transaction has made or truncated the table: then its rows are frozen as they are written, and nobody has to
 *   write their pages again when they are first read (manual, COPY, FREEZE)
 * @returns rows written
 * @throws as {@link copyBinary} does
 */
export async function copyWhole(
  client: PoolClient,
  target: string,
  bytes: AsyncIterable<Uint8Array>,
  isFresh = false,
): Promise<number> {
  const stream = client.query(copyFrom(`copy ${target} from stdin (format binary${isFresh ? ', freeze' : ''})`));
  await pipeline(Readable.from(bytes, { objectMode: false }), stream);
  return stream.rowCount;
}

async function* framed(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield HEADER;
  yield* pieces;
  yield TRAILER;
}
