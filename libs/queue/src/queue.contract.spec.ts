import { setTimeout as sleep } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import { Client } from 'pg';
import { useTestDatabase } from '../../../test/builders/database.js';
import { describeWithRedis } from '../../../test/builders/redis.js';
import { TcpProxy } from '../../../test/builders/tcp-proxy.js';
import type { JobAttempt, JobHandlers, JobPayloads, JobRequest } from './job-contract.js';
import { JobProducer } from './job-producer.js';
import type { QueueBackend, QueueSettings } from '@quadrant/settings';
import { WorkerHost, type WorkerHostOptions } from './worker-host.js';

const refresh = (id: string): JobRequest => ({ id, name: 'refresh', payload: { requestId: id } });

const tournament = { kind: 'revision', tournamentId: '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01', revision: 3 } as const;

/** Returns a promise that the test resolves when it wants to. */
function createGate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

/** Enqueues a rejected job again a little later, as the relay does. */
async function enqueuePatiently(producer: JobProducer, job: JobRequest): Promise<void> {
  const enqueue = (): Promise<boolean> =>
    producer.enqueue([job]).then(
      () => true,
      () => false,
    );
  while (!(await enqueue())) await sleep(20);
}

type Patience = Pick<QueueSettings, 'answerWithinMs' | 'lostJobs'>;

/** With these, a busy machine does not lose a job or its backend. */
const PATIENT: Patience = { lostJobs: { lockMs: 60_000, checkMs: 1_000 }, answerWithinMs: 60_000 };
/** These are for tests that wait until a job or the backend is lost. */
const HASTY: Patience = { lostJobs: { lockMs: 2_000, checkMs: 300 }, answerWithinMs: 3_000 };

interface Failure {
  id: string;
  message: string;
  attemptsLeft: number;
}

