import type { Worker } from 'bullmq';
import { useTestDatabase } from '../../../test/builders/database.js';
import { openPostgres } from './postgres-backend.js';

describe('openPostgres', () => {
  const database = useTestDatabase();

  it('makes workers that look for jobs every 10 s after they could not listen', async () => {
    const ignore = () => undefined;
    const connection = await openPostgres({ url: database.url, ownerUrl: null }, 'worker', 60_000, ignore);
    const worker = connection.worker('publish', () => Promise.resolve(), { autorun: false });
    worker.on('error', ignore);
    await worker.waitUntilReady();
    // BullMQ waits until this instant when it could not listen.
    expect((worker as unknown as Worker)['getBlockTimeout'](Infinity)).toBe(10);
    await worker.close();
    await connection.close();
  });
});
