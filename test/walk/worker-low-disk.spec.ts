import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { DiskWatch } from '@quadrant/store/database';
import { LowDiskPause } from '../../apps/worker/src/low-disk-pause.service.js';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';

const MEGABYTE = 1024 ** 2;

describe('the worker while the disk is nearly full', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let worker: INestApplicationContext;
  const environment = { ...process.env };
  let free = 500 * MEGABYTE;

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    delete process.env['REDIS_URL'];
    dataSource = await database.dataSource();
    worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    Object.assign(worker.get(DiskWatch, { strict: false }), { measure: () => Promise.resolve(free) });
  });

  afterAll(async () => {
    await worker.close();
    process.env = environment;
  });

  const handInRecent = (externalId: string) => {
    const startsAt = new Date(Date.now() - 86_400_000).toISOString();
    const played = [round('ann 100-35 bob FW', 'cy 100-20 dee FW'), round('ann 100-80 cy FW', 'bob 100-0 dee FW')];
    return handIn(dataSource, report(...played, { tournament: { externalId, startsAt } }), { receivedAt: new Date() });
  };
  const countRuns = async () => (await dataSource.query<object[]>('select number from runs')).length;
  const countPublished = async () => (await dataSource.query<object[]>('select from outcomes')).length;
  const setFree = async (megabytes: number) => {
    free = megabytes * MEGABYTE;
    await worker.get(DiskWatch, { strict: false }).look();
  };

  it('publishes nothing, and goes on by itself with what waited and what had failed', async () => {
    await handInRecent('low:1');
    await eventually(async () => expect(await countRuns()).toBe(1));
    await setFree(100);
    await handInRecent('low:2');
    // The job looks as it does after a failure on the full disk.
    await handInRecent('low:3');
    await dataSource.query(`update outbox set available_at = now() + interval '1 hour', attempts = 5`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await countRuns()).toBe(1);

    await setFree(400);
    await worker.get(LowDiskPause).hurry();
    // They are published by one run or two: it depends on what waits when the first begins.
    await eventually(async () => expect(await countPublished()).toBe(3));
  });
});
