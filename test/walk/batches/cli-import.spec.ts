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

  describe('answers for many files at once', () => {
    const games = (round: number) => `Round,Player 1,Player 2,Result\n1,Mia Moll ${round},Nils Nolte,FW\n`;
    const open = async (name: string, ...files: readonly string[]) => {
      const folder = name.replaceAll(' ', '-');
      for (const [at, file] of files.entries()) {
        mkdirSync(path.join(coordinator.folder, folder, path.dirname(file)), { recursive: true });
        coordinator.write(`${folder}/${file}`, games(at));
      }
      const { out } = await coordinator.call('history', 'open', name, '--json');
      const number = String((JSON.parse(out) as { number: number }).number);
      expect((await coordinator.call('history', 'add', number, folder)).code).toBe(0);
      return number;
    };
    const valuesOf = async (number: string) => {
      const rows = await dataSource.query<{ path: string; answers: Record<string, string> }[]>(
        'select path, answers from batch_manifest where batch = $1',
        [number],
      );
      return Object.fromEntries(rows.map(({ path: file, answers }) => [file, answers]));
    };

    it('are dates of folders, shapes and all files with --undated', async () => {
      const number = await open('no dates', 'north/a.csv', 'south/2004 b.csv', 'west/c.csv');
      const call = ['history', 'manifest', number];
      const { code, out } = await coordinator.call(...call, '--undated', 'north=2006-03', '--undated', 'south=year');
      expect([code, out]).toEqual([0, expect.stringContaining('2 files answered at once.')]);
      expect(await valuesOf(number)).toEqual({
        'north/a.csv': { startsAt: '2006-03' },
        'south/2004 b.csv': { startsAt: '2004' },
      });
      expect((await coordinator.call(...call, '--undated', 'east=unknown')).err).toContain('“east” is no folder');
      expect((await coordinator.call(...call, '--undated', '.=soon')).err).toContain('“soon” is no date');
      expect((await coordinator.call(...call, '--undated', '.=unknown')).out).toContain('1 file answered at once.');
    });

    it('are facts of all files, or of a folder, with --set', async () => {
      const number = await open('no director', 'north/a.csv', 'north/old/b.csv', 'south/c.csv');
      const call = ['history', 'manifest', number];
      await coordinator.call(...call, '--set', 'director=Nora', '--folder', 'north');
      const { out } = await coordinator.call(...call, '--set', 'director=Thsch', '--set', 'game=2e');
      expect(out).toContain('3 files answered at once.');
      expect(await valuesOf(number)).toEqual({
        'north/a.csv': { director: 'Nora', game: '2e' },
        'north/old/b.csv': { director: 'Nora', game: '2e' },
        'south/c.csv': { director: 'Thsch', game: '2e' },
      });
      const lost = await coordinator.call(...call, '--set', 'game=1e', '--folder', 'east');
      expect(lost.err).toContain('“east” is no folder');
    });

    it('are those of a published batch with --earlier, for shapes without an answer', async () => {
      const first = await open('the first', 'x/2009-05-01.csv');
      const shapeOf = async (number: string) =>
        (
          JSON.parse((await coordinator.call('history', 'recipe', number, '--json')).out) as {
            shapes: { fingerprint: string; answers: Record<string, string> }[];
          }
        ).shapes[0]!;
      const { fingerprint } = await shapeOf(first);
      const facts = ['--set', 'game=2e', '--set', 'director=Thsch'];
      await coordinator.call('history', 'recipe', first, fingerprint.slice(0, 8), ...facts);
      await coordinator.call('history', 'manifest', first, '--set', 'startsAt=2009-05-01', '--set', 'name=May');
      const diff = await coordinator.call('history', 'diff', first, '--json');
      const print = (JSON.parse(diff.out) as { fingerprint: string }).fingerprint;
      const publish = ['history', 'publish', first, '--fingerprint', print, '--reason', 'the past'];
      expect(await coordinator.call(...publish)).toMatchObject({ code: 0 });
      const second = await open('the second', 'x/2009-06-01.csv');
      expect((await shapeOf(second)).answers).toEqual({});
      expect((await coordinator.call('history', 'recipe', second, '--earlier')).code).toBe(0);
      expect((await shapeOf(second)).answers).toEqual({ game: '2e', director: 'Thsch' });
    });
  });
});
