import type { PoolClient } from 'pg';

/** pg keeps these settings for a connection; a query without its own limit uses this one. */
interface Waiting {
  readonly connectionParameters: { query_timeout?: number | false };
}

/**
 * Lets the statements of a transaction take as long as they need, where a request begins work that a job would
 * otherwise do: a rollback over a long history, or the removal of a name from many documents. The connection has its
 * limits again when the transaction ends.
 */
export async function allowLongStatements(client: PoolClient): Promise<void> {
  await client.query('set local statement_timeout = 0');
  const { connectionParameters } = client as unknown as Waiting;
  const limit = connectionParameters.query_timeout;
  if (!limit) return;
  connectionParameters.query_timeout = false;
  withoutLimit.set(client, limit);
}

const withoutLimit = new WeakMap<PoolClient, number>();

/** Restores the limit of a connection that {@link allowLongStatements} removed. */
export function limitStatementsAgain(client: PoolClient): void {
  const limit = withoutLimit.get(client);
  if (limit === undefined) return;
  withoutLimit.delete(client);
  (client as unknown as Waiting).connectionParameters.query_timeout = limit;
}
