import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveHttp } from '@quadrant/http';
import { BatchWorkRepository } from '@quadrant/store/batches';
import type { DataSource } from 'typeorm';
import { FrontDoorModule } from '../../../apps/cli/src/front-door.module.js';
import { useTestDatabase } from '../../builders/database.js';
import { createPublisher } from '../../builders/history.js';
import { person } from '../../builders/surroundings.js';
import { winterLocal, winterLocalOf } from '../../builders/winter-local.js';
import { createBatches } from './batch-walk.js';

const now = () => new Date();

/** Does the steps that batches wait for, and the runs that they ask for, until it is told to stop. */
function workOn(dataSource: DataSource): () => Promise<void> {
  let isOver = false;
  const batches = createBatches(dataSource, now);
  const publisher = createPublisher(dataSource, now);
  const steps = new BatchWorkRepository(dataSource);
  const work = async () => {
    while (!isOver) {
      const rows = await dataSource.query<{ number: number }[]>('select number from batches order by number');
      for (const { number } of rows) {
        for (const step of ['read', 'diff', 'publish']) {
          const asked = await steps.findStep(number, step);
          if (asked === null) continue;
          await batches.work(number, step);
          if (asked.state === 'publishing') await publisher.publish({ kind: 'batch', batch: number, undo: false });
        }
      }
      await sleep(50);
    }
  };
  const working = work();
  return async () => {
    isOver = true;
    await working;
  };
}

describe('quadrant import of files that are no export', () => {
  let stop: () => Promise<void> = () => Promise.resolve();
  // The work ends before the database does: these run in the order in which they stand here.
  afterAll(() => stop());
  const database = useTestDatabase();
  const facts: Record<string, string> = {};
  const coordinator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home, ...facts }));
  let dataSource: DataSource;
  let close: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    const app = await serveHttp(FrontDoorModule, { settings: { port: 0, logLevel: 'silent', trustProxy: false } });
    facts['QUADRANT_URL'] = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
    close = () => app.close();
    dataSource = await database.dataSource();
    stop = workOn(dataSource);
    const { out } = await coordinator.call('token', 'create', '--role', 'coordinator', '--handle', 'Thsch');
    facts['QUADRANT_TOKEN'] = out.trim();
    mkdirSync(path.join(coordinator.folder, 'past'));
    coordinator.write('past/one.json', JSON.stringify(winterLocal({ externalId: 'past:1' })));
    coordinator.write('past/letter.txt', 'Dear Ann, nothing is in here.');
  });
  afterAll(async () => {
    await close();
    coordinator.leave();
  });

  const countStored = async () =>
    (await dataSource.query<{ n: number }[]>('select count(*)::integer as n from submissions'))[0]!.n;

  it('makes a batch, prints what it would change, and stops', async () => {
    const { code, out } = await coordinator.call('import', 'past');
    expect(code).toBe(3);
    expect(out).toContain('2 added');
    expect(out).toMatch(/Nothing is published\. To publish it: quadrant history publish 1 --fingerprint \w{64}/);
    expect(out).toContain('letter.txt:\n');
    expect(out).toContain('Answer what is open on /desk/history/1');
    expect(await countStored()).toBe(0);
  });

  it('publishes when it is told to, with a reason, and says what is left', async () => {
    expect(await coordinator.call('import', 'past', '--publish')).toMatchObject({ code: 2 });
    const { code, out } = await coordinator.call('import', 'past', '--publish', '--reason', 'the past', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ received: 2, batch: { state: 'published' } });
    expect(await countStored()).toBe(1);
  });

  it('finds afterwards that everything is stored already', async () => {
    const { code, out } = await coordinator.call('import', 'past/one.json');
    expect(code).toBe(1);
    expect(out).toContain('1 brought twice');
    expect(await countStored()).toBe(1);
  });

  it('makes a batch of a file with a report on each line, and stores none of them', async () => {
    const reports = [winterLocal({ externalId: 'past:1' }), winterLocalOf(2011, 3, { externalId: 'past:2' })];
    const lines = [...reports.map((report) => JSON.stringify(report)), 'ann beat bob', ''].join('\n');
    coordinator.write('history.ndjson', lines);
    const { code, out } = await coordinator.call('import', 'history.ndjson');
    expect(code).toBe(3);
    expect(out).toContain('3 added');
    expect(out).toContain('tournaments: 1 ready, 1 brought twice');
    expect(out).toContain('history-000003.json:\n');
    expect(await countStored()).toBe(1);
    const call = ['import', 'history.ndjson', '--publish', '--reason', 'the past'];
    expect(await coordinator.call(...call)).toMatchObject({ code: 1 });
    expect(await countStored()).toBe(2);
  });

  it.each([['--no-refresh'], ['--confirm', 'possible-duplicate=two rooms']])(
    'takes %s for an export only',
    async (...option) => {
      const { code, err } = await coordinator.call('import', 'history.ndjson', ...option);
      expect([code, err]).toEqual([2, expect.stringContaining('are for an export')]);
    },
  );

  it('says what is wrong with a path that leads nowhere, also without a server', async () => {
    const { code, err } = await coordinator.call('import', 'nowhere.ndjson');
    expect([code, err]).toEqual([2, expect.stringContaining('nowhere.ndjson')]);
  });
});
