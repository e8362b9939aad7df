import { setTimeout } from 'node:timers/promises';
import { RefreshRequestRepository, type RefreshRequest } from '@quadrant/store/refreshes';
import { asOwner, useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { createPublisher, forgetPublished, readPublished } from '../builders/history.js';
import { CountedWay } from './counted-way.js';
import { importHistory, importWhatMovesAll } from './generated-history.js';
import { WorkerProcess } from './worker-process.js';
import type { DataSource } from 'typeorm';

/** They are some megabytes on the wire: each part of them is many packets. */
const TOURNAMENTS = 2_000;
const PARTS = [0.05, 0.25, 0.5, 0.75, 0.95];

describe('a worker that is killed in the middle of a refresh', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let way: CountedWay;
  let wayUrl: string;
  let requests: RefreshRequestRepository;
  let worker: WorkerProcess | null = null;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    requests = new RefreshRequestRepository(dataSource);
    const url = new URL(database.url);
    way = new CountedWay({ host: url.hostname, port: Number(url.port) });
    url.port = String(await way.open());
    url.hostname = '127.0.0.1';
    wayUrl = url.href;
  });

  afterAll(async () => {
    await worker?.kill();
    await way.close();
  });

  const ask = (reason: string) => requests.request(reason, { handle: 'spec', at: new Date(), requestId: null });

  /** The worker has low priority, so it takes its time on a busy machine. */
  async function untilDone({ id }: RefreshRequest): Promise<void> {
    while ((await requests.findById(id))?.state !== 'done') await setTimeout(50);
  }

  /** Reads what readers see: the chain hash of the head run, and all that is published. */
  async function readHead(): Promise<{ readonly chain: string; readonly published: unknown }> {
    const [head] = await dataSource.query<{ chain: string }[]>(
      `select encode(chain_sha256, 'hex') as chain from publication join runs on number = head_run`,
    );
    return { chain: head!.chain, published: await readPublished(dataSource) };
  }

  /** Lists connections of workers, and those that are still in a transaction. */
  const listConnections = () =>
    dataSource.query<object[]>(
      `select application_name, state, query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and (application_name <> 'quadrant' or state <> 'idle')`,
    );

  /** Loses the queue with the worker. Otherwise it would keep the job for the dead worker until its lock expires. */
  async function loseQueue(): Promise<void> {
    await asOwner(dataSource, `drop schema bullmq cascade`);
    await dataSource.query(`update outbox set enqueued_at = null, available_at = now()`);
  }

  /** Starts a worker that takes the requested refresh, and kills it after so many bytes on its connections. */
  async function killAfter(bytes: number): Promise<void> {
    const doomed = (worker = new WorkerProcess(wayUrl));
    await new Promise<void>((resolve) => way.passed(bytes, () => resolve(doomed.kill())));
    await loseQueue();
  }

  it('leaves the old numbers whole, and the next one publishes what an undisturbed one does', async () => {
    await importHistory(dataSource, TOURNAMENTS);
    await refreshFully(dataSource);
    await importWhatMovesAll(dataSource, 1);
    const undisturbed = await ask('undisturbed');
    worker = new WorkerProcess(wayUrl);
    await untilDone(undisturbed);
    const whole = way.counted;
    await worker.stop();

    await importWhatMovesAll(dataSource, 2);
    const before = await readHead();
    const disturbed = await ask('disturbed');
    for (const part of PARTS) {
      await killAfter(part * whole);
      expect(await requests.findById(disturbed.id)).toMatchObject({ state: 'running', run: null });
      expect(await readHead()).toEqual(before);
    }

    worker = new WorkerProcess(wayUrl);
    await untilDone(disturbed);
    await worker.stop();
    await eventually(async () => expect(await listConnections()).toEqual([]));

    const after = await readHead();
    expect(after.chain).not.toBe(before.chain);
    await forgetPublished(dataSource);
    await refreshFully(dataSource);
    expect(await readHead()).toEqual(after);
  }, 120_000);
});

/** Publishes a full refresh in this process, without a proxy. */
const refreshFully = (dataSource: DataSource) =>
  createPublisher(dataSource).publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });
