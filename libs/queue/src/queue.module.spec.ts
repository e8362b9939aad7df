import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { JobProducer } from './job-producer.js';
import { QUEUE_SETTINGS, QueueModule } from './queue.module.js';
import type { QueueSettings } from '@quadrant/settings';
import { WorkerHost } from './worker-host.js';

@Module({ imports: [QueueModule] })
class FirstApp {}

@Module({ imports: [QueueModule] })
class SecondApp {}

const settings: QueueSettings = {
  backend: { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nowhere', ownerUrl: null },
  retries: { attempts: 1, firstDelayMs: 1 },
  lostJobs: { lockMs: 1_000, checkMs: 1_000 },
  answerWithinMs: 30_000,
};

function build() {
  return Test.createTestingModule({ imports: [FirstApp, SecondApp] })
    .overrideProvider(QUEUE_SETTINGS)
    .useValue(settings)
    .compile();
}

describe('QueueModule', () => {
  it('gives several root modules of one process the same producer and worker host', async () => {
    const app = await build();
    const from = <T>(root: typeof FirstApp, token: new (...args: never[]) => T): T =>
      app.select(root).get(token as never, { strict: false });
    expect(from(FirstApp, JobProducer)).toBe(from(SecondApp, JobProducer));
    expect(from(FirstApp, WorkerHost)).toBe(from(SecondApp, WorkerHost));
    await app.close();
  });

  it('starts without a backend; the first job hears that there is none', async () => {
    const app = await (await build()).init();
    const enqueued = app.get(JobProducer).enqueue([{ id: 'outbox-1', name: 'refresh', payload: { requestId: 'r' } }]);
    await expect(enqueued).rejects.toThrow('ECONNREFUSED');
    await app.close();
  });

  it('closes the workers first, while the database is still there, and then the producer', async () => {
    const app = await (await build()).init();
    const closed: string[] = [];
    jest.spyOn(app.get(WorkerHost), 'close').mockImplementation(() => Promise.resolve(void closed.push('workers')));
    jest.spyOn(app.get(JobProducer), 'close').mockImplementation(() => Promise.resolve(void closed.push('producer')));
    await app.close();
    expect(closed).toEqual(['workers', 'producer']);
  });
});