/** Tests the behaviour that both backends must have. `getBackend` returns the backend, which every test finds empty. */
function describeQueue(getBackend: () => QueueBackend, empty: () => Promise<void>, defaultPort: number): void {
  let opened: { close(): Promise<void> }[];
  let failures: Failure[];
  let patience: Patience;

  const settings = (backend: QueueBackend): QueueSettings => ({
    backend,
    retries: { attempts: 3, firstDelayMs: 200 },
    ...patience,
  });
  const ignore = (): void => undefined;

  function openProducer(backend = getBackend()): JobProducer {
    const producer = new JobProducer(settings(backend), ignore);
    opened.push(producer);
    return producer;
  }

  type RefreshHandler = (requestId: string, attempt: JobAttempt) => Promise<void> | void;

  async function startHost(
    onRefresh: RefreshHandler,
    options: Partial<WorkerHostOptions> = {},
    backend = getBackend(),
  ): Promise<WorkerHost> {
    const host = new WorkerHost(settings(backend), ignore);
    opened.unshift(host);
    const handlers: JobHandlers = {
      publish: () => Promise.reject(new Error('not asked for')),
      refresh: async ({ requestId }, attempt) => onRefresh(requestId, attempt),
      batch: () => Promise.reject(new Error('not asked for')),
      push: () => Promise.reject(new Error('not asked for')),
      mail: () => Promise.reject(new Error('not asked for')),
      notices: () => Promise.reject(new Error('not asked for')),
      event: () => Promise.reject(new Error('not asked for')),
      webhook: () => Promise.reject(new Error('not asked for')),
    };
    await host.startWorkers(handlers, { concurrency: 1, onFailed: collectFailure, ...options });
    return host;
  }

  const collectFailure: WorkerHostOptions['onFailed'] = ({ id }, { message }, attemptsLeft) => {
    failures.push({ id, message, attemptsLeft });
  };

  beforeEach(async () => {
    opened = [];
    failures = [];
    patience = PATIENT;
    await empty();
  });

  afterEach(async () => {
    for (const it of opened) await it.close();
  });

  it('hands a job to the handler of its name, with its payload', async () => {
    const taken: [JobPayloads['publish'], JobAttempt][] = [];
    const host = new WorkerHost(settings(getBackend()), ignore);
    opened.unshift(host);
    await host.startWorkers(
      {
        publish: (payload, attempt) => Promise.resolve(void taken.push([payload, attempt])),
        refresh: () => Promise.reject(new Error('not asked for')),
        batch: () => Promise.reject(new Error('not asked for')),
        push: () => Promise.reject(new Error('not asked for')),
        mail: () => Promise.reject(new Error('not asked for')),
        notices: () => Promise.reject(new Error('not asked for')),
        event: () => Promise.reject(new Error('not asked for')),
        webhook: () => Promise.reject(new Error('not asked for')),
      },
      { concurrency: 1 },
    );
    await openProducer().enqueue([{ id: 'outbox-1', name: 'publish', payload: tournament }]);
    await until(() => taken.length > 0);
    expect(taken).toEqual([[tournament, { jobId: 'outbox-1', attempt: 1, attemptsLeft: 2 }]]);
  });

  it('ignores an id that waits already', async () => {
    const producer = openProducer();
    await producer.enqueue([refresh('outbox-1'), refresh('outbox-1')]);
    await producer.enqueue([refresh('outbox-1'), refresh('outbox-2')]);
    const taken: string[] = [];
    await startHost((id) => void taken.push(id));
    await until(() => taken.includes('outbox-2'));
    expect(taken).toEqual(['outbox-1', 'outbox-2']);
  });

  it('ignores an id whose job runs', async () => {
    const gate = createGate();
    const taken: string[] = [];
    await startHost(async (id) => {
      taken.push(id);
      await gate.passed;
    });
    const producer = openProducer();
    await producer.enqueue([refresh('outbox-1')]);
    await until(() => taken.length === 1);
    await producer.enqueue([refresh('outbox-1'), refresh('outbox-2')]);
    gate.open();
    await until(() => taken.includes('outbox-2'));
    expect(taken).toEqual(['outbox-1', 'outbox-2']);
  });

  it('takes an id again once its job is completed', async () => {
    const producer = openProducer();
    const taken: string[] = [];
    await startHost((id) => void taken.push(id));
    await producer.enqueue([refresh('outbox-1'), refresh('outbox-2')]);
    await until(() => taken.length === 2);
    await producer.enqueue([refresh('outbox-1')]);
    await until(() => taken.length === 3);
    expect(taken).toEqual(['outbox-1', 'outbox-2', 'outbox-1']);
  });

  it('takes an id again once its job has failed for good', async () => {
    const producer = openProducer();
    let runs = 0;
    await startHost(() => {
      runs += 1;
      if (runs === 1) throw new UnrecoverableError('no');
    });
    await producer.enqueue([refresh('outbox-1')]);
    await until(() => failures.length === 1);
    await producer.enqueue([refresh('outbox-1')]);
    await until(() => runs === 2);
    expect(failures).toEqual([{ id: 'outbox-1', message: 'no', attemptsLeft: 0 }]);
  });

  it('tries a failed job again after a while, lets others pass meanwhile, and gives up after the last attempt', async () => {
    const taken: string[] = [];
    await startHost((id, { attempt }) => {
      taken.push(`${id} ${attempt}`);
      if (id === 'weak') throw new Error(`failed ${attempt}`);
    });
    await openProducer().enqueue([refresh('weak'), refresh('strong')]);
    await until(() => failures.length === 3);
    expect(taken).toEqual(['weak 1', 'strong 1', 'weak 2', 'weak 3']);
    expect(failures).toEqual([
      { id: 'weak', message: 'failed 1', attemptsLeft: 2 },
      { id: 'weak', message: 'failed 2', attemptsLeft: 1 },
      { id: 'weak', message: 'failed 3', attemptsLeft: 0 },
    ]);
  });

  it('gives up a job with a wrong payload before its handler sees it', async () => {
    const taken: string[] = [];
    await startHost((id) => void taken.push(id));
    const wrong = { id: 'outbox-1', name: 'refresh', payload: { requestId: 7 } } as unknown as JobRequest;
    await openProducer().enqueue([wrong, refresh('outbox-2')]);
    await until(() => taken.length > 0 && failures.length > 0);
    expect(taken).toEqual(['outbox-2']);
    expect(failures).toEqual([
      {
        id: 'outbox-1',
        message: 'The payload of a refresh job is wrong: requestId must be a text that is not empty.',
        attemptsLeft: 0,
      },
    ]);
  });

  it('runs jobs in the order in which they were enqueued', async () => {
    const producer = openProducer();
    const ids = Array.from({ length: 30 }, (_, index) => `outbox-${index + 1}`);
    await producer.enqueue(ids.slice(0, 20).map(refresh));
    for (const id of ids.slice(20)) await producer.enqueue([refresh(id)]);
    const taken: string[] = [];
    await startHost((id) => void taken.push(id));
    await until(() => taken.length >= ids.length);
    expect(taken).toEqual(ids);
  });

  it('takes a thousand jobs at once and runs each of them once', async () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => `outbox-${index + 1}`);
    await openProducer().enqueue(ids.map(refresh));
    const taken: string[] = [];
    await startHost((id) => void taken.push(id), { concurrency: 16 });
    await until(() => taken.length >= ids.length);
    expect(taken).toHaveLength(ids.length);
    expect(new Set(taken)).toEqual(new Set(ids));
  });

  it('shares the jobs among two hosts and runs each of them once', async () => {
    const taken: Record<'first' | 'second', string[]> = { first: [], second: [] };
    const bothAtWork = createGate();
    const handle = (host: 'first' | 'second') => async (id: string) => {
      taken[host].push(id);
      if (taken.first.length > 0 && taken.second.length > 0) bothAtWork.open();
      await bothAtWork.passed;
    };
    await startHost(handle('first'));
    await startHost(handle('second'));
    const ids = Array.from({ length: 40 }, (_, index) => `outbox-${index + 1}`);
    await openProducer().enqueue(ids.map(refresh));
    await until(() => taken.first.length + taken.second.length >= ids.length);
    expect([...taken.first, ...taken.second].sort()).toEqual([...ids].sort());
  });

  it('finishes the running job, and no other, when a host is closed', async () => {
    const gate = createGate();
    const events: string[] = [];
    const host = await startHost(async (id) => {
      events.push(`${id} starts`);
      await gate.passed;
      events.push(`${id} ends`);
    });
    await openProducer().enqueue([refresh('outbox-1'), refresh('outbox-2')]);
    await until(() => events.length === 1);
    const closed = host.close().then(() => events.push('closed'));
    gate.open();
    await closed;
    expect(events).toEqual(['outbox-1 starts', 'outbox-1 ends', 'closed']);

    const taken: string[] = [];
    await startHost((id) => void taken.push(id));
    await until(() => taken.length > 0);
    expect(taken).toEqual(['outbox-2']);
  });

  it('loses nothing when a host dies: another takes up its job', async () => {
    const gate = createGate();
    const startedBy: string[] = [];
    patience = HASTY;
    const dying = await startHost(async () => {
      startedBy.push('dying');
      await gate.passed;
    });
    await openProducer().enqueue([refresh('outbox-1')]);
    await until(() => startedBy.length === 1);
    await dying.abandon();
    await startHost(() => void startedBy.push('living'));
    await until(() => startedBy.length === 2);
    expect(startedBy).toEqual(['dying', 'living']);
    gate.open();
  });

  it('starts no worker while a job of the contract has no handler', async () => {
    const host = new WorkerHost(settings(getBackend()), ignore);
    const incomplete = {
      refresh: () => Promise.resolve(),
      batch: () => Promise.reject(new Error('not asked for')),
      push: () => Promise.reject(new Error('not asked for')),
      mail: () => Promise.reject(new Error('not asked for')),
      notices: () => Promise.reject(new Error('not asked for')),
      event: () => Promise.reject(new Error('not asked for')),
      webhook: () => Promise.reject(new Error('not asked for')),
    } as unknown as JobHandlers;
    await expect(host.startWorkers(incomplete, { concurrency: 1 })).rejects.toThrow(
      'No worker starts: there is no handler for publish.',
    );
  });

  describe('when the way to the backend breaks', () => {
    let proxy: TcpProxy;
    const byProxy = (): QueueBackend => ({ ...getBackend(), url: proxy.route(getBackend().url) });

    beforeEach(async () => {
      patience = HASTY;
      proxy = new TcpProxy(getBackend().url, defaultPort);
      await proxy.open();
    });

    afterEach(() => proxy.cut());

    it('rejects what is enqueued, and takes and runs it once the way is open again', async () => {
      const producer = openProducer(byProxy());
      const taken: string[] = [];
      await startHost((id) => void taken.push(id), {}, byProxy());
      await producer.enqueue([refresh('before')]);
      await until(() => taken.length === 1);
      await proxy.cut();
      await expect(producer.enqueue([refresh('meanwhile')])).rejects.toThrow();
      await proxy.open();
      await enqueuePatiently(producer, refresh('after'));
      await until(() => taken.includes('after'));
      expect(taken[0]).toBe('before');
    });

    it('rejects what is enqueued when nothing answers any more', async () => {
      const producer = openProducer(byProxy());
      await producer.enqueue([refresh('before')]);
      proxy.fallSilent();
      await expect(producer.enqueue([refresh('meanwhile')])).rejects.toThrow();
    });

    it('rejects the first job of a producer and the start of a host, and lets both try again', async () => {
      await proxy.cut();
      const producer = openProducer(byProxy());
      await expect(producer.enqueue([refresh('early')])).rejects.toThrow();
      const host = new WorkerHost(settings(byProxy()), ignore);
      opened.unshift(host);
      const taken: string[] = [];
      const handlers: JobHandlers = {
        publish: () => Promise.reject(new Error('not asked for')),
        refresh: ({ requestId }) => Promise.resolve(void taken.push(requestId)),
        batch: () => Promise.reject(new Error('not asked for')),
        push: () => Promise.reject(new Error('not asked for')),
        mail: () => Promise.reject(new Error('not asked for')),
        notices: () => Promise.reject(new Error('not asked for')),
        event: () => Promise.reject(new Error('not asked for')),
        webhook: () => Promise.reject(new Error('not asked for')),
      };
      await expect(host.startWorkers(handlers, { concurrency: 1 })).rejects.toThrow();
      await proxy.open();
      await host.startWorkers(handlers, { concurrency: 1 });
      await producer.enqueue([refresh('late')]);
      await until(() => taken.length > 0);
      expect(taken).toEqual(['late']);
    });

    it('ends a host that closes, after its job, and runs the job again elsewhere', async () => {
      const gate = createGate();
      const startedBy: string[] = [];
      const cutOff = await startHost(
        async () => {
          startedBy.push('cut off');
          await gate.passed;
        },
        {},
        byProxy(),
      );
      await openProducer().enqueue([refresh('outbox-1')]);
      await until(() => startedBy.length === 1);
      await proxy.cut();
      const closed = cutOff.close();
      gate.open();
      await closed;
      await startHost(() => void startedBy.push('reached'));
      await until(() => startedBy.length === 2);
      expect(startedBy).toEqual(['cut off', 'reached']);
    });
  });
}

