import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DiskWatch } from '@quadrant/store/database';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { useTestDatabase } from '../../../test/builders/database.js';
import { createPublisher, createRefresher, handIn } from '../../../test/builders/history.js';
import { report } from '../../../test/builders/report.js';
import { round } from '../../../test/builders/round-text.js';
import { DiskNearlyFull, isPassing } from './disk-nearly-full.js';

describe('a refresh while the disk becomes nearly full', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataSource = await database.dataSource();
  });

  it('stops with nothing published, and begins again when there is room', async () => {
    let free = 50;
    const watch = new DiskWatch({ minFree: 100, folders: ['/'] }, () => Promise.resolve(free));
    const refresher = createRefresher(dataSource, createPublisher(dataSource), undefined, watch);
    const requests = new RefreshRequestRepository(dataSource);
    await handIn(dataSource, report(round('ann 100-35 bob FW', 'cy 100-20 dee FW')), { receivedAt: new Date() });
    const { id } = await requests.request('spec', { handle: 'spec', at: new Date(), requestId: null });

    await watch.look();
    await expect(refresher.work(id)).rejects.toThrow(DiskNearlyFull);
    expect(await requests.findById(id)).toMatchObject({ state: 'running', run: null });

    free = 200;
    await watch.look();
    await refresher.work(id);
    expect(await requests.findById(id)).toMatchObject({ state: 'done', run: 1 });
  });

  it.each([
    ['a stopped refresh', new DiskNearlyFull(), true],
    ['a full disk of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' }), true],
    ['a stopped PostgreSQL', Object.assign(new Error('shutting down'), { code: '57P01' }), true],
    ['a report that cannot be rated', new Error('no k-factor'), false],
  ])('takes %s for passing: %s', (_, error, passing) => {
    expect(isPassing(error)).toBe(passing);
  });
});
