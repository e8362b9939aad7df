import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs `work` in one transaction on one connection of the data source's pool: committed when it returns, rolled back when
 * it throws. The client is pg's own, so COPY and TypeORM share transaction and pool.
 */
export function inTransaction<T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return dataSource.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('a TypeORM transaction has no query runner');
    return work((await queryRunner.connect()) as PoolClient);
  });
}