describe('The queue on PostgreSQL', () => {
  const database = useTestDatabase();

  async function query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  const listTables = (): Promise<Record<string, unknown>[]> =>
    query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname`);

  describeQueue(
    () => ({ kind: 'postgres', url: database.url, ownerUrl: null }),
    () => query('DROP SCHEMA IF EXISTS bullmq CASCADE').then(() => undefined),
    5432,
  );

  it('keeps everything that is its own in a schema of its own', async () => {
    await query('DROP SCHEMA IF EXISTS bullmq CASCADE');
    const before = await listTables();
    const producer = new JobProducer(
      {
        backend: { kind: 'postgres', url: database.url, ownerUrl: null },
        retries: { attempts: 1, firstDelayMs: 1 },
        ...PATIENT,
      },
      () => undefined,
    );
    await producer.enqueue([refresh('outbox-1')]);
    await producer.close();
    expect(await listTables()).toEqual(before);
    expect(await query('SELECT id FROM bullmq.job')).toEqual([{ id: 'outbox-1' }]);
  });
});

describeWithRedis('A Redis that appears after the worker has started', (redis) => {
  it('is joined, and its jobs are taken up', async () => {
    const proxy = new TcpProxy(redis.url, 6379);
    await proxy.open();
    await proxy.cut();
    const settings: QueueSettings = {
      backend: { kind: 'redis', url: proxy.route(redis.url), prefix: redis.prefix },
      retries: { attempts: 1, firstDelayMs: 1 },
      ...HASTY,
    };
    const taken: string[] = [];
    const notAskedFor = () => Promise.reject(new Error('not asked for'));
    const handlers: JobHandlers = {
      publish: notAskedFor,
      refresh: ({ requestId }) => Promise.resolve(void taken.push(requestId)),
      batch: () => Promise.reject(new Error('not asked for')),
      push: () => Promise.reject(new Error('not asked for')),
      mail: () => Promise.reject(new Error('not asked for')),
      notices: () => Promise.reject(new Error('not asked for')),
      event: () => Promise.reject(new Error('not asked for')),
      webhook: () => Promise.reject(new Error('not asked for')),
    };
    const host = new WorkerHost(settings, () => undefined);
    const producer = new JobProducer(settings, () => undefined);
    const joined = createGate();
    await host.startWorkersPatiently(handlers, { concurrency: 1 }, joined.open);
    await expect(producer.enqueue([refresh('early')])).rejects.toThrow();
    await proxy.open();
    await joined.passed;
    await producer.enqueue([refresh('late')]);
    await until(() => taken.length > 0);
    expect(taken).toEqual(['late']);
    await host.close();
    await producer.close();
    await proxy.cut();
  });
});

describeWithRedis('The queue on Redis', (redis) => {
  let tests = 0;
  describeQueue(
    () => ({ kind: 'redis', url: redis.url, prefix: `${redis.prefix}-${tests}` }),
    () => {
      tests += 1;
      return Promise.resolve();
    },
    6379,
  );
});
