import type { PoolClient } from 'pg';

/** What pg keeps of its settings for a connection; a query without a limit of its own takes this one. */
interface Waiting {
  readonly connectionParameters: { query_timeout?: number | false };
}

/**
 * Lets the statements of a transaction take as long as they need, where a request begins what a job would otherwise do: a
 * rollback over a long history, taking a name out of many documents. The connection has its limits again when the
 * transaction ends.
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

/** Gives a connection the limit back that {@link allowLongStatements} took from it. */
export function limitStatementsAgain(client: PoolClient): void {
  const limit = withoutLimit.get(client);
  if (limit === undefined) return;
  withoutLimit.delete(client);
  (client as unknown as Waiting).connectionParameters.query_timeout = limit;
}
