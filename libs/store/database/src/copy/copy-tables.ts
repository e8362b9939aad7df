import { setImmediate } from 'node:timers/promises';
import type { Connection, PoolClient, Submittable } from 'pg';
import { BinaryRows } from './binary-rows.js';
import { HEADER, TRAILER } from './copy-binary.js';

/** A table to which every item adds rows. */
export interface CopiedTable<T> {
  readonly name: string;
  /** The columns are named in the order of each row's fields. */
  readonly columns: readonly string[];
  /** Adds the rows of an item, none or many. */
  readonly write: (rows: BinaryRows, item: T) => void;
}

interface FilledTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly pieces: readonly Buffer[];
}

/** From this number on, encoding takes longer than an exchange for each table. */
const MANY_ITEMS = 20;

/**
 * Writes the rows of items into several tables by binary COPY. A few items take one exchange: PostgreSQL gets all
 * statements and all rows at once, instead of answering twice for each table. A report fills six tables, so this saves
 * about 2 ms of each receipt. With many items, each table takes an exchange, and PostgreSQL writes one while the next
 * is encoded; the rows of a table are in memory meanwhile. Tables without rows are left out.
 *
 * @param tables in the order in which they are written, those that others point at first
 * @throws what PostgreSQL says of a row that a table does not take, or what `write` throws; the transaction is then lost, the
 *   connection is not
 */
export async function copyTables<T>(
  client: PoolClient,
  tables: readonly CopiedTable<T>[],
  items: readonly T[],
): Promise<void> {
  if (items.length < MANY_ITEMS)
    return copyFilled(
      client,
      tables.map((table) => fill(table, items)),
    );
  let copying = Promise.resolve();
  try {
    for (const table of tables) {
      const filled = fill(table, items);
      await copying;
      copying = copyFilled(client, [filled]);
      // The code that awaits it next gets the error.
      copying.catch(() => undefined);
      // The socket accepts more than it can hold at once.
      await setImmediate();
    }
  } finally {
    await copying;
  }
}

const fill = <T>({ name, columns, write }: CopiedTable<T>, items: readonly T[]): FilledTable => ({
  name,
  columns,
  pieces: encode(columns.length, items, write),
});

async function copyFilled(client: PoolClient, tables: readonly FilledTable[]): Promise<void> {
  const filled = tables.filter(({ pieces }) => pieces.length > 0);
  if (filled.length === 0) return;
  const statements = filled.map(
    ({ name, columns }) => `copy ${name} (${columns.join(', ')}) from stdin (format binary)`,
  );
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | null | undefined) => (error ? reject(error) : resolve());
    client.query(
      new CopyQuery(
        statements.join('; '),
        filled.map(({ pieces }) => pieces),
        done,
      ),
    );
  });
}

function encode<T>(fields: number, items: readonly T[], write: (rows: BinaryRows, item: T) => void): Buffer[] {
  const rows = new BinaryRows(fields);
  for (const item of items) write(rows, item);
  return rows.drain();
}

const COPY_DATA = 'd'.charCodeAt(0);
const COPY_DONE = Buffer.from([...Buffer.from('c'), 0, 0, 0, 4]);

/**
 * PostgreSQL reads the rows of a COPY when it reaches the statement. It ignores rows of statements that it skipped
 * after an error (PostgreSQL manual, Message Flow, COPY Operations). pg calls these methods for the answers.
 */
class CopyQuery implements Submittable {
  /** @param callback pg replaces it to watch over the time */
  constructor(
    private readonly text: string,
    private readonly rows: readonly (readonly Buffer[])[],
    public callback: (error?: Error | null) => void,
  ) {}

  submit(connection: Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.text);
    for (const pieces of this.rows) {
      for (const piece of [HEADER, ...pieces, TRAILER]) {
        stream.write(copyData(piece.length));
        stream.write(piece);
      }
      stream.write(COPY_DONE);
    }
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback();
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** Returns the bytes that precede a piece: the kind of message, and its length including these four bytes. */
function copyData(length: number): Buffer {
  const head = Buffer.allocUnsafe(5);
  head[0] = COPY_DATA;
  head.writeInt32BE(length + 4, 1);
  return head;
}
