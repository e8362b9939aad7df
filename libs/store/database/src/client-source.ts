import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

const sources = new WeakMap<PoolClient, DataSource>();

/** Notes which data source a client is of, for {@link dataSourceOf}. */
export function rememberSource(client: PoolClient, dataSource: DataSource): void {
  sources.set(client, dataSource);
}

/** The data source that has lent a client, for a transaction, a snapshot or single statements. */
export function dataSourceOf(client: PoolClient): DataSource {
  const dataSource = sources.get(client);
  if (!dataSource) throw new Error('This client is of no transaction, snapshot or connection that was lent.');
  return dataSource;
}
