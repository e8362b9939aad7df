import type { PoolClient } from 'pg';
import { BinaryRows } from './binary-rows.js';
import { copyBinary } from './copy-binary.js';

/**
 * Writes the rows of items into a table by binary COPY. Items are encoded as PostgreSQL takes them, so that both work at
 * the same time; where no item has rows, PostgreSQL is not asked.
 *
 * @param columns names, in the order of each row's fields
 * @param write adds the rows of an item, none or many
 * @returns rows written
 * @throws as `copyBinary` does, and what `write` throws
 */
export async function copyEach<T>(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  items: Iterable<T>,
  write: (rows: BinaryRows, item: T) => void,
): Promise<number> {
  const pieces = piecesOf(columns.length, items, write);
  const first = pieces.next();
  return first.done === true ? 0 : copyBinary(client, table, columns, startingWith(first.value, pieces));
}

function* piecesOf<T>(fields: number, items: Iterable<T>, write: (rows: BinaryRows, item: T) => void) {
  const rows = new BinaryRows(fields);
  for (const item of items) {
    write(rows, item);
    if (rows.isPieceFull) yield* rows.drain();
  }
  yield* rows.drain();
}

function* startingWith(first: Buffer, others: Iterable<Buffer>): Generator<Buffer> {
  yield first;
  yield* others;
}
