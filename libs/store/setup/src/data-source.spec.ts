import { isDatabaseOutage } from '@quadrant/store/errors';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { createDataSource } from './data-source.js';

describe('the data source of a process that answers requests', () => {
  const database = useTestDatabase();

  it('gives up on a PostgreSQL that is connected and answers nothing', async () => {
    const dataSource = await createDataSource({ url: database.url, poolSize: 1, queryTimeoutMs: 1_000 }).initialize();
    try {
      const frozen: unknown = await dataSource.query(`select pg_sleep(4)`).catch((error: unknown) => error);
      expect(isDatabaseOutage(frozen)).toBe(true);
    } finally {
      await dataSource.destroy();
    }
  });
});
